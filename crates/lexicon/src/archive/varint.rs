//! Numbers of seven bits a byte, the last byte of each without its high bit.

/// Adds a number.
pub(crate) fn push_varint(bytes: &mut Vec<u8>, mut number: u32) {
    while number >= 0x80 {
        bytes.push(number as u8 | 0x80);
        number >>= 7;
    }
    bytes.push(number as u8);
}

/// Numbers read one after the other.
pub(crate) struct Varints<'b> {
    bytes: &'b [u8],
}

impl<'b> Varints<'b> {
    pub(crate) fn new(bytes: &'b [u8]) -> Varints<'b> {
        Varints { bytes }
    }

    /// The next number; 0 beyond the end.
    pub(crate) fn number(&mut self) -> u32 {
        let mut number = 0;
        let mut shift = 0;
        while let Some((&byte, rest)) = self.bytes.split_first() {
            self.bytes = rest;
            number |= u32::from(byte & 0x7f) << shift;
            shift += 7;
            if byte < 0x80 || shift > 28 {
                break;
            }
        }
        number
    }

    /// The next `length` bytes, or what is left of them.
    pub(crate) fn take(&mut self, length: usize) -> &'b [u8] {
        let (taken, rest) = self.bytes.split_at(length.min(self.bytes.len()));
        self.bytes = rest;
        taken
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn what_is_written_is_read(numbers in proptest::collection::vec(any::<u32>(), 0..20)) {
            let mut bytes = Vec::new();
            numbers.iter().for_each(|&number| push_varint(&mut bytes, number));
            let mut varints = Varints::new(&bytes);
            for number in numbers {
                prop_assert_eq!(varints.number(), number);
            }
            prop_assert_eq!(varints.number(), 0);
        }
    }
}
