import { plainWords } from "../../words.ts";
import { choicesOf } from "../commands/fact-cursor.ts";
import type { Change, Frame, Problem, Who } from "../commands/frames.ts";
import { whoOf } from "../commands/grammar.ts";
import { ageIn } from "../commands/note-refs.ts";
import { same } from "../commands/values.ts";
import { typeOf } from "../commands/slots/slot-values.ts";
import { fieldMeant, fieldNamed, type Target } from "../vocabulary/field-names.ts";
import { isAkin, namingWords, rootOf } from "../vocabulary/akin.ts";
import { isNear } from "../vocabulary/nearness.ts";
import { asInUse, ownerNamed } from "../vocabulary/owners.ts";
import { sentenceCase } from "../wording.ts";
import { dayIn } from "./days-in.ts";
import type { Intent } from "./intents.ts";
import { inSlot, type SlotWords, type Understood } from "./understood.ts";
import { whoIn } from "./who-in.ts";

/** What a text wants of people, in every way that it can be meant: an option may be in two lists. */
export function personFrames(
  intent: Intent,
  slots: readonly SlotWords[],
  read: Understood,
  about: Who | null,
): (Frame | Problem)[] {
  const inSlots = whoIn(slots, read);
  const named = inSlots.length > 0 ? inSlots : onlyPerson(slots, read);
  const who = named.length > 0 ? named : about ? [about] : [];
  const [one] = who;
  if (intent === "note") {
    const text = inSlot(slots, "text").map(({ words }) => words);
    return text.length > 0 ? [{ do: "note", who, content: sentenceCase(text.join(". ")) }] : [];
  }
  if (intent === "delete_person") return named.length > 0 ? [{ do: "delete_person", who: named }] : [];
  if (intent === "delete_note") {
    const words = inSlot(slots, "text").map((text) => text.words);
    const which = inSlot(slots, "which").flatMap((said) => plainWords(said.words));
    const ref = { words: words.join(" "), ...ageIn(which), isThat: false, isMany: false };
    return one ? [{ do: "delete_note", ref: { who: one, ...ref } }] : [];
  }
  if (intent === "email") return one ? [{ do: "email", who: one, purpose: "follow_up" }] : [];
  const sets = changesOf(intent, slots, read);
  return sets.map((set) => ("problem" in set ? set : { do: "set", who, changes: set.changes }));
}

/** The one person who a text names outside of every slot. */
function onlyPerson(slots: readonly SlotWords[], { tokens, text }: Understood): Who[] {
  const free = tokens.filter(
    ({ code, slot, from, to }) =>
      code === "P" &&
      slot?.is === "person" &&
      slot.people.length > 0 &&
      !slots.some((one) => one.from < to && one.to > from),
  );
  const named = free.filter(({ slot }) => slot?.is === "person" && !slot.isPronoun);
  const [only, another] = named.length > 0 ? named : free;
  return only && !another ? [whoOf(only, text)] : [];
}

type Changes = { changes: Change[] } | Problem;

function changesOf(intent: Intent, slots: readonly SlotWords[], read: Understood): Changes[] {
  const fields = inSlot(slots, "field");
  const values = inSlot(slots, "value");
  const targets = fields.flatMap((slot) => targetOf(slot.words, read) ?? []);
  if (fields.length > targets.length) return [];
  if (intent === "clear")
    return targets.length > 0 && EMPTIES.test(read.text) ? [{ changes: targets.map(emptied) }] : [];
  if (targets.length > 1 && targets.length === values.length)
    return [
      { changes: targets.flatMap((target, no) => changeTo(intent, target, values.slice(no, no + 1), read) ?? []) },
    ];
  const [target] = targets;
  if (target) {
    const change = changeTo(intent, target, values, read);
    return change ? [{ changes: [change] }] : [];
  }
  return values.length > 0 ? withoutField(intent, values, read) : [];
}

/** Something in the words must say that a value goes: "moved to Kelp & Company" only names a field. */
const EMPTIES =
  /\b(?:clear|empty|emptied|remov|delet|eras|blank|unset|wip|reset|without|no|not|none|nobody|nothing|never|n['’]?t|drop|strip|take|get rid|forget|unassign|lost|scrap|cancel|rid|out|lösch|leer|entfern|kein|weg|borr|quit|vac[ií]|elimin|sin|effac|vid|supprim|enl[eè]v|plus|sans|retir)/iu;

const ONLY =
  /(?<!\p{L})(?:only|just|exclusively|solely|nothing but)(?!\p{L})(?!.*(?<!\p{L})(?:too|also|as well)(?!\p{L}))/iu;

const emptied = (target: Target): Change =>
  typeOf(target) === "boolean" ? { ...target, value: "no" } : { ...target, value: null };

/** The field or column that words name, in any form of them. */
export function targetOf(words: string, { lists: { columns } }: Pick<Understood, "lists">): Target | null {
  const plain = plainWords(words).filter((word) => !/^(?:the|her|his|their|field|column|own)$/.test(word));
  const named = fieldNamed(plain, columns) ?? fieldMeant(plain, columns);
  if (named && (named.length === plain.length || plain.length < 4)) return named.target;
  const fits = columns.filter(({ label }) =>
    namingWords(label).some((own) => own.length > 2 && plain.some((word) => word.length > 3 && isAkin(word, own))),
  );
  const [only, another] = fits;
  return only && !another ? { column: only } : null;
}

/** A change of one field to what the slots say; null where they hold nothing that it takes. */
function changeTo(intent: Intent, target: Target, values: readonly SlotWords[], read: Understood): Change | null {
  const type = typeOf(target);
  const [first] = values;
  if (type === "boolean" && "column" in target) {
    const isNo = intent === "remove_value" || /^(?:no|not|false|off|nope|nein|non)\b/iu.test(first?.words ?? "yes");
    return { ...target, value: isNo ? "no" : "yes" };
  }
  if (!first) return null;
  if (type === "date") {
    const day = dayIn(first, read);
    return day ? { ...target, value: day } : null;
  }
  if (type === "multiselect" && "column" in target) {
    const options = values.flatMap(({ words }) => optionsIn(words, target.column.options));
    if (options.length === 0) return null;
    const value = [...new Set(options)].join(", ");
    // "Is wool only": nothing else stays.
    const isOnly = ONLY.test(read.text);
    if (intent === "add_value") return { ...target, value, ...(!isOnly && { how: "adds" }) };
    return intent === "remove_value" ? { ...target, value, how: "removes" } : { ...target, value };
  }
  if (intent === "remove_value") return { ...target, value: null };
  const value = optionFor(target, first.words, read) ?? first.words;
  if ("field" in target && target.field === "owner")
    return { ...target, value: asInUse(value, read.lists.owners ?? []) };
  return { ...target, value };
}

const optionsIn = (words: string, options: readonly string[]): string[] => {
  const whole = options.find((option) => same(option, words));
  if (whole !== undefined) return [whole];
  return words
    .split(/\s*(?:[,;/&+]|\b(?:and|und|y|et)\b)\s*/iu)
    .flatMap(
      (part) =>
        options.find((option) => same(option, part)) ??
        options.find((option) => isNear(part.toLowerCase(), option.toLowerCase())) ??
        [],
    );
};

function optionFor(target: Target, words: string, { lists }: Understood): string | null {
  const choices = choicesOf(lists).filter((choice) => JSON.stringify(choice.target) === JSON.stringify(target));
  const plain = plainWords(words).join(" ");
  const exact = choices.find((one) => one.plain === plain);
  // "A Series C" is no "Series A", however near the two are.
  const [held] = choices
    .filter((one) => ` ${plain} `.includes(` ${one.plain} `))
    .sort((one, other) => other.plain.length - one.plain.length);
  const near = choices.find(
    (one) => isOption(plain, one.plain) && !choices.some((other) => other !== one && isNear(other.plain, one.plain)),
  );
  return (exact ?? held ?? near)?.value ?? null;
}

/** "Passing" is "Passed", "activ" is "Active". */
const isOption = (said: string, option: string) =>
  said === option ||
  said === `${option}s` ||
  isNear(said, option) ||
  (!said.includes(" ") && rootOf(said) === rootOf(option));

/** A value without its field: whatever lists, owners or kinds of address have it. */
function withoutField(intent: Intent, values: readonly SlotWords[], read: Understood): Changes[] {
  const { lists } = read;
  const [first] = values;
  if (!first) return [];
  const words = plainWords(first.words);
  const plain = words.join(" ");
  const known = ownerNamed(words, lists.owners ?? []);
  // "Give her to Milo" is of the owner Milo, and no "Milk" with a slip in it.
  const isOwner = known !== null && known.isSure && known.length === words.length;
  const choices = isOwner ? [] : choicesOf(lists).filter((one) => isOption(plain, one.plain));
  const fits = choices.filter(({ target }) => intent === "set" || typeOf(target) === "multiselect");
  const found = (fits.length > 0 ? fits : choices).flatMap(
    ({ target }) => changeTo(intent, target, values, read) ?? [],
  );
  if (intent !== "set") return found.map((change) => ({ changes: [change] }));
  if (found.length > 0) return ofEach(values, found, read);
  if (/^\S+@\S+\.\S+$/.test(first.words)) return [{ changes: [{ field: "email", value: first.words }] }];
  if (/linkedin\.com\/in\//iu.test(first.words)) return [{ changes: [{ field: "profileUrl", value: first.words }] }];
  return known ? [{ changes: [{ field: "owner", value: known.owner }] }] : [];
}

/** "Active and back to Contacted": each value is of a list of its own. */
function ofEach(values: readonly SlotWords[], first: readonly Change[], read: Understood): Changes[] {
  if (values.length === 1) return first.map((change) => ({ changes: [change] }));
  const all = values.map(({ words }) => {
    const plain = plainWords(words).join(" ");
    return choicesOf(read.lists)
      .filter((one) => isOption(plain, one.plain))
      .map(({ target, value }) => ({ ...target, value }));
  });
  return all.every(({ length }) => length === 1)
    ? [{ changes: all.flat() }]
    : first.map((change) => ({ changes: [change] }));
}
