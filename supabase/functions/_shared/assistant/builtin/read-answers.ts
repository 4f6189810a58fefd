import { fieldLabel, personFieldKeys, type PersonFieldKey, personFields } from "../../contract/person-fields.ts";
import type { StepRequest } from "../assistant-model.ts";
import { type Answering, say, whom } from "./answers.ts";
import type { Clause } from "./reading.ts";
import type { Call, Person } from "./script.ts";
import { peopleAnswers } from "./people-answers.ts";
import { noteLine, personLine, personLink, plain, plural, taskLine } from "./wording.ts";
import { cutText } from "../../contract/storable.ts";

const SHOWN = 10;

function tasks(empty: string, title: (count: number) => string, asked: object): Answering {
  return ({ people }, call) => {
    const [person] = people;
    const found =
      call("list_tasks", { status: "open", due: null, founderId: person?.id ?? null, query: null, ...asked }).tasks ??
      [];
    if (found.length === 0) return say(person ? `${empty.replace(/\.$/, "")} for ${personLink(person)}.` : empty);
    return say(
      [
        `${title(found.length)}${person ? ` for ${personLink(person)}` : ""}:`,
        ...found.slice(0, SHOWN).map(taskLine),
        more(found.length),
      ]
        .filter(Boolean)
        .join("\n"),
    );
  };
}

const more = (count: number) => (count > SHOWN ? `- and ${count - SHOWN} more` : "");

const listTasks: Answering = (clause, call, request) => {
  const { text } = clause;
  const status = /\bdone|completed|finished\b/i.test(text)
    ? "done"
    : /\bin progress|working on\b/i.test(text)
      ? "in_progress"
      : "open";
  const named = clause.mention === null ? null : whom(clause);
  if (named && "answer" in named) return named.answer;
  const kind = status === "done" ? "done" : status === "in_progress" ? "in progress" : "open";
  return tasks(`No tasks are ${kind}.`, (count) => `${plural(count, "task")} ${kind}`, { status })(
    clause,
    call,
    request,
  );
};

const notesOn: Answering = (clause, call) => {
  const named = whom(clause);
  if ("answer" in named) return named.answer;
  const { notes = [] } = call("get_founder", { founderId: named.person.id });
  if (notes.length === 0) return say(`There are no notes on ${personLink(named.person)} yet.`);
  return say([`Notes on ${personLink(named.person)}, newest first:`, ...notes.map(noteLine)].join("\n"));
};

const latestPost: Answering = (clause, call) => {
  const named = whom(clause);
  if ("answer" in named) return named.answer;
  const { posts = [] } = call("get_posts", { founderId: named.person.id, days: 365 });
  const [latest] = posts;
  if (!latest) return say(`There are no posts of ${personLink(named.person)} from the last year.`);
  const words = plain(latest.summary ?? latest.content);
  const further = posts.length > 1 ? ` There are ${plural(posts.length - 1, "more post")} from the last year.` : "";
  return say(
    `${personLink(named.person)} on ${latest.postedAt.slice(0, 10)}: ${words} [See the post](${latest.postUrl}).${further}`,
  );
};

type Fact = [label: string, value: string | number | null | undefined];

/** The name stands above the facts, and links to the profile; the long text is not a fact. */
const isFact = (key: PersonFieldKey) => !("required" in personFields[key]) && personFields[key].type !== "long-text";

const whoIs: Answering = (clause, call) => {
  const named = whom(clause);
  if ("answer" in named) return named.answer;
  // The record itself comes back here, with its fields beside each other.
  const { notes = [], ...record } = call("get_founder", { founderId: named.person.id });
  const person = record as unknown as Person;
  const facts: Fact[] = [
    ...personFieldKeys.filter(isFact).map((key): Fact => [fieldLabel(key), person[key]]),
    ["Last in touch", person.lastTouchAt ? person.lastTouchAt.slice(0, 10) : "never"],
  ];
  const lines = facts
    .filter(([, value]) => value !== null && value !== undefined && value !== "")
    .map(([label, value]) => `- ${label}: ${plain(String(value))}`);
  const [note] = notes;
  return say(
    [
      personLink(named.person),
      ...lines,
      ...(note ? [`- Latest note (${note.createdAt.slice(0, 10)}): ${plain(note.content)}`] : []),
    ].join("\n"),
  );
};

const SEARCH_WORDS =
  /^.*?\b(?:search(?:\s+(?:my|the|all))?(?:\s+(?:notes?|posts?|tasks?|people))?(?:\s+for|\s+about)?|find(?:\s+(?:the|all|my|any))?(?:\s+(?:notes?|posts?|tasks?|people))?(?:\s+(?:about|where|with|on))?|look\s+(?:for|up)|mention(?:ed|s)?|(?:wrote|posted|post|talks?|write)\s+about|(?:notes?|posts?|anything)\s+(?:about|mention(?:ing)?))\s+(.+?)\s*[?.!]*$/iu;

const search: Answering = ({ text }, call) => {
  const words = (SEARCH_WORDS.exec(text)?.[1] ?? text).replace(/["“”]/g, "");
  const kinds = /\bnotes?\b/i.test(text)
    ? ["note"]
    : /\bposts?\b|posted|wrote/i.test(text)
      ? ["post"]
      : ["founder", "note", "post"];
  const lines: string[] = [];
  for (const kind of kinds) {
    const found = call("search_records", { kind, query: words, filters: null });
    lines.push(...(found.founders ?? []).slice(0, 5).map(personLine));
    lines.push(...(found.notes ?? []).slice(0, 5).map(noteLine));
    lines.push(
      ...(found.posts ?? [])
        .slice(0, 5)
        .map(
          ({ founderId = "", founderName = "", postUrl, summary, content }) =>
            `- ${personLink({ id: founderId, name: founderName })}: ${plain(cutText(summary ?? content, 160))} [Post](${postUrl})`,
        ),
    );
  }
  return say(
    lines.length === 0 ? `I find nothing about “${plain(words)}”.` : [`About “${plain(words)}”:`, ...lines].join("\n"),
  );
};

const listFields: Answering = (_, call) => {
  const { fields = [] } = call("list_custom_fields", {});
  return say(
    fields.length === 0
      ? "You have no columns of your own yet."
      : ["Your columns:", ...fields.map(({ label, type }) => `- ${plain(label)} (${type})`)].join("\n"),
  );
};

const EXAMPLES = ["What is overdue?", "Who should I reach out to today?", "What is due this week?"];

/** What can be tried, with somebody whom the user follows, so that it works as it stands. */
export const examplesWith = (name: string | null): string[] =>
  name === null ? EXAMPLES : [...EXAMPLES.slice(0, 2), `Remind me to call ${name} tomorrow`];

const help = (_: Clause, __: Call, { mode }: StepRequest) =>
  say(
    `I am Tracker's built-in assistant: I follow rules, and no AI writes here. I can answer questions about your people, notes, tasks and posts${
      mode === "agent"
        ? ", and add, change and delete them (I ask before I delete)"
        : "; in Agent mode I can also change them"
    }.`,
    examplesWith(null),
  );

export const readAnswers: Record<string, Answering> = {
  overdue: tasks("Nothing is overdue.", (n) => `${plural(n, "task")} overdue`, { due: "overdue" }),
  due_today: tasks("Nothing is due today.", (n) => `${plural(n, "task")} due today`, { due: "today" }),
  due_week: tasks("Nothing is due in the next seven days.", (n) => `${plural(n, "task")} due in the next seven days`, {
    due: "week",
  }),
  list_tasks: listTasks,
  notes_on: notesOn,
  latest_post: latestPost,
  who_is: whoIs,
  ...peopleAnswers,
  search,
  list_fields: listFields,
  help,
  undo: () => say("Use *Undo* on what was done, here or in the log: it takes back exactly that change."),
  greeting: (_, __, { user }) =>
    say(
      `Hello${user.name ? ` ${plain(user.name.split(" ")[0] ?? "")}` : ""}. What can I do for you?`,
      examplesWith(null),
    ),
};
