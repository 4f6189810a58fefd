import { re, SOFT } from "./spoken-words.ts";
import type { Wordings } from "../commands/rewording.ts";

const LIST = "(?:on|in) (?:the|my|our) (?:whole |entire )?(?:list|lists|database|crm|books|records)";
const IN_ALL = "(?:in all|in total|altogether|overall|all told|all in all|now|currently|at the moment|right now)";
const PEOPLE = "(?:people|persons|contacts|names|records|entries)";

/** What people say around a count or a place and do not ask for. */
export const PLAINLY_COUNTED: Wordings = [
  // "How many people are on the list in all": the list is of people, and no list of tasks.
  [
    re(
      `^(${SOFT}how many) ${PEOPLE} (?:are (?:there )?|do (?:i|we) have |have (?:i|we) got |stand )(?:${IN_ALL} )?${LIST}(?:,? ${IN_ALL})?[\\s?.!]*$`,
    ),
    "$1 people do I have?",
  ],
  // "Anyone on the list who has never been contacted".
  [
    re(
      `^(${SOFT}(?:(?:is|are) there )?(?:anyone|anybody|any ${PEOPLE}|who|which ${PEOPLE}|${PEOPLE}|everyone|everybody)(?: is| are|['’]s)?(?: else)?) ${LIST}[,:]? (?!for |to(?:day|morrow| )|this |next |due |on |(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?=\\S)`,
    ),
    "$1 ",
  ],
  // "Has anybody on my list never been contacted?"
  [
    re(
      `^(${SOFT}(?:has|have|does|do|is|was|did) (?:anyone|anybody|someone|somebody|any ${PEOPLE})(?: else)?) ${LIST} (?!for |to(?:day|morrow| )|this |next |due |(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?=\\S)`,
    ),
    "$1 ",
  ],
  [
    re(
      `^(${SOFT}(?:is|are) there (?:anyone|anybody|someone|somebody|any ${PEOPLE})(?: else)?) ${LIST} (?=(?:who|without|with|that|from|in) )`,
    ),
    "$1 ",
  ],
  // "How many contacts are left".
  [
    re(`^(${SOFT}how many) ${PEOPLE} (?:are|is) (?:there )?(?:left|remaining)(?: ${LIST})?(?: now)?[\\s?.!]*$`),
    "$1 people do I have?",
  ],
  [
    re(`^(${SOFT}how many) ${PEOPLE} (?:remain|does that leave|are we down to)(?: ${LIST})?(?: now)?[\\s?.!]*$`),
    "$1 people do I have?",
  ],
  // "Where in the world is Ana based", "where on earth does he live".
  [
    re(
      `^(${SOFT}where) (?:in the (?:wide )?world|on earth|the hell|exactly|in heaven['’]s name) (?=(?:is|are|do|does|was|did)\\s)`,
    ),
    "$1 ",
  ],
];
