//! Numbered texts in one section.

/// The texts in the form that [`Texts`] reads: their bounds, then their bytes.
pub(crate) fn pack_texts<'t>(texts: impl Iterator<Item = &'t str> + Clone) -> Vec<u8> {
    let count = texts.clone().count() as u32;
    let mut bytes = count.to_le_bytes().to_vec();
    let mut end = 0_u32;
    for text in texts.clone() {
        end += text.len() as u32;
        bytes.extend(end.to_le_bytes());
    }
    texts.for_each(|text| bytes.extend(text.bytes()));
    bytes
}

/// Numbered texts.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Texts {
    bounds: &'static [u8],
    bytes: &'static [u8],
}

impl Texts {
    pub(crate) fn open(section: &'static [u8]) -> Option<Texts> {
        let (count, rest) = section.split_first_chunk()?;
        let length = (u32::from_le_bytes(*count) as usize).checked_mul(4)?;
        let (bounds, bytes) = rest.split_at_checked(length)?;
        Some(Texts { bounds, bytes })
    }

    /// The text of this number; empty when there is none.
    pub(crate) fn get(self, number: usize) -> &'static str {
        let begin = if number == 0 {
            Some(0)
        } else {
            self.end(number - 1)
        };
        let bytes = begin
            .zip(self.end(number))
            .and_then(|(begin, end)| self.bytes.get(begin..end));
        std::str::from_utf8(bytes.unwrap_or_default()).unwrap_or_default()
    }

    fn end(self, number: usize) -> Option<usize> {
        let at = number.checked_mul(4)?;
        let bound = self.bounds.get(at..at + 4)?.first_chunk()?;
        Some(u32::from_le_bytes(*bound) as usize)
    }
}
