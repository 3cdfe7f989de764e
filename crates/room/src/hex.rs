//! Bytes in hexadecimal, two small digits each.

use std::fmt::Write as _;

/// The digits of these bytes.
pub fn hex(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len() * 2);
    for byte in bytes {
        // Writing to a text does not fail.
        let _ = write!(text, "{byte:02x}");
    }
    text
}

/// The bytes of these digits, capital or small; none when there is half a byte or no digit.
pub fn unhex(text: &str) -> Option<Vec<u8>> {
    let digit = |byte: u8| char::from(byte).to_digit(16);
    let pairs = text.as_bytes().chunks_exact(2);
    if !pairs.remainder().is_empty() {
        return None;
    }
    pairs
        .map(|pair| u8::try_from(digit(pair[0])? * 16 + digit(pair[1])?).ok())
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_are_written_and_read() {
        assert_eq!(hex(&[0, 7, 0xA0, 0xFF]), "0007a0ff");
        assert_eq!(unhex("0007a0FF"), Some(vec![0, 7, 0xA0, 0xFF]));
        assert_eq!(unhex(""), Some(Vec::new()));
        for wrong in ["0", "0g", "+1", "é", "00 1"] {
            assert_eq!(unhex(wrong), None, "{wrong}");
        }
    }
}
