const HEARSAY =
  /\b(?:maybe|perhaps|probably|possibly|might|may be|could be|would be|i (?:think|guess|believe|hear|heard|assume|suppose)|rumou?rs?|apparently|supposedly|allegedly|seems?|not sure|(?:said|says|told|claims?|thinks|hopes?|wants?|plans?|considering)(?: \S+){0,2} (?:he|she|they|to)|vielleicht|angeblich|wohl|quiz[aá]s?|tal vez|parece|peut-[eê]tre|il para[iî]t)\b/iu;
/** Whether something is told as what may be, or as what somebody else said. */
export const isHearsay = (text: string): boolean => HEARSAY.test(text);
