import { personFields } from "../../../contract/person-fields.ts";
import { plainWords } from "../../words.ts";
import { fieldNamed, type Target } from "../vocabulary/field-names.ts";
import type { Problem } from "./frames.ts";
import { codesOf, type Token, written } from "./tokens.ts";
import { type Lists, same } from "./values.ts";
import { askWhichList } from "./which-list.ts";

export const LINK = /^(?:to|is|as|:|at|-|becomes|changed|be|into|are|should|=|in|on|called|named)$/;
/** Words that end every value: what follows them is another thought. */
export const STOP =
  /^(?:because|since|after|before|when|whenever|if|but|so|which|who|that|is|was|were|are|will|would|should|can|could|must|cannot|not|no|never|unless|until|till|while|as|then|although|though|once|instead|rather|except|has|have|had|said|says|told|next|last|yet|anymore|maybe|perhaps|probably|soon|D|T|R)$/;
const VALUE_MOST = 8;
/** How many words the name of a column may have; later words are not part of it. */
const NAME_MOST = 24;
const CLOSING =
  /^(?:then|please|pls|too|instead|now|thanks|thank|you|again|ok|okay|anyway|though|already|cheers|for now)$/;

/** The words of a value without what only ends the sentence: "Bea then" is Bea. */
export function withoutClosing(value: readonly Token[]): Token[] {
  const end = value.findLastIndex(({ code }) => !CLOSING.test(code));
  return value.slice(0, end + 1);
}

/** Reads what begins at a token: a field, an option, or a value with its end. */
export class FactCursor {
  protected readonly text: string;
  protected readonly lists: Lists;
  protected at = 0;
  protected tokens: Token[] = [];
  private readonly wordsAt = new Map<number, { plain: string; end: number }[]>();

  constructor(text: string, lists: Lists) {
    this.text = text;
    this.lists = lists;
  }

  /** Moves to one of these tokens without reading them. */
  from(tokens: Token[], at: number): this {
    this.tokens = tokens;
    this.at = at;
    return this;
  }

  protected code(offset = 0): string {
    return this.tokens[this.at + offset]?.code ?? "";
  }

  protected rest(offset = 0): string {
    return codesOf(this.tokens.slice(this.at + offset));
  }

  /** The field or column whose name begins at an offset, and how many tokens its name has. */
  fieldAt(offset: number): { target: Target; length: number } | null {
    return fieldNamed(
      this.tokens.slice(this.at + offset, this.at + offset + NAME_MOST).map(({ code }) => code),
      this.lists.columns,
    );
  }

  optionAt(offset: number): { target: Target; value: string; length: number } | null {
    const named = this.optionsAt(offset);
    const [only, another] = named?.choices ?? [];
    return named && only && !another ? { ...only, length: named.length } : null;
  }

  /** The options that begin at an offset: one of each list that has it. */
  optionsAt(offset: number): { choices: Choice[]; length: number } | null {
    const fits = choicesOf(this.lists)
      .filter(({ plain }) => this.begins(plain, offset) > 0)
      .sort((one, other) => other.plain.length - one.plain.length);
    const [best] = fits;
    if (!best) return null;
    const length = this.begins(best.plain, offset);
    if (length === 1 && this.isDeed(offset)) return null;
    // "Meeting summary" is a field, though "Meeting" is a stage.
    const field = this.fieldAt(offset);
    if (field && field.length > length) return null;
    return {
      choices: fits.filter(({ plain }) => plain === best.plain).map(({ target, value }) => ({ target, value })),
      length,
    };
  }

  /** "Set Noam to high" where two lists have it: which of them is asked, and nothing else is read into it. */
  protected whichList(offset: number): Problem | null {
    const { choices = [], length = 0 } = this.optionsAt(offset) ?? {};
    if (choices.length < 2) return null;
    const said = written(this.tokens.slice(this.at + offset, this.at + offset + length), this.text);
    this.at += offset + length;
    return askWhichList(said, choices, this.text);
  }

  /** "They go to Met" has no option "Go". */
  private isDeed(offset: number): boolean {
    const said = this.text[this.tokens[this.at + offset]?.from ?? 0] ?? "";
    return (
      DEED.test(this.code(offset)) &&
      /\p{Ll}/u.test(said) &&
      /^(?:to|into|in|on|onto|back)$/.test(this.code(offset + 1))
    );
  }

  /** How many tokens from an offset on are these plain words, or their plural; 0 when they are others. */
  protected begins(plain: string, offset: number): number {
    const first = this.tokens[this.at + offset];
    // "'s" is whose it is, and not the size S.
    if (!first || plain === "" || first.slot?.is === "person" || /^['’]/u.test(this.text.slice(first.from))) return 0;
    const count = plain.split(" ").length;
    const words = this.wordsFrom(first.from).slice(0, count);
    // Most begin otherwise.
    if (!plain.startsWith(words[0]?.plain ?? " ") && !words[0]?.plain.startsWith(plain) && first.code[0] !== plain[0])
      return 0;
    const said = words.map((word) => word.plain).join(" ");
    const codes = `${codesOf(this.tokens.slice(this.at + offset, this.at + offset + count))} `;
    // "As" is no plural of the option "A".
    const isSaid = said === plain || (plain.length > 2 && said === `${plain}s`);
    if (!isSaid && !codes.startsWith(`${plain} `)) return 0;
    if (codes.startsWith(`${plain} `)) return count;
    const last = words.at(-1);
    const end = isSaid ? (last?.end ?? first.from) : (this.tokens[this.at + offset + count - 1]?.to ?? 0);
    const behind = this.tokens.findIndex(({ from }, no) => no >= this.at + offset && from >= end);
    return (behind < 0 ? this.tokens.length : behind) - this.at - offset;
  }

  /** The plain words from a place in the text on, and where each ends: of every option it is asked whether they are it. */
  private wordsFrom(from: number): { plain: string; end: number }[] {
    const before = this.wordsAt.get(from);
    if (before) return before;
    const words = Array.from(
      this.text.slice(from, from + 200).matchAll(/[\p{L}\p{M}\p{N}]+/gu),
      ({ 0: word, index }) => ({ plain: plainWords(word).join(""), end: from + index + word.length }),
    );
    this.wordsAt.set(from, words);
    return words;
  }

  protected wordsFor(target: Target, value: Token[]): string {
    const [token] = value;
    if ("column" in target && target.column.type === "date" && token?.slot?.is === "date") return token.slot.date;
    const words = written(value, this.text);
    // "Series A" ends in a word that is dropped elsewhere.
    const isSaid = (option: string) =>
      same(option, words) || same(option, this.text.slice(token?.from, (token?.from ?? 0) + option.length));
    if ("column" in target) return target.column.options.find(isSaid) ?? words;
    const choices = target.field === "stage" ? this.lists.stages : target.field === "status" ? this.lists.statuses : [];
    return choices.find((choice) => same(choice, words)) ?? words;
  }

  /** The tokens of a value, which ends where something else is said. */
  protected valueFrom(offset: number, target: Target): Token[] {
    const value: Token[] = [];
    const first = this.tokens[this.at + offset];
    if (!first) return [];
    if (first.code === "Q" || first.code === "U" || first.code === "M") return [first];
    if ("column" in target && target.column.type === "date") return first.code === "D" ? [first] : [];
    const isLong = "field" in target && personFields[target.field].type === "long-text";
    for (let next = offset; this.at + next < this.tokens.length && (isLong || value.length < VALUE_MOST); next += 1) {
      const token = this.tokens[this.at + next];
      const isOfName = isText(target) && (this.joinsName(next) || (next > offset && this.joinsName(next - 1)));
      if (!token || (!isLong && !isOfName && this.isBoundary(next, next === offset))) break;
      value.push(token);
    }
    // "Stays the same": no value.
    if (/^(?:(?:stays?|remains?|is|still) )*(?:same|unchanged)$/.test(codesOf(value))) return [];
    return "field" in target && target.field === "owner" ? withoutClosing(value) : value;
  }

  protected isBoundary(offset: number, isFirst: boolean): boolean {
    const code = this.code(offset);
    if (STOP.test(code) || /^(?:\(|\)|:|;|U|M|based|lives|works|working|living|located)$/.test(code))
      return !isFirst || STOP.test(code);
    const token = this.tokens[this.at + offset];
    if (code === "P" && token?.slot?.is === "person" && token.slot.isPronoun) return true;
    if (isFirst) return false;
    if (/^(?:from|at|in|with|for|-)$/.test(code)) return true;
    if (code === ",") return !/^(?:inc|ltd|llc|gmbh)$/.test(this.code(offset + 1));
    if (code === "and") {
      const next = this.tokens[this.at + offset + 1];
      const isCapital = next !== undefined && /^\p{Lu}/u.test(this.text.slice(next.from, next.to));
      // "Samarkand and Greta takes over": a name that does something begins something else.
      if (ACTS.test(this.code(offset + 2))) return true;
      return !isCapital || this.fieldAt(offset + 1) !== null || this.optionAt(offset + 1) !== null || next.code === "P";
    }
    return this.fieldAt(offset) !== null && LINK.test(this.code(offset + (this.fieldAt(offset)?.length ?? 0)));
  }

  /** "Kiln & Company": an ampersand joins a name, but for "Halden & role CTO", where a field has a value behind it. */
  private joinsName(offset: number): boolean {
    const [mark, next] = [this.tokens[this.at + offset], this.tokens[this.at + offset + 1]];
    if (!mark || !next || next.slot?.is === "person" || this.text.slice(mark.from, mark.to) !== "&") return false;
    const field = this.fieldAt(offset + 1);
    const isName = /^\p{Lu}/u.test(this.text.slice(next.from, next.to)) || this.endsAt(offset + 2);
    if (!isName || ACTS.test(this.code(offset + 2)) || this.optionAt(offset + 1) !== null) return false;
    return field === null || /^(?:|,|and|\))$/.test(this.code(offset + 1 + field.length));
  }

  protected endsAt(offset: number): boolean {
    return /^(?:|,|and|\))$/.test(this.code(offset));
  }
}

const isText = (target: Target): boolean =>
  "column" in target ? target.column.type === "text" : personFields[target.field].type === "text";

const DEED = /^(?:go|goes|move|moves|pass|passes|return|returns|switch|switches|open|opens|come|comes)$/;
const ACTS =
  /^(?:takes?|took|is|are|was|were|has|have|had|owns?|will|would|looks?|gets?|goes|needs?|wants?|should|does|did|said|says|becomes?|became|works?|joins?|joined|left)$/;

/** An option with the field or column whose list has it. */
export interface Choice {
  target: Target;
  value: string;
}

const known = new WeakMap<Lists, (Choice & { plain: string })[]>();

/** Every option of every list, with its plain words. */
export function choicesOf(lists: Lists): (Choice & { plain: string })[] {
  const before = known.get(lists);
  if (before) return before;
  const { stages, statuses, columns } = lists;
  const choices = [
    ...stages.map((value): Choice => ({ value, target: { field: "stage" } })),
    ...statuses.map((value): Choice => ({ value, target: { field: "status" } })),
    ...columns.flatMap((column) => column.options.map((value): Choice => ({ value, target: { column } }))),
  ].map((choice) => ({ ...choice, plain: plainWords(choice.value).join(" ") }));
  known.set(lists, choices);
  return choices;
}

export const sameTarget = (one: Target, other: Target) => JSON.stringify(one) === JSON.stringify(other);
