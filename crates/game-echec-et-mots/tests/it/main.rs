//! Échec et Mots through the testkit.
