import { plainWords } from "../../../words.ts";
import type { Target } from "../../vocabulary/field-names.ts";
import { fieldMeant } from "../../vocabulary/field-names.ts";
import { isNear } from "../../vocabulary/nearness.ts";
import { ownerNamed } from "../../vocabulary/owners.ts";
import { isFiller, isUnsure, isVerb, verbMeant } from "../../vocabulary/verbs.ts";
import { type Choice, choicesOf, FactCursor } from "../fact-cursor.ts";
import type { Token } from "../tokens.ts";
import type { Lists } from "../values.ts";

/** A name or value in a clause, in any position. `at` and `length` count tokens. */
export type Slot = { at: number; length: number } & (
  | { is: "who"; token: Token; owner: string | null }
  | { is: "everyone" }
  | { is: "field"; target: Target; isSure: boolean }
  | { is: "option"; choices: Choice[]; isSure: boolean }
  | { is: "owner"; owner: string; isSure: boolean }
  | {
      is:
        | "number"
        | "date"
        | "mail"
        | "url"
        | "yes"
        | "no"
        | "not"
        | "colon"
        | "comma"
        | "and"
        | "small"
        | "unsure"
        | "other";
    }
  | { is: "verb"; word: string; isSure: boolean }
);

const EVERYONE = /^(?:everyone|everybody|all|anyone|anybody|each|every|those|people|contacts|founders|ones)$/;
const SINGLES: Record<string, Slot["is"]> = {
  N: "number",
  D: "date",
  M: "mail",
  U: "url",
  ":": "colon",
  "-": "colon",
  ",": "comma",
  and: "and",
  yes: "yes",
  true: "yes",
  no: "no",
  false: "no",
  not: "not",
  isn: "not",
  aren: "not",
  doesn: "not",
  don: "not",
};

/** The slots of a clause, in order: each word is in one of them. */
export function slotsOf(tokens: Token[], text: string, lists: Lists): Slot[] {
  const scan = new Scan(text, lists).from(tokens, 0);
  const slots: Slot[] = [];
  for (let at = 0; at < tokens.length;) {
    const slot = scan.slotAt(at);
    slots.push(slot);
    at += slot.length;
  }
  return withoutOrigins(slots, tokens);
}

/** "From Lead to Meeting", "70 instead of 20": what it was says nothing of what it is to be. */
function withoutOrigins(slots: readonly Slot[], tokens: readonly Token[]): Slot[] {
  return slots.map((slot, no) => {
    if (!/^(?:option|number|owner|date|who)$/.test(slot.is)) return slot;
    const before = tokens.slice(Math.max(0, slot.at - 2), slot.at).map(({ code }) => code);
    const isOrigin = before.at(-1) === "from" || /^instead of$|^rather than$/.test(before.join(" "));
    const others = before.at(-1) === "from" ? slots.slice(no + 1) : slots.slice(0, no);
    const hasOther = others.some((one) => one.is === slot.is || (isOwner(slot) && isOwner(one)));
    const { at, length } = slot;
    return isOrigin && hasOther && (slot.is !== "who" || slot.owner !== null) ? { at, length, is: "small" } : slot;
  });
}
const isOwner = (slot: Slot) => slot.is === "owner" || (slot.is === "who" && slot.owner !== null);

class Scan extends FactCursor {
  slotAt(at: number): Slot {
    const token = this.tokens[at];
    const code = token?.code ?? "";
    const words = this.tokens.slice(at).map((one) => one.code);
    const here = { at, length: 1 };
    if (token && (code === "P" || code === "X")) return this.whoAt(at, token);
    const quoted = token && code === "Q" ? this.quotedOption(token) : null;
    if (quoted) return { ...here, is: "option", choices: quoted, isSure: true };
    if (/^[QTR]$/.test(code)) return { ...here, is: "other" };
    this.at = at;
    const option = this.optionsAt(0);
    const field = this.fieldAt(0);
    if (field && field.length >= (option?.length ?? 0) && !this.isUsedAsVerb(code, words))
      return { at, length: field.length, is: "field", target: field.target, isSure: true };
    if (option) return { at, length: option.length, is: "option", choices: option.choices, isSure: true };
    const misspelt = this.misspeltOption(words);
    if (misspelt) return { at, ...misspelt, is: "option", isSure: false };
    const owner = ownerNamed(words, this.lists.owners ?? []);
    if (owner?.isSure) return { at, length: owner.length, is: "owner", owner: owner.owner, isSure: true };
    const single = SINGLES[code];
    if (single !== undefined) {
      const isSplit = code === "isn" || code === "aren" || code === "doesn" || code === "don";
      return { at, length: isSplit && words[1] === "t" ? 2 : 1, is: single } as Slot;
    }
    if (EVERYONE.test(code)) return { ...here, is: "everyone" };
    // "Set Ana's raise to 2", of "Raise €m": what is hers is no verb.
    const isTheirs = /^(?:'s|his|her|their|the)$/.test(this.tokens[at - 1]?.code ?? "");
    const label = isTheirs && !isFiller(code) ? fieldMeant(words, this.lists.columns) : null;
    if (label && "column" in label.target)
      return { at, length: label.length, is: "field", target: label.target, isSure: false };
    if ((["set", "give", "empty", "told"] as const).some((family) => isVerb(code, family)))
      return { ...here, is: "verb", word: code, isSure: true };
    // "Value 6800", of "Insured value".
    const amount = isFiller(code) && words[1] === "N" ? fieldMeant(words, this.lists.columns) : null;
    if (amount && "column" in amount.target && amount.target.column.type === "number")
      return { at, length: amount.length, is: "field", target: amount.target, isSure: false };
    if (isFiller(code)) return { ...here, is: "small" };
    // "Was referred by Kim": a column that is called so says it of now.
    const named = /^(?:was|were)$/.test(code) ? this.fieldAt(1) : null;
    if (
      named &&
      "column" in named.target &&
      /\b(?:by|from|via|through)$/.test(plainWords(named.target.column.label).join(" "))
    )
      return { ...here, is: "small" };
    if (isUnsure(code)) return { ...here, is: "unsure" };
    return this.meantAt(at, words, owner);
  }

  /** "Give her 'Pet friendly'": an option in quotes. */
  private quotedOption(token: Token): Choice[] | null {
    const said = plainWords(this.text.slice(token.from, token.to)).join(" ");
    const choices = choicesOf(this.lists).filter(({ plain }) => plain === said);
    return choices.length > 0 ? choices : null;
  }

  /** "In conversaton": an option of several words with a slip in one of them. */
  private misspeltOption(words: readonly string[]): { choices: Choice[]; length: number } | null {
    const fits = choicesOf(this.lists).filter(({ plain }) => {
      const parts = plain.split(" ");
      const slips = parts.filter((part, no) => part !== words[no] && isNear(words[no] ?? "", part)).length;
      return (
        parts.length > 1 && slips === 1 && parts.filter((part, no) => part === words[no]).length === parts.length - 1
      );
    });
    const [first] = fits;
    return first && fits.every(({ plain }) => plain === first.plain)
      ? { choices: fits, length: first.plain.split(" ").length }
      : null;
  }

  /** "Mail noam" and "call" are things to do; "noam's mail" is a field. */
  private isUsedAsVerb(code: string, words: readonly string[]): boolean {
    return /^(?:mail|link|profile)$/.test(code) && words[1] === "P";
  }

  private whoAt(at: number, token: Token): Slot {
    const said = plainWords(this.text.slice(token.from, token.to));
    const owner = ownerNamed(said, this.lists.owners ?? []);
    const isOwner = owner !== null && owner.isSure && owner.length === said.length;
    if (token.code === "X")
      return isOwner
        ? { at, length: 1, is: "owner", owner: owner.owner, isSure: true }
        : { at, length: 1, is: "other" };
    return { at, length: 1, is: "who", token, owner: isOwner ? owner.owner : null };
  }

  /** What a word is with a slip in it, or as a part of a label. */
  private meantAt(at: number, words: readonly string[], owner: ReturnType<typeof ownerNamed>): Slot {
    const [word = ""] = words;
    const choices = choicesOf(this.lists).filter(
      ({ plain }) => !plain.includes(" ") && (isNear(word, plain) || isInflected(word, plain)),
    );
    const [first] = choices;
    if (first && choices.every(({ plain }) => plain === first.plain))
      return { at, length: 1, is: "option", choices, isSure: isInflected(word, first.plain) };
    const field = fieldMeant(words, this.lists.columns);
    if (field) return { at, length: field.length, is: "field", target: field.target, isSure: false };
    if (owner) return { at, length: owner.length, is: "owner", owner: owner.owner, isSure: false };
    // "Moved to Kiln & Company": a name in the middle of a sentence is no "kill".
    const isName = at > 0 && /^\p{Lu}/u.test(this.text.slice(this.tokens[at]?.from));
    const verb = isName ? null : verbMeant(word);
    if (verb !== null) return { at, length: 1, is: "verb", word: verb, isSure: false };
    return { at, length: 1, is: "other" };
  }
}

const isInflected = (word: string, plain: string) =>
  word === `${plain}s` || word === `${plain}es` || (plain.endsWith("y") && word === `${plain.slice(0, -1)}ies`);
