const HEARSAY =
  /\b(?:maybe|perhaps|probably|possibly|might|may be|could be|would be|i (?:think|guess|believe|hear|heard|assume|suppose)|rumou?rs?|apparently|supposedly|allegedly|seems?|not sure|(?:said|says|told|claims?|thinks|hopes?|wants?|plans?|considering)(?: \S+){0,2} (?:he|she|they|to)|vielleicht|angeblich|wohl|quiz[aá]s?|tal vez|parece|peut-[eê]tre|il para[iî]t)\b/iu;
/** What stands in quotes behind who said it. */
const QUOTED =
  /\b(?:said|says|wrote|writes|asked|asks|told|emailed|mailed|messaged|posted|replied|answered|mail|email|letter|message|post|note|schrieb|schreibt|sagt|sagte|dijo|dice|escribi[oó]|dit|[eé]crit)\b[^"'“„«‘]{0,40}["'“„«‘]\S|\b(?:said|says|wrote|writes|asked|asks|schrieb|schreibt|sagt|sagte|dijo|dice|escribi[oó])\s*:/iu;
/** Whether something is told as what may be, or as what someone else said. */
export const isHearsay = (text: string): boolean => HEARSAY.test(text) || QUOTED.test(text);
