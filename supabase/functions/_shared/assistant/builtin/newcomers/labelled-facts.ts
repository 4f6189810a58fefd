import { personFields } from "../../../contract/person-fields.ts";
import { plainWords, stem } from "../../words.ts";
import type { Change } from "../commands/frames.ts";
import { type Lists } from "../commands/values.ts";
import type { Language, OwnColumn } from "../reading.ts";
import { canonical } from "../commands/lexicon.ts";
import { fieldNamed, type NamedField, type Target } from "../vocabulary/field-names.ts";
import { countedFact, followersFact } from "./counted-facts.ts";
import { toldFact } from "./told-fact.ts";
import { ownerFact } from "./owner-facts.ts";
import { asName, isNoPlace, roleOf } from "./person-words.ts";

/** What was read at the beginning of a phrase, and what follows it. */
export interface Step {
  changes: Change[];
  rest: string;
}

/** What joins a value with the field behind it. */
const JOINT_BEHIND = /(?:\s*[,;&+]|\s+(?:and|und|y|e|et|with|plus|also|mit|con|avec)(?![\p{L}]))+\s*$/iu;

/** Reads fields that are called by their names, and values that only one of the user's lists has. */
export class FieldReader {
  private readonly lists: Lists;
  private readonly language: Language;

  constructor(lists: Lists, language: Language) {
    this.lists = lists;
    this.language = language;
  }

  read(text: string): Step | null {
    return (
      followersFact(text) ??
      ownerFact(text, this.lists) ??
      this.labelled(text) ??
      countedFact(text, this.lists.columns) ??
      this.option(text) ??
      toldFact(text, this.lists.columns)
    );
  }

  /** "Stage: Lead", "owner is Jonas", "deal size 20k". */
  private labelled(text: string): Step | null {
    const found = this.labelAt(text);
    if (!found) return null;
    const { target, rest } = found;
    // "The owner of Conti Carta" is what someone is.
    if ("field" in target && target.field === "owner" && /^(?:(?:her|his|the|an?)\s+)?\p{L}+\s+of\s/iu.test(text))
      return null;
    const type = "column" in target ? target.column.type : personFields[target.field].type;
    const choices =
      "column" in target
        ? target.column.options
        : target.field === "stage"
          ? this.lists.stages
          : target.field === "status"
            ? this.lists.statuses
            : [];
    if (choices.length > 0) {
      const choice = beginsWith(rest, choices);
      if (choice) return withMore(target, choice, choices);
      // "Runs the music programme": a column's name that another word follows is none of its options.
      if ("column" in target && !found.isMarked && !found.isLinked) return null;
    }
    if (type === "number") {
      const number = /^[$€£]?\d[\d.,]*(?: ?(?:k|m|thousand|million)(?![\p{L}]))?%?/iu.exec(rest);
      if (!number) return null;
      const value = number[0]
        .replace(/ ?thousand/iu, "k")
        .replace(/ ?million/iu, "m")
        .replace(/[.,]+$/u, "");
      return { changes: [{ ...target, value }], rest: rest.slice(number[0].length) };
    }
    if (type === "boolean") {
      const flag = /^(?:yes|no|true|false)(?![\p{L}])/iu.exec(rest)?.[0];
      return { changes: [{ ...target, value: flag ?? "yes" }], rest: rest.slice(flag?.length ?? 0) };
    }
    const words = rest.slice(0, this.nextLabel(rest));
    const value = words.replace(JOINT_BEHIND, "").trim();
    const isBare = !found.isMarked && !found.isLinked && "field" in target && target.field === "location";
    if (value === "" || (isBare && isNoPlace(value))) return null;
    return {
      changes: [{ ...target, value: this.valueFor(target, value) }],
      rest: rest.slice(words.length),
    };
  }

  private valueFor(target: Target, words: string): string {
    const said = words.replace(/^["“](.*)["”]$/u, "$1").replace(/[.,;]+$/u, "");
    if ("field" in target && target.field === "roleTitle") return roleOf(said);
    return "field" in target && /^(?:company|location|owner)$/.test(target.field) ? asName(said) : said;
  }

  /** The field or column whose name a text begins with, and what follows it. */
  private labelAt(text: string): { target: Target; rest: string; isMarked: boolean; isLinked: boolean } | null {
    const own = text.replace(
      /^(?:(?:(?:she|he|they|who)\s+)?(?:is|was|were|are|has been|got)\s+(?=\p{L}+(?:ed|t|n) by )|(?:her|his|their|the|with|its?)\s+)/iu,
      "",
    );
    const words = Array.from(own.matchAll(/[\p{L}\p{M}\p{N}]+/gu)).slice(0, 4);
    const plain = words.map(([word]) => plainWords(word).join(""));
    const named =
      fieldNamed(plain, this.lists.columns) ??
      fieldNamed(
        plain.map((word) => canonical(word, this.language) ?? word),
        this.lists.columns,
      ) ??
      columnLike(plain, this.lists.columns);
    const last = words[(named?.length ?? 0) - 1];
    // Addresses are known by themselves, and so is a name.
    if (
      !named ||
      !last ||
      words[0]?.index !== 0 ||
      ("field" in named.target && /^(?:name|profileUrl|email)$/.test(named.target.field))
    )
      return null;
    const behind = own.slice(last.index + last[0].length);
    const joint = /^(?:\s*[:=]\s*|\s+(?:is|are|as|to|of|at|ist|sind|es|son|est|sont)\s+|\s+|$)/iu.exec(behind)?.[0];
    if (joint === undefined) return null;
    return {
      ...{ target: named.target, rest: behind.slice(joint.length) },
      ...{ isMarked: /[:=]/u.test(joint), isLinked: /\p{L}/u.test(joint) },
    };
  }

  /** Where the next field with a value begins within a value; its length where none does. */
  nextLabel(value: string): number {
    for (const { index } of value.matchAll(/(?<=[\s,])(?=[\p{L}])/gu)) {
      const rest = value.slice(index);
      const named = this.labelAt(rest);
      // "Head of sales": a word that is a field's name too must have a value that fits.
      if (
        named &&
        (named.isMarked || (this.labelled(rest) && (!isSoft(named.target) || isJoined(value, index, named.rest))))
      )
        return index;
      if (/^(?:linkedin|profile|e-?mail|mail)\s*[:=]/iu.test(rest)) return index;
    }
    return value.length;
  }

  /** A stage, a status or an option by itself. */
  private option(text: string): Step | null {
    const own = text.replace(
      /^(?:(?:is|as|in|an?|at|on|already|currently|still|new|fresh|warm|hot|cold|possible|potential)\s+)+/iu,
      "",
    );
    const lists: [Target, readonly string[]][] = [
      [{ field: "stage" }, this.lists.stages],
      [{ field: "status" }, this.lists.statuses],
      ...this.lists.columns.map((column): [Target, readonly string[]] => [{ column }, column.options]),
    ];
    for (const said of [text, own])
      for (const [target, choices] of lists) {
        const choice = beginsWith(said, choices);
        const label = "field" in target ? target.field : plainWords(target.column.label).join(" ");
        if (!choice) continue;
        const all = withMore(target, choice, choices);
        const rest = all.rest
          .trim()
          .replace(new RegExp(`^${label}(?![\\p{L}])\\s*`, "iu"), "")
          .replace(/^(?:(?:already|now|for now|at the moment|currently|too|as well)(?![\p{L}])\s*)+/iu, "")
          .replace(/^(?:for|on|in|at|to)\s+(?:the\s+|a\s+)?(?=\S)/iu, (lead) =>
            this.option(all.rest.slice(all.rest.indexOf(lead) + lead.length)) ? "" : lead,
          );
        if (
          rest === "" ||
          this.labelAt(rest) !== null ||
          /^(?:[,;]|(?:and|with|too)\b)/iu.test(rest) ||
          this.option(rest) !== null
        )
          return { changes: all.changes, rest };
      }
    return null;
  }
}

/** "Introduced by" is the column "Intro by": each word is the label's own or begins as it does. */
function columnLike(words: readonly string[], columns: readonly OwnColumn[]): NamedField | null {
  const isLike = (word: string, own: string) => {
    const [short, long] = word.length < own.length ? [word, own] : [own, word];
    return (
      word === own ||
      (short.length > 3 && long.startsWith(short)) ||
      (stem(word).length > 4 && stem(word) === stem(own))
    );
  };
  const found = columns.filter(({ label }) => {
    const own = plainWords(label);
    return own.length > 1 && own.every((part, no) => words[no] !== undefined && isLike(words[no], part));
  });
  const [only, another] = found;
  return only && !another ? { target: { column: only }, length: plainWords(only.label).length, isSure: true } : null;
}

/** A choice, with those that follow it where a column takes several: "French and English". */
function withMore(target: Target, first: { value: string; rest: string }, choices: readonly string[]): Step {
  const values = [first.value];
  let { rest } = first;
  const takesSeveral = "column" in target && target.column.type === "multiselect";
  for (let next = takesSeveral ? following(rest, choices) : null; next; next = following(rest, choices)) {
    values.push(next.value);
    rest = next.rest;
  }
  return { changes: [{ ...target, value: [...new Set(values)].join(", ") }], rest };
}

function following(rest: string, choices: readonly string[]) {
  const joint = /^\s*(?:,|;|\/|&|\+)?\s*(?:(?:and|und|y|et|plus)\s+)?/iu.exec(rest)?.[0] ?? "";
  return joint.trim() === "" ? null : beginsWith(rest.slice(joint.length), choices);
}

/** Names of fields that are ordinary words as well, so that they end no value by themselves. */
const isSoft = (target: Target) =>
  "field" in target && /^(?:company|roleTitle|location|profileUrl|name)$/.test(target.field);

/** "… and location Graz", "…, company Kelp": such a name behind a joint, with a name for a value. */
const isJoined = (value: string, index: number, rest: string): boolean =>
  /(?:[,;&+]|(?<![\p{L}])(?:and|und|y|et|plus|with))\s*$/iu.test(value.slice(0, index)) && /^["“]?\p{Lu}/u.test(rest);

/** Text in plain letters of the same length, so that places in one are places in the other. */
const plainText = (text: string): string =>
  Array.from(text, (letter) => {
    const plain = letter.normalize("NFD").replace(/\p{M}+/gu, "");
    return plain.length === letter.length ? plain : letter;
  }).join("");

function beginsWith(text: string, choices: readonly string[]): { value: string; rest: string } | null {
  const plain = plainText(text).toLowerCase();
  const [best] = choices
    .filter((choice) => {
      const own = plainText(choice).toLowerCase();
      return plain.startsWith(own) && !/^[\p{L}\p{N}]/u.test(plain.slice(own.length));
    })
    .sort((one, other) => other.length - one.length);
  return best === undefined ? null : { value: best, rest: text.slice(best.length) };
}
