import { isRole } from "./person-words.ts";
import { isRelation } from "./related-to.ts";

/** "Lives down in Plymouth", "the buyer over at Kelp". */
const OVER_THERE =
  /\s+(?:over|(?<=(?<![\p{L}])(?:lives|living|works|working|based|sits|is|are|from)\s+)(?:up|out|back)|down)\s+(?=(?:at|in|near)\s+(?:the\s+)?\p{L})/giu;
/** "A goat farmer up in the hills near Chania": how far away is no part of what they do. */
const UP_IN =
  /(?<=\p{Ll}{3})(?<!(?:grew|grown|growing|brought|raised))\s+(?:way\s+)?(?:up|out|down|over|back|deep)\s+(?=(?:in|near|by|on)\s)(?:in\s+the\s+\p{Ll}+\s+(?=(?:near|of|above|behind|outside|around)\s))?/giu;
/** "Works out of Suva for Kelp Works": the place where someone works, before the company that they work for. */
const PLACE_FIRST =
  /(?<![\p{L}])(?<lead>[Ww]orks?|[Ww]orking|[Bb]ased|[Ss]its|is|are)\s+(?<where>(?:out of|in|from|near)\s+(?:\p{Lu}[\p{L}\p{M}'’-]*\s+){0,2}\p{Lu}[\p{L}\p{M}'’-]*)\s+(?:for|at|with)\s+(?<firm>(?:the\s+)?\p{Lu}.*?)(?<more>\s+as\s+(?:an?|the|their|its)\s+.*)?$/u;
/** "Joined Kelp as a buyer last month": since when someone is there is no part of what they do. */
const LATELY =
  /(?<=(?<![\p{L}])(?:joined|started|moved|took over|became|now)\s.*?)\s+(?:(?:earlier\s+)?(?:last|this)\s+(?:week|month|year|spring|summer|autumn|fall|winter)|recently|a\s+(?:week|month|year|while)\s+ago|in\s+(?:19|20)\d\d)(?=\s*$)/iu;
/** "The Kelp Works people", "the guys at Kelp". */
const PEOPLE_OF =
  /(?<=(?:from|at|with|of)\s+(?:the\s+)?(?:\p{Lu}[\p{L}\p{M}'’&-]*\s+)+)(?:people|folks|lot|crowd|guys|gang|crew)(?=\s*$)/u;
/** "Is a food stylist from Krakow works freelance": where someone who dictates goes on. */
const GOES_ON =
  /(?<!(?<![\p{L}])(?:who|she|he|they|that|also|now|and|but|currently))\s+works (?=freelance|from home|part[- ]time)/gu;

/** "The Kelp Inn's head chef". */
const OF_FIRM =
  /^(?:(?:[Ss]he|[Hh]e|[Tt]hey)(?:['’](?:s|re)|\s+(?:is|are))\s+)?(?<firm>(?!(?:He|She|They|Who|It|We|I)(?![\p{L}]))(?:[Tt]he\s+)?\p{Lu}[^,;]*?)['’]s\s+(?<role>\p{Ll}[\p{Ll} -]+)$/u;
const withFirmBehind = (phrase: string): string => {
  const { firm, role } = OF_FIRM.exec(phrase)?.groups ?? {};
  return firm !== undefined && role !== undefined && isRole(role) && !isRelation(phrase)
    ? `${role} at ${firm}`
    : phrase;
};
/** "Kelp Works' catalogue": what is theirs is no part of the name. */
const THINGS_OF =
  /(?<=(?:for|at|with)\s+(?:the\s+)?(?:\p{Lu}[\p{L}\p{M}&-]*\s+)*\p{Lu}[\p{L}\p{M}-]*)['’]s\s+\p{Ll}[\p{Ll} -]+$/u;
/** What is said of someone in the words that are read of people. */
export const inPlainFacts = (phrase: string): string =>
  withFirmBehind(phrase.trim())
    .replace(OVER_THERE, " ")
    .replace(UP_IN, " ")
    .replace(PLACE_FIRST, "$<lead> at $<firm> $<where>$<more>")
    .replace(LATELY, "")
    .replace(PEOPLE_OF, "")
    .replace(THINGS_OF, "")
    .trim();

/** "…, should be on my list". */
const NEEDS_ADDING =
  /,\s*(?:should|needs to|must|ought to|has to)\s+(?:be|go|get)\s+(?:added\s+)?(?:in|on|into|onto|to)(?:\s+(?:my|our|the)\s+(?:list|people|contacts?|network|crm|tracker))?(?=\s*[.,;!]|\s*$)/giu;

/** The phrases of a text that runs on: "… from krakow works freelance". */
export const withPauses = (text: string): string =>
  text
    .replace(GOES_ON, ", works ")
    .replace(/(?<=\soriginally)\s+(?:but|and)\s+(?=\p{L})/giu, ", ")
    .replace(/(?<![\p{L}])(?:works|working) (?:for|at)\s*:\s*/giu, "company: ")
    .replace(NEEDS_ADDING, "")
    // "Jane Doe/Kelp Works/Krakow/buyer".
    .replace(/^[^\s/.]+(?:\s[^\s/.]+){0,4}(?:\/[^/\n:.]{2,40}){2,6}(?=\/|$)/u, (row) => row.replaceAll("/", " | "));
