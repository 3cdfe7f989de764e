//! The address under which players know the house.
//!
//! Without one it is the host that each request names, which is right at home and which a stranger may
//! choose: so nothing but the characters of a host is ever taken over into a link.

use std::fmt;
use std::str::FromStr;

/// The longest name of a host, with its port.
const LONGEST: usize = 255 + 6;

/// A public address: scheme, host and perhaps a port, as in `https://jeux.example`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PublicUrl(String);

/// A text is no public address.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("public address \"{0}\" unreadable, expected http://HOST or https://HOST without a path")]
pub struct NotAPublicUrl(String);

impl PublicUrl {
    /// The address of whoever was asked as `host`; none when that names no host.
    pub(crate) fn asked(host: &str, secure: bool) -> Option<PublicUrl> {
        let scheme = if secure { "https" } else { "http" };
        is_host(host).then(|| PublicUrl(format!("{scheme}://{host}")))
    }

    /// Whether players come over HTTPS.
    pub(crate) fn is_secure(&self) -> bool {
        self.0.starts_with("https:")
    }

    /// The same as a browser names where a page comes from.
    pub(crate) fn origin(&self) -> &str {
        &self.0
    }
}

/// Whether `text` can be a host and its port: nothing that could break out of an address.
fn is_host(text: &str) -> bool {
    let plain = |c: u8| c.is_ascii_alphanumeric() || matches!(c, b'.' | b'-' | b'_' | b':' | b'[' | b']');
    !text.is_empty() && text.len() <= LONGEST && text.bytes().all(plain)
}

impl FromStr for PublicUrl {
    type Err = NotAPublicUrl;

    fn from_str(text: &str) -> Result<PublicUrl, NotAPublicUrl> {
        let plain = text.trim().trim_end_matches('/').to_ascii_lowercase();
        match plain.split_once("://") {
            Some(("http" | "https", host)) if is_host(host) => Ok(PublicUrl(plain)),
            _ => Err(NotAPublicUrl(text.to_owned())),
        }
    }
}

impl fmt::Display for PublicUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn what_is_printed_is_read_as_the_same(
            text in prop_oneof![".*", r"\PC{0,4}[hH]ttps?:?/{0,3}[-a-zA-Z0-9._:/\[\]@?# ]{0,40}\PC{0,2}"],
        ) {
            if let Ok(read) = text.parse::<PublicUrl>() {
                let printed = read.to_string();
                prop_assert_eq!(printed.parse(), Ok(read));
            }
        }

        #[test]
        fn scheme_and_host_make_an_address(
            scheme in "https?",
            host in r"[a-z0-9][-a-z0-9.]{0,60}(:[0-9]{1,5})?",
        ) {
            let text = format!("{scheme}://{host}");
            let read = PublicUrl::asked(&host, scheme == "https").expect("a host");
            prop_assert_eq!(read.is_secure(), scheme == "https");
            prop_assert_eq!(read.origin(), &text);
            prop_assert_eq!(text.parse(), Ok(read));
        }
    }

    #[test]
    fn an_address_is_a_scheme_and_a_host() {
        for (text, read) in [
            ("https://jeux.example", "https://jeux.example"),
            ("https://Jeux.Example/", "https://jeux.example"),
            ("http://192.168.1.7:8080", "http://192.168.1.7:8080"),
            ("http://[fd00::1]:8080/", "http://[fd00::1]:8080"),
        ] {
            assert_eq!(text.parse::<PublicUrl>().unwrap().to_string(), read);
        }
        for text in [
            "",
            "jeux.example",
            "https://",
            "ftp://jeux.example",
            "https://jeux.example/salon",
            "https://ada@jeux.example",
            "https://jeux.example?x",
            "https://jeux example",
        ] {
            assert!(text.parse::<PublicUrl>().is_err(), "{text}");
        }
    }

    #[test]
    fn a_host_that_was_asked_is_a_host() {
        assert_eq!(
            PublicUrl::asked("jeux.example:8080", true).unwrap().origin(),
            "https://jeux.example:8080"
        );
        for host in ["", "a/b", "a\"><script>", &"h".repeat(300)] {
            assert_eq!(PublicUrl::asked(host, false), None, "{host}");
        }
    }
}
