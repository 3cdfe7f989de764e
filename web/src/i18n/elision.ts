/** Words whose first letter is an h that nobody hears: they elide, others with an h do not. */
const MUTE =
  /^h(?:abi[lt]|abé|agio|alei|alieut|allucin|alog|alt[eè]r|ameçon|armon|ebdo|éb|éca|ect|éd|égé|él|elvét|ém|enri|épa|epta|éral|erb|ercul|érédi|érés|érét|érit|erm|éroï|erp|ervé|ésit|ét[aé]|eur[ei]|exa|i(?:bern|er$|lar|pp|rond|rsut|sp|st|ver)|olo|om(?:éo|[iomé]|mag|mas)|onn|onor|ôpi|orai|oriz|orlo|ormo|orosc|orre|orri|ort|ospi|osti|ôte|ubert|ui(?!t)|um(?!er$|ag)|y)/;

/** Words that begin with a vowel and do not elide all the same. */
const FIRM = /^(?:onz|oui$|ouistiti|uhlan|ulul|y(?:[aeiou]|$)(?!ux|us))/;

/** Whether `de`, `le` and their like lose their vowel before a word: « d’élever », « de haïr ». */
export function elides(word: string): boolean {
  const plain = word.toLowerCase().replace('œ', 'oe').replace('æ', 'ae');
  return !FIRM.test(plain) && (/^[aàâeéèêëiîïoôuùûüy]/.test(plain) || MUTE.test(plain));
}
