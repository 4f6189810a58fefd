import type { Target } from "../../vocabulary/field-names.ts";
import { isVerb } from "../../vocabulary/verbs.ts";
import { FactCursor, sameTarget } from "../fact-cursor.ts";
import type { Change } from "../frames.ts";
import { dropReplaced } from "./replaced-facts.ts";
import { type Token, written } from "../tokens.ts";
import type { Lists } from "../values.ts";
import {
  howOf,
  isGiven,
  isGone,
  isNoValue,
  isOrdered,
  moreOptions,
  typeOf,
  ValueCursor,
  valueIn,
} from "./slot-values.ts";
import { emptyBefore } from "./emptied-fields.ts";
import type { Slot } from "./slots.ts";
import { stepAt } from "./steps.ts";

/** A change that slots make, with its position among them. */
export interface SlotFact {
  change: Change;
  at: number;
  isSure: boolean;
  /** Its field is named, or its value has one field only and a word of setting before it. */
  isNamed: boolean;
}

/** The changes in the slots of a clause, without the people. */
export interface SlotFacts {
  facts: SlotFact[];
  /** The slots that a fact uses. */
  used: Set<Slot>;
  /** An option that several lists have, with the lists: which one is meant. */
  unclear: Extract<Slot, { is: "option" }> | null;
}

type Named = Extract<Slot, { is: "field" }>;
/** Reads fields with their values from slots. */
const isOptionOf = ({ choices }: Extract<Slot, { is: "option" }>, target: Target): boolean =>
  choices.some((choice) => sameTarget(choice.target, target));

export class SlotFactReader extends FactCursor {
  readonly slots: readonly Slot[];
  readonly used = new Set<Slot>();
  readonly facts: SlotFact[] = [];
  private unclear: SlotFacts["unclear"] = null;

  constructor(slots: readonly Slot[], tokens: Token[], text: string, lists: Lists) {
    super(text, lists);
    this.slots = slots;
    this.from(tokens, 0);
  }

  read(): SlotFacts {
    this.slots.forEach((slot, no) => {
      if (slot.is === "field" && !this.used.has(slot)) this.field(slot, no);
    });
    this.slots.forEach((slot, no) => {
      if (!this.used.has(slot)) this.bare(slot, no);
    });
    dropReplaced(this.facts, this.slots, this.used);
    this.facts.sort((one, other) => one.at - other.at);
    return { facts: this.facts, used: this.used, unclear: this.unclear };
  }

  private add(no: number, change: Change, isSure: boolean, isNamed: boolean, ...slots: (Slot | undefined)[]): void {
    this.facts.push({ change, at: no, isSure, isNamed });
    for (const slot of slots) if (slot) this.used.add(slot);
  }

  /** The next slot that says something, from a place on in a direction, within the same thought. */
  private beside(no: number, step: 1 | -1, passes: (slot: Slot) => boolean): Slot | undefined {
    for (let next = no + step; next >= 0 && next < this.slots.length; next += step) {
      const slot = this.slots[next];
      if (!slot || this.used.has(slot)) return undefined;
      if (!passes(slot)) return slot;
    }
    return undefined;
  }

  private field(slot: Named, no: number): void {
    const { target } = slot;
    const type = typeOf(target);
    const passes = (one: Slot) =>
      one.is === "small" || one.is === "colon" || (one.is === "verb" && !isVerb(one.word, "empty"));
    const after = this.beside(no, 1, (one) => passes(one) || one.is === "who");
    const isSeveral = type === "multiselect";
    const before = this.beside(no, -1, (one) => passes(one) || ((isSeveral || type === "owner") && one.is === "who"));
    const how = isSeveral ? howOf(this.slots, this.tokens, this.text) : null;
    if (isGone(this.tokens.slice(slot.at + slot.length))) {
      this.add(no, { ...target, value: null }, slot.isSure, true, slot, ...this.slots.filter(({ at }) => at > slot.at));
      return;
    }
    const cleared =
      how === "removes" && [before, after].some((one) => one?.is === "option" && isOptionOf(one, target))
        ? null
        : emptyBefore(this.slots, this.tokens, this.facts, this.used, no);
    if (cleared) {
      // "Needs no crane" says no; what is cleared says neither.
      const isNo = type === "boolean" && cleared.isNo === true;
      this.add(no, { ...target, value: isNo ? "no" : null }, slot.isSure && cleared.isSure, true, slot);
      return;
    }
    if (type === "boolean") {
      this.flag(slot, no);
      return;
    }
    const sure = (one: Slot) => slot.isSure && (!("isSure" in one) || one.isSure);
    for (const one of [after, before]) {
      const value =
        one && valueIn(one, target, type, this.wordsOf(one), () => this.wordsFor(target, this.tokensIn(one)));
      if (one === undefined || value === null || value === undefined) continue;
      const more = isSeveral ? moreOptions(one === before ? [...this.slots].reverse() : this.slots, one, target) : [];
      const between = one === after ? this.slots.slice(no, this.slots.indexOf(one)) : [];
      this.add(
        // "Deal sizes: Omar 30, Noor 40": it is said of the one before the number.
        between.some(({ is }) => is === "who") && type === "number" ? this.slots.indexOf(one) : no,
        {
          ...target,
          value: [value, ...more.map(({ words }) => words)].join(", "),
          ...(how && { how }),
          ...this.stepOf(one, type),
        },
        sure(one),
        true,
        slot,
        one,
        ...more.map((more) => more.slot),
      );
      return;
    }
    if (/^(?:text|email|url|long-text|owner|select)$/.test(type)) this.freeText(slot, no, type);
  }

  /** A column of yes and no: its name alone says yes. */
  private flag(slot: Named, no: number): void {
    const passes = (one: Slot) => one.is === "small" || one.is === "verb" || one.is === "colon";
    const after = this.beside(no, 1, passes);
    const before = this.beside(no, -1, passes);
    const isOff =
      this.slots.slice(0, no).some((one) => one.is === "verb" && /^un(?:tick|check)$/.test(one.word)) ||
      this.tokens.slice(0, slot.at + 3).some(({ code }) => code === "off");
    // "Set the flag of Ana and Leo to no".
    const behind = this.beside(no, 1, (one) => passes(one) || one.is === "who" || one.is === "and");
    const isSet = /^(?:to|as)$/.test(this.tokens[(behind?.at ?? 0) - 1]?.code ?? "");
    const said = [after, ...(isSet ? [behind] : []), before].find(
      (one) => one?.is === "yes" || one?.is === "no" || one?.is === "not",
    );
    const value = said ? (said.is === "yes" ? "yes" : "no") : isOff ? "no" : "yes";
    this.add(no, { ...slot.target, value }, slot.isSure, true, slot, said);
  }

  /** The words behind a field's name ("her role is founder and CEO"), up to the next thing that is said. */
  private freeText(slot: Named, no: number, type: string): void {
    let next = no + 1;
    let isLinked = false;
    for (; next < this.slots.length; next += 1) {
      const one = this.slots[next];
      if (!one || !(one.is === "small" || one.is === "colon" || one.is === "verb" || one.is === "who")) break;
      if (one.is === "small" && isLinked && /^(?:founder|contact)$/.test(this.tokens[one.at]?.code ?? "")) break;
      if (one.is === "who" && (isLinked || this.tokens[one.at - 1]?.code === "by")) break;
      if (one.is !== "who")
        isLinked ||= /^(?:to|is|:|-|as|by|be|should|becomes|became)$/.test(this.tokens[one.at]?.code ?? "");
    }
    const first = this.slots[next];
    const isWhom =
      first?.is === "who" && /\b(?:by|from|via|through)$/.test(this.tokens[slot.at + slot.length - 1]?.code ?? "");
    if (isWhom) {
      this.add(no, { ...slot.target, value: this.wordsOf(first) }, slot.isSure, true, slot, first);
      return;
    }
    if (!first || first.is === "field" || first.is === "everyone" || first.is === "unsure" || first.is === "not")
      return;
    const end = this.slots.findIndex(
      (one, at) =>
        at > next && (one.is === "field" || one.is === "who" || one.is === "everyone" || one.is === "unsure"),
    );
    const tokens = this.tokens.slice(0, end < 0 ? this.tokens.length : this.slots[end]?.at);
    const value = new ValueCursor(this.text, this.lists).valueAt(tokens, first.at, slot.target);
    while (/^(?:and|,|now|:|-|again|instead|then|please|too|thanks|of|for|on|'s)$/.test(value.at(-1)?.code ?? ""))
      value.pop();
    if (value.length === 0 || value.length > 6) return;
    if (type === "owner" && value.length > 3) return;
    const words = written(value, this.text);
    if (!isOrdered(this.slots) && isNoValue(slot.target, value, this.text)) return;
    const taken = this.slots.filter((one) => value.some((token) => token === this.tokens[one.at]));
    this.add(no, { ...slot.target, value: words }, slot.isSure, true, slot, ...taken);
  }

  /** A value that needs no field beside it. */
  private bare(slot: Slot, no: number): void {
    if (slot.is === "option") {
      this.option(slot, no);
      return;
    }
    if (slot.is === "mail") {
      this.add(no, { field: "email", value: this.wordsOf(slot) }, true, true, slot);
      return;
    }
    if (slot.is === "url" && /linkedin\.com\/in\//i.test(this.wordsOf(slot))) {
      this.add(no, { field: "profileUrl", value: this.wordsOf(slot) }, true, true, slot);
      return;
    }
    const owner = slot.is === "owner" ? slot.owner : slot.is === "who" ? slot.owner : null;
    if (owner !== null && isGiven(this.slots, this.tokens, slot, no)) {
      const isSure = slot.is === "who" || (slot.is === "owner" && slot.isSure);
      this.add(no, { field: "owner", value: owner }, isSure, true, slot);
      return;
    }
    if (slot.is !== "number") return;
    // "Ines 95 and Odalys 80": the field of the one before.
    const last = this.facts.filter(({ at }) => at < no).sort((one, other) => other.at - one.at)[0];
    const hasWhoBetween = last && this.slots.slice(last.at, no).some(({ is }) => is === "who");
    if (!last || !hasWhoBetween || last.change.value === null || !/\d|[a-z]/i.test(last.change.value)) return;
    const target: Target = "column" in last.change ? { column: last.change.column } : { field: last.change.field };
    if (typeOf(target) !== "number") return;
    this.add(no, { ...target, value: this.wordsOf(slot), ...this.stepOf(slot, "number") }, last.isSure, true, slot);
  }

  /** "Up 10": what is added to the number that is there. */
  private stepOf(slot: Slot, type: string): { step?: 1 | -1 } {
    const step = type === "number" ? stepAt(this.tokens, slot.at) : null;
    return step === null ? {} : { step };
  }

  private option(slot: Extract<Slot, { is: "option" }>, no: number): void {
    const isSet = this.slots.slice(0, no).some((one) => one.is === "verb" && isVerb(one.word, "set"));
    const before = this.tokens[slot.at - 1]?.code ?? "";
    const [only, another] = slot.choices;
    if (only && !another) {
      const how = typeOf(only.target) === "multiselect" ? howOf(this.slots, this.tokens, this.text) : null;
      this.add(
        no,
        { ...only.target, value: only.value, ...(how && { how }) },
        slot.isSure,
        isSet || /^(?:to|into|as|on)$/.test(before),
        slot,
      );
      return;
    }
    this.unclear ??= slot;
  }

  private tokensIn = ({ at, length }: Slot): Token[] => this.tokens.slice(at, at + length);
  private wordsOf = (slot: Slot): string => written(this.tokensIn(slot), this.text);
}
