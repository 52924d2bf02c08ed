//! Broken records, each beside the exact message that it gets.

use std::fs;
use std::path::Path;

use alea::record::Record;

/// The folder has `NAME.otg` and `NAME.txt` for each; with the variable `BLESS` set, the messages are written anew.
#[test]
fn every_broken_record_gets_its_message() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/text/broken");
    let mut count = 0;
    for entry in fs::read_dir(&folder).expect("the folder is there") {
        let record = entry.expect("it can be listed").path();
        let expected = record.with_extension("txt");
        if record
            .extension()
            .is_none_or(|extension| extension != "otg")
        {
            assert!(
                record.with_extension("otg").exists(),
                "{record:?} belongs to no record"
            );
            continue;
        }
        let bytes = fs::read(&record).expect("it can be read");
        let message = match Record::read(&String::from_utf8_lossy(&bytes)) {
            Err(error) => format!("{error}\n"),
            Ok(record) => panic!("{expected:?}: nothing is wrong: {record}"),
        };
        if std::env::var_os("BLESS").is_some() {
            fs::write(&expected, &message).expect("it can be written");
        }
        let expected_message = fs::read_to_string(&expected).expect("its message is beside it");
        assert_eq!(message, expected_message, "{expected:?}");
        count += 1;
    }
    assert!(count >= 40, "there are only {count}");
}
