import type { Answer } from "../answers.ts";
import type { Person } from "../script.ts";
import { plainWords } from "../../words.ts";
import { personLink, plain } from "../wording.ts";
import { TOLD_BY } from "./lexicon.ts";
import { can } from "./items.ts";
import { builtIn } from "./named-columns.ts";
import { answer, type Question, valueText } from "./question.ts";
import { textsWith } from "./searched.ts";

/** What people are asked about that Tracker has no field for: a phone number, a birthday. It says so, and what is known instead. */
export function answerMissing(question: Question, person: { id: string; name: string } | null): Answer | null {
  const { items, call, request, world } = question;
  const missing = items.find(
    (item) => can(item, "noun.missing") && item.columns.length === 0 && item.values.length === 0,
  );
  if (!missing) return null;
  // "Does he want paper or a phone call?" is told by a note, if at all.
  if (person && items.some((item) => can(item, "join.or"))) return null;
  // "Her salary", with a column "Salary ask".
  if (world.columns.some(({ label }) => plainWords(label).includes(missing.words))) return null;
  const what = missing.words === "number" ? "phone number" : missing.words;
  const noField = `There is no field or column for “${plain(what)}”`;
  const none = `${noField}, so I don't know it.`;
  if (!person)
    return answer(
      `${none} A column of your own can hold it: “add a column called ${plain(what.charAt(0).toUpperCase() + what.slice(1))}”.`,
    );
  const told = textsWith(question, { words: missing.words, kinds: ["note", "summary"], person });
  if (told.length > 0)
    return answer(
      [`${noField}. From what is written on ${personLink(person)}:`, ...told.slice(0, 3).map(({ line }) => line)].join(
        "\n",
      ),
      {
        about: person,
      },
    );
  const record = call("get_founder", { founderId: person.id }) as unknown as Person;
  const known = TOLD_BY["how to reach them"]
    .map((key) => builtIn(key))
    .flatMap((column) => {
      const value = valueText(record, column, request.user.timeZone);
      return value === null ? [] : [`${column.label}: ${value}`];
    });
  const instead = known.length === 0 ? "" : ` What I have of ${personLink(person)}: ${known.join(", ")}.`;
  return answer(`${none}${instead}`, { about: person });
}
