import { hasAllWords } from "../../excerpt.ts";
import { contentWords } from "../../words.ts";
import type { Answer } from "../answers.ts";
import { noteLine, personLink, plain } from "../wording.ts";
import { answer, type Question } from "./question.ts";
import { textsWith } from "./searched.ts";

const SHOWN = 3;
/** "Did she like it?", "what did Jane think of the cards?": how someone found a thing, which no field holds. */
const ASKS =
  /\b(?:did|has|have)\s+(?:not\s+)?\S+(?:\s+\p{Lu}\S*){0,2}\s+(?:really\s+|also\s+)?(?:like|liked|love|loved|enjoy|enjoyed|hate|hated|dislike|disliked|prefer|appreciate|find|think (?:of|about)|say (?:of|about|to)|react to)\s+(?<what>[^?.!]+)/iu;
const NAMES_NOTHING = /^(?:it|that|this|them|those|these|everything|our|the|what we (?:sent|had|brought))$/iu;
const FEELS =
  /(?<!\p{L})(?:lik|lov|enjoy|prefer|favou?r|hat(?:e|ed)|dislik|disappoint|impress|delight|enthus|thrilled|happy|pleased|keen|unsure|not (?:for|sure)|too|best|worst|great|good|nice|bad|awful|delicious|beautiful|ugly|boring|expensive|thinks?|thought|f(?:ound|inds)|wants?|won)/iu;

/** What notes say of how someone found a thing: a column of what they like in general says nothing of it. Null for other questions. */
export function answerOpinion(question: Question, person: { id: string; name: string }): Answer | null {
  const { text, call } = question;
  const what = ASKS.exec(text)?.groups?.["what"];
  if (what === undefined) return null;
  const said = contentWords(what)
    .filter((word) => !NAMES_NOTHING.test(word))
    .join(" ");
  const kinds = ["note", "summary", "post"] as const;
  const written = said === "" ? [] : textsWith(question, { words: said, kinds, person });
  const { notes = [] } = call("read_texts", {
    ...{ kind: "note", founderId: person.id, query: null, from: null, to: null },
  });
  const named = contentWords(what).filter((word) => !NAMES_NOTHING.test(word));
  const about = notes.filter(({ content }) => named.length > 0 && hasAllWords(content, named.join(" ")));
  const found = (about.length > 0 ? about : notes.filter(({ content }) => FEELS.test(content))).slice(0, SHOWN);
  const more = { about: person, listed: [{ kind: "person" as const, ...person }] };
  if (about.length === 0 && written.length > 0)
    return answer(
      [
        `What is written on ${personLink(person)} with “${plain(said)}”:`,
        ...written.slice(0, SHOWN).map(({ line }) => line),
      ].join("\n"),
      more,
    );
  if (found.length === 0) return answer(`I find no note on ${personLink(person)} that says so.`, more);
  const title = about.length > 0 || named.length === 0 ? "may say" : "may say something near it";
  return answer(
    [
      `What the notes on ${personLink(person)} ${title}:`,
      ...found.map((note) => noteLine({ ...note, founderId: "" })),
    ].join("\n"),
    more,
  );
}
