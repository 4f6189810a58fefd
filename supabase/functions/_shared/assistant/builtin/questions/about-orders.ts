import { type Answer, say } from "../answers.ts";

const LEAD = "^\\W*(?:(?:and|so|ok|okay|hey|please|but)[\\s,]+)*";
const ACT = "(?:move|change|set|delete|remove|rename|mark|add|give|put|assign|update|undo|edit|clear|complete|reopen)";
const WHAT_IF = new RegExp(
  `${LEAD}(?:what|which|who|whose|how many|how much|where|when)\\b.*\\b(?:would|['’]d|will|happens?)\\b.*\\bif (?:i|we|you)\\b.*\\b${ACT}(?:d|ed|t)?\\b`,
  "iu",
);
const SHOULD = new RegExp(`${LEAD}(?:should|shall|ought) (?:i|we) (?<order>${ACT}\\s.{3,80}?)[\\s?.!]*$`, "iu");
const CAN_I = new RegExp(
  `${LEAD}(?:can|could|may|am i able to|is it possible to)\\s+(?:(?:i|we|one|you)\\s+)?(?<order>${ACT}\\s+(?:someone|somebody|anyone|a person|people|a contact|contacts|a task|tasks|a note|notes)(?![\\p{L}]).{0,80}?)[\\s?.!]*$`,
  "iu",
);
const EXPLAINS = new RegExp(
  `${LEAD}(?:explain|tell me|show me|describe)\\s+(?:to me\\s+)?how\\s+(?:to|i(?:['’]d| would| can| could)?|one|you)\\s+(?<order>${ACT}\\s.{3,80}?)(?:\\s+without\\b.*)?[\\s?.!]*$`,
  "iu",
);

/** A question about an order that is not given: what would be, whether it may be, how it is given. Null for other questions. */
export function aboutOrders(text: string): Answer | null {
  if (WHAT_IF.test(text))
    return say(
      "I can't say what would be after a change that was not made, and I changed nothing. Ask me for what is there now.",
    );
  const should = SHOULD.exec(text)?.groups?.["order"];
  if (should !== undefined)
    return say(`That is for you to decide; I changed nothing. Say “${should}” and I do it.`, [should]);
  const may = CAN_I.exec(text)?.groups?.["order"];
  if (may !== undefined)
    return say("Yes. Name them in the same words and I do it, or change it on their page. What I did can be undone.");
  const how = EXPLAINS.exec(text)?.groups?.["order"];
  return how === undefined
    ? null
    : say(
        `Say “${how}”, and I do it or show a card to confirm; on the screen you can change it too. I changed nothing now.`,
      );
}
