#!/usr/bin/env bash
# Plays ten million random plies against the second judge of the rules, which takes some minutes:
#     tests/ten_million_plies.sh [PLIES [SEED]]
# It prints the seed and what it has seen; at a difference it prints the position and fails.
set -euo pipefail
cd "$(dirname "$0")/.."
export ALEA_PLIES=${1:-10000000} ALEA_SEED=${2:-19}
exec cargo test --release --no-default-features --test rules -- plies::the_judges_agree_at_very_many_plies \
    --exact --ignored --nocapture
