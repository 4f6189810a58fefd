import { eachField, personFieldKeys, type PersonFieldKey, personFields } from "../../contract/person-fields.ts";
import { plainWords } from "../words.ts";
import { type Answer, type Answering, say, whom } from "./answers.ts";
import { outcome, withoutPoliteness } from "./outcome.ts";
import { searchPeople } from "./people-answers.ts";
import type { Clause } from "./reading.ts";
import type { Call } from "./script.ts";
import { plain } from "./wording.ts";

const NO_PATCH = eachField(personFieldKeys, () => null);

const createFounder: Answering = ({ text, url, email, mention, people }, call) => {
  const name = people[0]?.name ?? mention ?? nameBefore(text);
  if (name === null && url === null)
    return say("Whom do you want to add? Give me the name and the address of their LinkedIn profile.");
  if (url === null)
    return say(
      `To add ${plain(name ?? "them")} I need the address of their LinkedIn profile, such as https://www.linkedin.com/in/jane-doe.`,
    );
  const fromSlug = sentenceFromSlug(url);
  const company =
    /\b(?:from|at|of)\s+([^,]+?)(?=\s*(?:,|https?:|www\.|linkedin\.|\bwith\b|$))/iu.exec(text)?.[1]?.trim() ?? null;
  const given = {
    ...NO_PATCH,
    name: name ?? fromSlug,
    profileUrl: url,
    email,
    company: company === "" || /linkedin/i.test(company ?? "") ? null : company,
  };
  return outcome(call("create_founder", given));
};

function nameBefore(text: string): string | null {
  const match =
    /\b(?:add|follow|track|save|contact|person|founder|called|named)\s+((?:\p{L}[\p{L}'’.-]+\s+){1,2}\p{L}[\p{L}'’-]+)(?=\s*(?:,|\bfrom\b|\bat\b|https?:|www\.|linkedin\.|$))/iu.exec(
      text,
    );
  const name = match?.[1]?.replace(/^(?:a|the|new|person|founder|contact|following|tracking)\s+/giu, "") ?? null;
  return name !== null && plainWords(name).length >= 2 && !/\b(?:to|my|network|people|someone|this)\b/i.test(name)
    ? titleCase(name)
    : null;
}

const titleCase = (text: string) => text.replace(/(?<![\p{L}'’])\p{Ll}/gu, (letter) => letter.toUpperCase());

function sentenceFromSlug(url: string): string {
  const slug = /\/in\/([^/?#]+)/i.exec(url)?.[1] ?? "";
  return titleCase(
    slug
      .replace(/-[0-9a-f]{6,}$/i, "")
      .replace(/^demo-/i, "")
      .replaceAll("-", " ")
      .trim(),
  );
}

const CLEARS = /\b(?:clear|empty|remove|erase|unset|blank)\b/i;
const NEW_VALUE =
  /(?:\bto\b|\bis now\b|\bis\b|\bas\b|=|:|\bnow works at\b|\bworks at\b|\bmoved to\b|\bjoined\b|\bis at\b)\s+(?:a |an |the )?(.+)$/iu;
const WORKS = /\b(?:now works? at|works? (?:now )?(?:at|for)|joined|moved to|is (?:now )?at)\s+(.+?)(?:\s+now)?$/iu;

/** What a clause sets: the field and its words; null when it does not say. */
function fieldAndValue(clause: Clause): { field: PersonFieldKey; value: string | null } | null {
  const { stage, status, email, url } = clause;
  const text = withoutPoliteness(clause.text);
  const named = fieldNamedIn(plainWords(withoutName(text, clause)).join(" "));
  if (CLEARS.test(text) && named !== null) return { field: named, value: null };
  if (named === "profileUrl" && url !== null) return { field: named, value: url };
  if (email !== null && (named === "email" || named === null)) return { field: "email", value: email };
  if (stage !== null && (named === "stage" || named === null)) return { field: "stage", value: stage };
  if (status !== null && (named === "status" || named === null)) return { field: "status", value: status };
  const works = WORKS.exec(text)?.[1];
  if (works && named === null) return { field: "company", value: sentenceCaseKeep(works) };
  const value = lastValue(text);
  return named !== null && value !== null ? { field: named, value } : null;
}

/** The field whose longest name a clause has: "meeting summary" before "meeting". */
function fieldNamedIn(words: string): PersonFieldKey | null {
  const named = personFieldKeys.flatMap((key) =>
    personFields[key].spoken.filter((name) => ` ${words} `.includes(` ${name} `)).map((name) => ({ key, name })),
  );
  return named.sort((one, other) => other.name.length - one.name.length)[0]?.key ?? null;
}

const withoutName = (text: string, { mention }: Clause) => (mention === null ? text : text.replace(mention, " "));
const sentenceCaseKeep = (text: string) => text.replace(/["“”]/g, "").trim();

function lastValue(text: string): string | null {
  const quoted = /["“«]([^"”»]+)["”»]/u.exec(text)?.[1];
  return quoted ?? (NEW_VALUE.exec(text)?.[1] ? sentenceCaseKeep(NEW_VALUE.exec(text)?.[1] ?? "") : null);
}

const updateField: Answering = (clause, call) => {
  const named = whom(clause);
  if ("answer" in named) return named.answer;
  const { person } = named;
  const wanted = fieldAndValue(clause);
  if (wanted !== null) {
    const { field, value } = wanted;
    const patch = {
      ...NO_PATCH,
      ...(value !== null && {
        [field]: personFields[field].type === "number" ? Number(/\d+/.exec(value)?.[0] ?? Number.NaN) : value,
      }),
    };
    return outcome(call("update_founder", { founderId: person.id, patch, clear: value === null ? [field] : [] }));
  }
  return setOwnColumn(clause, call, person.id);
};

/** A field that is not built in may be one of the user's own columns. */
function setOwnColumn({ text }: Clause, call: Call, founderId: string): Answer {
  const { fields = [] } = call("list_custom_fields", {});
  const words = ` ${plainWords(text).join(" ")} `;
  const field = fields.find(({ label }) => words.includes(` ${plainWords(label).join(" ")} `));
  if (!field) return say("Which field, and what is its new value?", ["What columns do I have?"]);
  if (CLEARS.test(text)) return outcome(call("set_custom_value", { founderId, fieldId: field.id, value: null }));
  const value = NEW_VALUE.exec(withoutPoliteness(text))?.[1];
  if (!value) return say(`What is the new value of ${plain(field.label)}?`);
  return outcome(call("set_custom_value", { founderId, fieldId: field.id, value: sentenceCaseKeep(value) }));
}

const bulkUpdate: Answering = (clause, call, request) => {
  const { text } = clause;
  const { stages, statuses } = request.user;
  const [before = "", target = ""] = [
    /^(.*)\b(?:to|as|in|into)\s+(?:the\s+)?(.+?)(?:\s+stage)?[.!]*$/iu.exec(text)?.[1],
    /^.*\b(?:to|as|in|into)\s+(?:the\s+)?(.+?)(?:\s+stage)?[.!]*$/iu.exec(text)?.[1],
  ];
  const isWord = (choice: string) => choice.toLowerCase() === target.trim().toLowerCase();
  const stage = stages.find(isWord) ?? null;
  const status = stage === null ? (statuses.find(isWord) ?? null) : null;
  if (stage === null && status === null)
    return say(`To which stage or status? Yours are ${[...stages, ...statuses].map(plain).join(", ")}.`);
  const words = ` ${plainWords(before).join(" ")} `;
  const choice = (choices: string[]) =>
    choices.find((one) => [one, `${one}s`].some((form) => words.includes(` ${plainWords(form).join(" ")} `))) ?? null;
  const from = { ...clause, text: before.trim(), stage: choice(stages), status: choice(statuses) };
  const { found, filters } = searchPeople(from, call);
  const ids = (found.founders ?? []).map(({ id }) => id);
  if (filters === null && !/\beveryone|all\b/i.test(before))
    return say("Whom do you want to change? Name a stage, a company or a place.");
  if (ids.length === 0) return say("I find nobody to change.");
  return outcome(call("update_founders", { founderIds: ids, patch: { ...NO_PATCH, stage, status }, clear: [] }));
};

const deleteFounder: Answering = (clause, call) => {
  const named = whom(clause);
  return "answer" in named ? named.answer : outcome(call("delete_founder", { founderId: named.person.id }));
};

const draftEmail: Answering = (clause, call) => {
  const named = whom(clause);
  if ("answer" in named) return named.answer;
  const { text } = clause;
  const purpose = /congrat/i.test(text)
    ? "congratulate"
    : /follow[- ]?up/i.test(text)
      ? "follow_up"
      : /catch[- ]?up|while/i.test(text)
        ? "catch_up"
        : "intro";
  const found = call("draft_email", { founderId: named.person.id, purpose });
  const { subject = "", body = "" } = found.detail ?? {};
  if (body === "") return outcome(found);
  return say(
    `Draft from a template to ${plain(named.person.name)}, for you to edit and send:\n\n**${plain(subject)}**\n\n${body}`,
  );
};

export const personAnswers: Record<string, Answering> = {
  create_founder: createFounder,
  update_field: updateField,
  bulk_update: bulkUpdate,
  delete_founder: deleteFounder,
  draft_email: draftEmail,
};
