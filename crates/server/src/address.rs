//! Where clients come from: subnets, proxies that are believed, and the address a budget is kept for.
//!
//! Behind a proxy every client has the proxy's address, and anybody can write a header that says otherwise.
//! So a header is heard only as far back as proxies that the operator named vouch for it.

use std::fmt;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use std::str::FromStr;

use axum::http::HeaderMap;

/// A range of addresses, as in `10.0.0.0/8` or `fd00::/8`; a single address is a range of one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Subnet {
    first: IpAddr,
    bits: u8,
}

/// A text is no subnet.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("subnet \"{0}\" unreadable, expected an address or ADDRESS/BITS")]
pub struct NotASubnet(String);

impl Subnet {
    /// The addresses of this machine for itself.
    pub const LOOPBACK: [Subnet; 2] = [
        Subnet {
            first: IpAddr::V4(Ipv4Addr::new(127, 0, 0, 0)),
            bits: 8,
        },
        Subnet {
            first: IpAddr::V6(Ipv6Addr::LOCALHOST),
            bits: 128,
        },
    ];

    /// Whether `address` lies in it. An IPv4 address written as IPv6 is the IPv4 address.
    pub fn contains(&self, address: IpAddr) -> bool {
        masked(address.to_canonical(), self.bits) == Some(self.first)
    }
}

impl FromStr for Subnet {
    type Err = NotASubnet;

    fn from_str(text: &str) -> Result<Subnet, NotASubnet> {
        let (address, bits) = text.split_once('/').map_or((text, None), |(a, b)| (a, Some(b)));
        let read = || {
            let address: IpAddr = address.parse().ok()?;
            let most = if address.is_ipv4() { 32 } else { 128 };
            let bits = bits.map_or(Some(most), |bits| bits.parse().ok())?;
            masked(address, bits).map(|first| Subnet { first, bits })
        };
        read().ok_or_else(|| NotASubnet(text.to_owned()))
    }
}

impl fmt::Display for Subnet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.first, self.bits)
    }
}

/// The first `bits` of an address; none when it has fewer.
fn masked(address: IpAddr, bits: u8) -> Option<IpAddr> {
    let bits = u32::from(bits);
    match address {
        IpAddr::V4(address) => {
            let rest = 32u32.checked_sub(bits)?;
            let mask = u32::MAX.checked_shl(rest).unwrap_or(0);
            Some(Ipv4Addr::from_bits(address.to_bits() & mask).into())
        }
        IpAddr::V6(address) => {
            let rest = 128u32.checked_sub(bits)?;
            let mask = u128::MAX.checked_shl(rest).unwrap_or(0);
            Some(Ipv6Addr::from_bits(address.to_bits() & mask).into())
        }
    }
}

/// Whom a budget is kept for: an IPv4 address, or the /64 of an IPv6 one, which is what one household
/// is given and any machine in it may choose from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Address(IpAddr);

impl From<IpAddr> for Address {
    fn from(ip: IpAddr) -> Address {
        let ip = ip.to_canonical();
        let bits = if ip.is_ipv4() { 32 } else { 64 };
        Address(masked(ip, bits).unwrap_or(ip))
    }
}

/// The proxies that are believed about whom they ask for.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Proxies<'a>(pub(crate) &'a [Subnet]);

impl Proxies<'_> {
    pub(crate) fn trusts(self, address: IpAddr) -> bool {
        self.0.iter().any(|subnet| subnet.contains(address))
    }

    /// Whom `peer` asks for. Each proxy adds whom it heard it from at the end, so that the list is read
    /// from there, as long as proxies that are believed tell it.
    pub(crate) fn asker(self, peer: IpAddr, headers: &HeaderMap) -> IpAddr {
        let lines = headers.get_all("x-forwarded-for").iter();
        let lines: Vec<&str> = lines.map(|line| line.to_str().unwrap_or_default()).collect();
        let mut told = lines.iter().rev().flat_map(|line| line.rsplit(','));
        let mut asker = peer;
        while self.trusts(asker) {
            match told.next().and_then(|told| told.trim().parse().ok()) {
                Some(before) => asker = before,
                None => break,
            }
        }
        asker
    }

    /// Whether `peer` says that it was asked over HTTPS.
    pub(crate) fn is_secure(self, peer: IpAddr, headers: &HeaderMap) -> bool {
        let proto = headers.get_all("x-forwarded-proto").iter().next_back();
        let proto = proto.and_then(|proto| proto.to_str().ok());
        let last = proto.and_then(|proto| proto.rsplit(',').next());
        self.trusts(peer) && last.is_some_and(|last| last.trim().eq_ignore_ascii_case("https"))
    }
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;
    use proptest::prelude::*;

    use super::*;

    fn ip(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    #[test]
    fn subnets_are_read_and_told() {
        for (text, inside, outside) in [
            ("10.0.0.0/8", "10.255.0.1", "11.0.0.1"),
            ("192.0.2.7", "192.0.2.7", "192.0.2.8"),
            ("0.0.0.0/0", "203.0.113.7", "::1"),
            ("fd00::/8", "fdff::1", "fe00::1"),
            ("2001:db8::1", "2001:db8::1", "2001:db8::2"),
            ("127.0.0.0/8", "::ffff:127.9.9.9", "126.0.0.1"),
        ] {
            let subnet: Subnet = text.parse().unwrap();
            assert!(subnet.contains(ip(inside)), "{text} {inside}");
            assert!(!subnet.contains(ip(outside)), "{text} {outside}");
        }
        for text in [
            "",
            "/",
            "10.0.0.0/33",
            "::/129",
            "10.0.0.0/",
            "10.0.0.0/-1",
            "ten",
            "10.0.0.0/8/8",
        ] {
            assert_eq!(text.parse::<Subnet>(), Err(NotASubnet(text.to_owned())), "{text}");
        }
        assert_eq!("10.1.2.3/8".parse::<Subnet>().unwrap().to_string(), "10.0.0.0/8");
    }

    #[test]
    fn a_household_is_one_address() {
        let one = |text: &str| Address::from(ip(text));
        assert_eq!(one("2001:db8:1:2::1"), one("2001:db8:1:2:ffff::9"));
        assert_ne!(one("2001:db8:1:2::1"), one("2001:db8:1:3::1"));
        assert_ne!(one("203.0.113.7"), one("203.0.113.8"));
        assert_eq!(one("::ffff:203.0.113.7"), one("203.0.113.7"));
    }

    fn forwarded(name: &'static str, values: &[&'static str]) -> HeaderMap {
        let mut headers = HeaderMap::new();
        for value in values {
            headers.append(name, HeaderValue::from_static(value));
        }
        headers
    }

    #[test]
    fn only_a_proxy_that_is_trusted_is_believed() {
        let subnets = [&Subnet::LOOPBACK[..], &["10.0.0.0/8".parse().unwrap()]].concat();
        let ask = |peer: &str, values: &[&'static str]| {
            Proxies(&subnets).asker(ip(peer), &forwarded("x-forwarded-for", values))
        };
        assert_eq!(ask("127.0.0.1", &[]), ip("127.0.0.1"));
        assert_eq!(ask("127.0.0.1", &["203.0.113.7"]), ip("203.0.113.7"));
        assert_eq!(
            ask("::ffff:127.0.0.1", &["192.0.2.9, 2001:db8::1"]),
            ip("2001:db8::1")
        );
        assert_eq!(
            ask("::1", &["203.0.113.7", "198.51.100.1"]),
            ip("198.51.100.1"),
            "the proxy's own"
        );
        assert_eq!(
            ask("10.0.0.1", &["198.51.100.1, 203.0.113.7, 10.0.0.2", "10.0.0.3"]),
            ip("203.0.113.7"),
            "behind three proxies"
        );
        assert_eq!(ask("198.51.100.1", &["203.0.113.7"]), ip("198.51.100.1"));
        assert_eq!(ask("127.0.0.1", &["unknown"]), ip("127.0.0.1"));
        assert_eq!(ask("10.0.0.1", &["unknown, 10.0.0.2"]), ip("10.0.0.2"));
    }

    #[test]
    fn only_a_proxy_that_is_trusted_makes_a_request_secure() {
        let ask = |peer: &str, values: &[&'static str]| {
            Proxies(&Subnet::LOOPBACK).is_secure(ip(peer), &forwarded("x-forwarded-proto", values))
        };
        assert!(ask("127.0.0.1", &["https"]));
        assert!(ask("::1", &["http", "HTTPS"]));
        assert!(!ask("127.0.0.1", &["https, http"]));
        assert!(!ask("127.0.0.1", &[]));
        assert!(!ask("203.0.113.7", &["https"]), "a stranger says anything");
    }

    proptest! {
        #[test]
        fn any_text_is_a_subnet_or_refused(text: String) {
            if let Ok(subnet) = text.parse::<Subnet>() {
                prop_assert_eq!(subnet.to_string().parse(), Ok(subnet));
            }
        }
    }
}
