//! Laws, scenarios and playthroughs that every game runs through.
