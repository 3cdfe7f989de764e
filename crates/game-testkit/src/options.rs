//! What must hold of the options of every game: each value is set and told, and nothing else is.

use game_core::{Clause as _, Configurable, Game, OptionFault, OptionSpec, OptionValues, Settings};

/// Checks every option of a game: it cites clauses that exist, its values are set, told, and read again
/// as they were told; no other value, no other name and no two values at once are allowed.
///
/// # Panics
/// When one of these does not hold.
pub fn hold<G: Game + Configurable>(materials: G::Materials) {
    let configured = |settings: &[(String, String)]| {
        G::configure(settings, materials)
            .unwrap_or_else(|fault| panic!("{settings:?} should be allowed: {fault}"))
            .settings()
    };
    let refused = |settings: &[(String, String)]| match G::configure(settings, materials) {
        Ok(_) => panic!("{settings:?} should not be allowed"),
        Err(fault) => fault,
    };
    let usual = configured(&[]);
    let defaults: Vec<_> = G::OPTIONS.iter().map(|spec| (spec.name, spec.default)).collect();
    let told: Vec<_> = usual
        .iter()
        .map(|(name, value)| (*name, value.as_str()))
        .collect();
    assert_eq!(told, defaults, "what is told when nothing is said");
    for spec in G::OPTIONS {
        cites_clauses::<G>(spec);
        let values = values(spec);
        for value in &values {
            let told = configured(&set(&[(spec.name, value)]));
            let own = (spec.name, value.clone());
            assert!(told.contains(&own), "{own:?} is not told in {told:?}");
            assert_eq!(told == usual, value == spec.default, "{own:?}");
            let again: Vec<_> = told.iter().map(|(name, value)| (*name, value.as_str())).collect();
            assert_eq!(configured(&set(&again)), told, "{own:?}, told and said again");
        }
        for value in strangers(spec) {
            let fault = refused(&set(&[(spec.name, &value)]));
            assert_eq!(fault, OptionFault::new(G::OPTIONS, spec.name, &value));
        }
        if let [one, .., other] = values.as_slice() {
            let fault = refused(&set(&[(spec.name, one), (spec.name, other)]));
            let said = (fault.name.as_str(), &fault.value, fault.before.as_ref());
            assert_eq!(said, (spec.name, other, Some(one)));
            configured(&set(&[(spec.name, one), (spec.name, one)]));
        }
    }
    let unknown = refused(&set(&[("no such option", "")]));
    assert_eq!(unknown, OptionFault::new(G::OPTIONS, "no such option", ""));
}

fn set(settings: &[(&str, &str)]) -> Settings {
    let owned = |(name, value): &(&str, &str)| ((*name).to_owned(), (*value).to_owned());
    settings.iter().map(owned).collect()
}

fn cites_clauses<G: Game>(spec: &OptionSpec) {
    assert!(!spec.clauses.is_empty(), "{} changes no clause", spec.name);
    for id in spec.clauses {
        let known = G::Clause::ALL.iter().any(|clause| clause.id() == *id);
        assert!(known, "{} cites {id}, not a clause", spec.name);
    }
}

/// The values to try, the default among them.
fn values(spec: &OptionSpec) -> Vec<String> {
    match spec.values {
        OptionValues::OneOf(words) => words.iter().map(|&word| word.to_owned()).collect(),
        OptionValues::Number(low, high) => {
            vec![low.to_string(), spec.default.to_owned(), high.to_string()]
        }
        OptionValues::Text(_) => vec![spec.default.to_owned()],
    }
}

/// Values that no option of this kind may have.
fn strangers(spec: &OptionSpec) -> Vec<String> {
    let beyond = match spec.values {
        OptionValues::Number(low, high) => vec![(low - 1).to_string(), (high + 1).to_string()],
        OptionValues::OneOf(_) | OptionValues::Text(_) => Vec::new(),
    };
    let no_value = ["never so".to_owned(), String::new()];
    beyond.into_iter().chain(no_value).collect()
}
