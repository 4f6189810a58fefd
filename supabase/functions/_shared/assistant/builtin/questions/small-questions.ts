import type { Answer } from "../answers.ts";
import { personLink, plain } from "../wording.ts";
import { can } from "./items.ts";
import { plainWord } from "./tokens.ts";
import { answer, has, leftOver, type Question, use } from "./question.ts";

const WORTH = "Worth reaching out to:";

/** Who it is worth reaching out to, as the Reach out screen ranks them. */
export function answerOutreach(question: Question): Answer | null {
  const { items, call } = question;
  use(items, "say.reach_out", "sort.most", "verb.touch");
  const now = items.find((item) => item.period !== null);
  if (now) now.used = true;
  if (leftOver(items).length > 0) return null;
  const { people = [] } = call("suggest_outreach", {});
  if (people.length === 0) return answer("None: nobody stands out today.");
  return answer([WORTH, ...people.map((person) => `- ${personLink(person)}: ${plain(person.why)}`)].join("\n"), {
    listed: people.map(({ id, name }) => ({ kind: "person" as const, id, name })),
    // The first is who is meant by "remind me about it".
    ...(people[0] && { about: { id: people[0].id, name: people[0].name } }),
  });
}

const WHY =
  /^\W*(?:and |but )?(?:why(?: (?:them|him|her|that one|those|these|is that|so|do you say that|should i))?|how come|warum|wieso|por que|pourquoi)\W*$/u;

/** "Why?" after who it is worth reaching out to. */
export function whyThey({ text, call, request }: Question): Answer | null {
  const last = request.history.findLast(({ role }) => role === "assistant")?.content ?? "";
  if (!WHY.test(plainWord(text)) || !last.startsWith(WORTH)) return null;
  const { people = [] } = call("suggest_outreach", {});
  const named = new Set(request.state?.list.map(({ id }) => id));
  const those = people.filter(({ id }) => named.has(id));
  const [first] = those;
  if (!first) return null;
  return answer(
    ["Because of this:", ...those.map((person) => `- ${personLink(person)}: ${plain(person.why)}`)].join("\n"),
    {
      listed: those.map(({ id, name }) => ({ kind: "person" as const, id, name })),
      about: { id: first.id, name: first.name },
    },
  );
}

/** The user's own columns, or the values that a column with options may have. */
export function answerColumns(question: Question): Answer | null {
  const { items, world } = question;
  const isChoice = use(items, "noun.choice").length > 0;
  use(items, "noun.column");
  const named = items.find((item) => item.columns.length > 0);
  const [column] = named?.columns ?? [];
  if (named) named.used = true;
  if (has(items, "say.not") || leftOver(items).length > 0) return null;
  if (column) {
    const options = column.key === "stage" ? world.stages : column.key === "status" ? world.statuses : column.options;
    if (options.length > 0)
      return answer([`${plain(column.label)}:`, ...options.map((option) => `- ${plain(option)}`)].join("\n"));
    if (isChoice)
      return answer(
        `${plain(column.label)} has no options: it is a column of ${column.type === "text" ? "text" : `type ${column.type}`}.`,
      );
    return answer(`${plain(column.label)} is a column of ${column.type === "text" ? "text" : `type ${column.type}`}.`);
  }
  const { columns } = world;
  if (columns.length === 0) return answer("You have no columns of your own yet.");
  if (items.some((item) => can(item, "ask.count")))
    return answer(
      `You have ${columns.length} ${columns.length === 1 ? "column" : "columns"} of your own: ${columns.map(({ label }) => plain(label)).join(", ")}.`,
    );
  return answer(
    [
      "Your own columns:",
      ...columns.map(
        ({ label, type, options }) =>
          `- ${plain(label)} (${options.length > 0 ? options.map(plain).join(", ") : type})`,
      ),
    ].join("\n"),
    {
      listed: columns.map(({ id, label }) => ({ kind: "column" as const, id, name: label })),
    },
  );
}
