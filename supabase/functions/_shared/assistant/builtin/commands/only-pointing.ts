/** Pronouns that may stand where a value should; "IT" is an industry, and "This" a firm. */
const PRONOUN = /^["“'‘]?(?:it|this|that|these|those|them|him|her|(?:this|that) (?:one|too)|it all)["”'’]?[\s.!]*$/u;
const STYLED = /^["“'‘]?(?:It|This|That|These|Those|Them)["”'’]?[\s.!]*$/u;
/** "A task", "the new option": what something is, and not what it is called. */
const KIND =
  /^["“'‘]?(?:an?|the|this|that|my|our|another|one more)\s(?:new\s)?(?:tasks?|to-?dos?|notes?|columns?|fields?|options?|choices?|values?|labels?|titles?|reminders?|comments?|entry)["”'’]?[\s.!]*$/iu;

/** Whether a value is only a word that points at something: "it", "that one". */
export const isOnlyPronoun = (value: string): boolean => PRONOUN.test(value.trim());

/** Whether a title, a label or an option, which may have got its capital here, is no name: "It", "a task", "the new option". */
export const isNoOwnName = (name: string): boolean =>
  isOnlyPronoun(name) || STYLED.test(name.trim()) || KIND.test(name.trim());
