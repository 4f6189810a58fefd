const OWN = "(?:(?:the|his|her|their|its|my|this|that|those|these)\\s+)*";
const POINTS = new RegExp(
  `^${OWN}(?:(?:very |exact )?same(?:\\s+(?:as\\s.{1,60}|numbers?|ones?|value|address|thing|here|there|again|e-?mail|date|day))?|(?:phone |mobile |cell )?numbers?(?: there)?|(?:e-?mail )?address(?:es)?(?: there)?|(?:as |the )?(?:above|below|before)|ditto|former|latter)[\\s.!]*$|(?<!\\p{L})(?:is|are) the same(?!\\p{L})`,
  "iu",
);

/** Whether words only point at a value, and are none: "her number", "the same as her phone", "as above". */
export const pointsElsewhere = (value: string): boolean => POINTS.test(value.trim());
