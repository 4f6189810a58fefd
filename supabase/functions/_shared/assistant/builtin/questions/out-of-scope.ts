import { plainWords } from "../../words.ts";
import { plainWord } from "./tokens.ts";

/** Things of the world outside, which no record answers. */
const OUTSIDE =
  /\b(?:weather|forecast|temperature outside|(?:tell|know|crack) (?:me |us )?(?:a |any |another )?jokes?|poems?|haikus?|limericks?|lyrics|write (?:me |us )?(?:a |an |some )?(?:\w+ )?(?:linkedin post|blog post|tweet|song|story|essay|poem|novel|code|script|function|program|article|blog)|python|javascript|sql query|capital (?:city )?of|president of|prime minister of|population of|translate|translation of|how do you say|stock price|share price|stock market|bitcoin|exchange rate|in dollars|in euros|(?:fair|average|market) salary|how many (?:dollars|euros|pounds|miles|kilometers|kilometres)|recipe|horoscope|star sign|meaning of life|lottery|football|soccer|cricket|world cup|olympics|movie|netflix|who won (?:the |yesterday )?(?:\w+ )?(?:game|match|cup|league|election|elections|oscars?|race|championship|war|finals?|tournament)|play (?:some |a )?(?:music|song)|today s news|news today|world news|in the news|headlines|summari[sz]e (?:the |today s )?news|(?:find|get|give) me (?:\w+ ){0,2}new (?:leads|contacts|customers)|(?:post|share|publish) (?:this |that |it )?(?:on|to) (?:my |our )?(?:linkedin|twitter|x|facebook)|time is it in|what time is it|set an? (?:alarm|timer)|order (?:a |some )?(?:pizza|food|taxi|uber)|book (?:me )?(?:a |an )?(?:flight|hotel|table|taxi|room)|wetter|witz|gedicht|hauptstadt|ubersetze|wie sagt man|uhrzeit|wie spat ist es|clima en|que tiempo hace|chiste|poema|capital de|traduce|como se dice|que hora es|meteo|quel temps|blague|poeme|capitale de|traduis|comment dit on|quelle heure est il)\b|^\W*(?:what s|what is|how much is|calculate|was ist|cuanto es|combien font)? ?\d[\d.,]* ?(?:times|plus|minus|divided by|x|\*|\+|mal|por|fois) ?\d/u;
const PUBLISHES =
  /^(?:find|search|look)\b.*\bon (?:linkedin|google|the internet|the web)$|^(?:(?:please|can you|could you) )*(?:post|share|publish|tweet)\b.{0,12}\b(?:on|to) (?:my |our )?(?:linkedin|twitter|x|facebook|instagram)\b/u;
/** Then it is about what is kept here. */
const KEPT =
  /\b(?:notes?|noted|tasks?|posts?|posted|column|notiz(?:en)?|aufgaben?|notas?|tareas?|publicaci\w+|taches?|mention\w*|wrote about|said about|my (?:people|contacts|founders))\b/u;

/** The shortest word of a label that tells what it is about. */
const SHORTEST = 4;

/**
 * A text with the words of the user's own columns made unreadable, at the same length: with a column "Salary ask" an average salary is none
 * of the world outside.
 */
export function withoutColumnWords(text: string, columns: readonly { label: string }[] = []): string {
  const words = new Set(columns.flatMap(({ label }) => plainWords(label)).filter(({ length }) => length >= SHORTEST));
  return text.replace(/[\p{L}\p{M}\p{N}]+/gu, (word) => (words.has(plainWord(word)) ? "o".repeat(word.length) : word));
}

/** Whether a question is about the world outside, as far as its words say. */
export function isOutside(text: string): boolean {
  const plain = plainWord(text).replace(/['’]/gu, " ").replace(/\s+/gu, " ");
  return PUBLISHES.test(plain) || (OUTSIDE.test(plain) && !KEPT.test(plain));
}
