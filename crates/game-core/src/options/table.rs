//! The table of options that a game writes down once: [`rules!`](crate::rules) makes everything else of it.

/// The rules of a game, option by option. Of each line come a field, its type where the values are named
/// there, its place in `OPTIONS` and `DEFAULT`, how it is read and how it is told.
///
/// ```
/// game_core::rules! {
///     /// The rules of a small game.
///     #[derive(Clone, Copy, Debug, PartialEq, Eq)]
///     pub struct Rules {
///         /// Who begins (S1).
///         first: First {
///             /// The eldest.
///             Eldest = "eldest",
///             /// Whoever the lot names.
///             Lot = "lot",
///         }, ["S1"];
///         /// How many stones there are (S2).
///         stones: u8 = game_core::number!(12 in 5..=40), ["S2", "E1"];
///         /// Whether one may pass (M3).
///         pass_allowed as "pass": bool = game_core::ON_OFF, ["M3"];
///     }
/// }
///
/// let said = [("pass".to_owned(), "off".to_owned())];
/// let rules = Rules::configure(&said).expect("an option");
/// assert_eq!(rules, Rules { pass_allowed: false, ..Rules::DEFAULT });
/// assert_eq!(rules.settings()[2], ("pass", "off".to_owned()));
/// assert_eq!(Rules::OPTIONS[1].default, "12");
/// assert!(Rules::configure(&[("stones".to_owned(), "4".to_owned())]).is_err());
/// ```
///
/// A line may say how the option is named (`as "pass"`) where the field cannot be named so. What options
/// say of each other stands after the lines: `agreed by settle` names a method that is given the settings,
/// refuses what contradicts and gives the rules with what follows.
#[macro_export]
macro_rules! rules {
    (
        $(#[$about:meta])*
        $vis:vis struct $rules:ident {
            $(
                $(#[$doc:meta])*
                $field:ident $(as $name:literal)? : $type:ident
                    $({ $($values:tt)+ })? $(= $domain:expr)?, [$($clause:literal),+];
            )+
        }
        $(agreed by $settle:ident)?
    ) => {
        $( $crate::rules! { @type [$(#[$doc])*] $type $($($values)+)? } )+

        $(#[$about])*
        $vis struct $rules {
            $( $(#[$doc])* pub $field: $type, )+
        }

        impl $rules {
            /// Every option at its default.
            pub const DEFAULT: $rules = $rules {
                $( $field: $crate::rules!(@domain $type $($domain)?).default, )+
            };

            /// The options as they are named and set.
            pub const OPTIONS: &'static [$crate::OptionSpec] = &[
                $( $crate::rules!(@domain $type $($domain)?)
                    .spec($crate::rules!(@name $field $($name)?), &[$($clause),+]), )+
            ];

            /// The rules with these options set and every other one at its default.
            ///
            /// # Errors
            /// When a name is unknown, a value is not allowed, or two of them contradict each other.
            pub fn configure(settings: &[(String, String)]) -> Result<$rules, $crate::OptionFault> {
                let rules = $crate::set_options($rules::DEFAULT, $rules::OPTIONS, settings, $rules::set)?;
                $( let rules = rules.$settle(settings)?; )?
                Ok(rules)
            }

            /// Sets one option; none when it cannot be set so.
            fn set(&mut self, name: &str, value: &str) -> Option<()> {
                match name {
                    $( $crate::rules!(@name $field $($name)?) => {
                        self.$field = ($crate::rules!(@domain $type $($domain)?).read)(value)?;
                    } )+
                    _ => return None,
                }
                Some(())
            }

            /// The value of every option, in the order of `OPTIONS`.
            pub fn settings(&self) -> Vec<(&'static str, String)> {
                vec![$( (
                    $crate::rules!(@name $field $($name)?),
                    ($crate::rules!(@domain $type $($domain)?).write)(&self.$field),
                ) ),+]
            }
        }
    };
    (@type [$(#[$doc:meta])*] $type:ident) => {};
    (@type [$(#[$doc:meta])*] $type:ident $($values:tt)+) => {
        $crate::choice! { $(#[$doc])* $type { $($values)+ } }
    };
    (@domain $type:ident) => { <$type>::DOMAIN };
    (@domain $type:ident $domain:expr) => { $domain };
    (@name $field:ident) => { stringify!($field) };
    (@name $field:ident $name:literal) => { $name };
}

/// Declares the type of an option of a few named values, the default first.
#[macro_export]
macro_rules! choice {
    ($(#[$about:meta])* $name:ident {
        $(#[$first_doc:meta])* $first:ident = $first_word:literal
        $(, $(#[$doc:meta])* $value:ident = $word:literal)* $(,)?
    }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum $name { $(#[$first_doc])* $first, $($(#[$doc])* $value,)* }

        impl $name {
            /// The values with their names, the default first.
            pub const DOMAIN: $crate::Domain<$name> =
                $crate::words![$first_word => $name::$first $(, $word => $name::$value)*];

            /// The name of the value.
            pub fn word(self) -> &'static str {
                match self {
                    $name::$first => $first_word,
                    $($name::$value => $word,)*
                }
            }
        }
    };
}

/// Makes a game [`Configurable`](crate::Configurable) by its table of [`rules!`](crate::rules), and with what
/// it needs besides: `new` takes them in this order, and `rules` is the field that holds them.
#[macro_export]
macro_rules! configurable {
    ($game:ident by $rules:ident $(with $materials:ty)?) => {
        impl $crate::Configurable for $game {
            type Materials = ($($materials)?);

            const OPTIONS: &'static [$crate::OptionSpec] = $rules::OPTIONS;

            fn configure(
                settings: &[(String, String)],
                materials: Self::Materials,
            ) -> Result<$game, $crate::OptionFault> {
                let rules = $rules::configure(settings)?;
                Ok($crate::configurable!(@made $game, rules, materials $(, $materials)?))
            }

            fn settings(&self) -> Vec<(&'static str, String)> {
                self.rules.settings()
            }
        }
    };
    (@made $game:ident, $rules:ident, $none:ident) => {{
        let () = $none;
        $game::new($rules)
    }};
    (@made $game:ident, $rules:ident, $materials:ident, $type:ty) => {
        $game::new($rules, $materials)
    };
}

/// The [`Domain`](crate::Domain) of values that have names, the default first.
#[macro_export]
macro_rules! words {
    ($first_word:literal => $($first:ident)::+ $(, $word:literal => $($value:ident)::+)* $(,)?) => {
        $crate::Domain {
            default: $($first)::+,
            word: $first_word,
            values: $crate::OptionValues::OneOf(&[$first_word $(, $word)*]),
            read: |word| match word {
                $first_word => Some($($first)::+),
                $($word => Some($($value)::+),)*
                _ => None,
            },
            write: |value| match *value {
                $($first)::+ => $first_word.to_owned(),
                $($($value)::+ => $word.to_owned(),)*
            },
        }
    };
}

/// The [`Domain`](crate::Domain) of a number between two, both included.
#[macro_export]
macro_rules! number {
    ($default:literal in $low:literal..=$high:literal) => {
        $crate::Domain {
            default: $default,
            word: stringify!($default),
            values: $crate::OptionValues::Number($low, $high),
            read: |text| text.parse().ok(),
            write: |number| number.to_string(),
        }
    };
}
