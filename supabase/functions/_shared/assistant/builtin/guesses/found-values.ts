import type { Change } from "../commands/frames.ts";
import { sameTarget } from "../commands/fact-cursor.ts";
import type { Slot } from "../commands/slots/slots.ts";
import { typeOf } from "../commands/slots/slot-values.ts";
import { type Token, written } from "../commands/tokens.ts";
import type { Lists } from "../commands/values.ts";
import type { Target } from "../vocabulary/field-names.ts";
import { isOfALabel, type NamedTarget, namedTargets } from "./named-columns.ts";
import { PERSON_PHRASINGS, type PersonKind } from "./person-phrasings.ts";
import { ofSeveral } from "./several-choices.ts";
import { segmentsOf } from "./segments.ts";
import { allWordings, hasCue } from "./wordings.ts";

export const KINDS = allWordings<PersonKind>(PERSON_PHRASINGS);

type Option = Extract<Slot, { is: "option" }>;

/** A value with its field, found in a clause. */
export interface Found {
  change: Change;
  kinds: PersonKind[];
  slots: Slot[];
  isLikely: boolean;
}

/** Finds the values that a clause has for fields of people, in any position. */
export class ValueFinder {
  private readonly named: NamedTarget[];
  private readonly segments: ReturnType<typeof segmentsOf>;
  private readonly slots: readonly Slot[];
  private readonly tokens: readonly Token[];
  private readonly text: string;
  private readonly codes: string[];

  constructor(slots: readonly Slot[], tokens: readonly Token[], text: string, lists: Lists) {
    this.slots = slots;
    this.tokens = tokens;
    this.text = text;
    this.codes = tokens.map(({ code }) => code);
    this.named = namedTargets(slots, tokens, lists);
    this.segments = segmentsOf(slots, tokens);
  }

  /** The ways to read it: several where an option is in several lists. */
  read(): Found[][] {
    const options = this.options();
    const whole = [...this.typed(), ...this.owner()];
    if (options.length > 0) return options.map((some) => [...some, ...whole]);
    if (whole.length > 0) return [whole];
    const rest = [...this.flags(), ...this.texts(), ...this.emptied()];
    return rest.length > 0 ? [rest] : [];
  }

  private isNamed(target: Target): NamedTarget | undefined {
    return this.named.find((one) => sameTarget(one.target, target));
  }

  /** Options of stages, statuses and columns; one list each where an option is in several. */
  private options(): Found[][] {
    const slots = this.slots.filter(
      (slot): slot is Option => slot.is === "option" && !isOfALabel(slot, this.named, this.codes),
    );
    if (slots.length === 0) return [];
    const targets = [
      ...new Map(
        slots.flatMap(({ choices }) => choices).map(({ target }) => [JSON.stringify(target), target]),
      ).values(),
    ];
    const isMeant = (target: Target, slot: (typeof slots)[number]) => {
      const others = slot.choices.filter((choice) => this.isNamed(choice.target));
      return others.length === 0 || others.some((choice) => sameTarget(choice.target, target));
    };
    const groups = targets.flatMap((target): { target: Target; own: (typeof slots)[number][] }[] => {
      const own = slots.filter(
        (slot) => slot.choices.some((choice) => sameTarget(choice.target, target)) && isMeant(target, slot),
      );
      return own.length > 0 ? [{ target, own }] : [];
    });
    const isShared = groups.some(({ own }) =>
      own.some((slot) => groups.filter((group) => group.own.includes(slot)).length > 1),
    );
    const found = groups.map(({ target, own }) => this.optionsOf(target, own));
    if (found.includes(null) || this.isPartOfAName(slots)) return [];
    const all = found.flatMap((one) => (one === null ? [] : [one]));
    return isShared ? all.map((one) => [one]) : [all];
  }

  /** "Omar's lead went cold" has two options, neither of them about Omar: options that count are in a list. */
  private isPartOfAName(options: readonly Slot[]): boolean {
    return options.slice(1).some((option, no) => {
      const before = options[no];
      const between = before ? this.slots.slice(this.slots.indexOf(before) + 1, this.slots.indexOf(option)) : [];
      const isSame =
        before?.is === "option" &&
        option.is === "option" &&
        before.choices.some(({ target }) => option.choices.some((other) => sameTarget(other.target, target)));
      const isNamed = [before, option].some(
        (one) => one?.is === "option" && one.choices.some(({ target }) => this.isNamed(target)),
      );
      return !isSame && !isNamed && !between.some(({ is }) => is === "comma" || is === "and");
    });
  }

  private optionsOf(target: Target, own: readonly Option[]): Found | null {
    const valueOf = (slot: (typeof own)[number]) =>
      slot.choices.find((choice) => sameTarget(choice.target, target))?.value ?? "";
    const inSegment = (slot: Slot) => this.segments.find(({ slots }) => slots.includes(slot));
    const plus = own.filter((slot) => inSegment(slot)?.isNegated !== true);
    const minus = own.filter((slot) => !plus.includes(slot));
    const named = this.isNamed(target);
    const slots = [...own, ...(named?.slots ?? [])];
    const words = this.codes.filter((code) => /\p{L}{2}/u.test(code));
    if (typeOf(target) !== "multiselect") {
      const last = plus.at(-1);
      if (!last || plus.length > 1) return null;
      return {
        change: { ...target, value: valueOf(last) } as Change,
        kinds: ["set"],
        slots,
        isLikely: named !== undefined || "field" in target || hasCue(KINDS.set, words),
      };
    }
    if (!("column" in target)) return null;
    const { column } = target;
    const isOnly = plus.some((slot) => inSegment(slot)?.isOnly);
    const { change, kinds } = ofSeveral(column, plus.map(valueOf), minus.map(valueOf), isOnly);
    const isLikely = named !== undefined || kinds.some((kind) => hasCue(KINDS[kind], words));
    return { change, kinds, slots, isLikely };
  }

  /** A number, a day or an address with a field of its type that is named. */
  private typed(): Found[] {
    return this.named.flatMap(({ target, slots }): Found[] => {
      const type = typeOf(target);
      const is = type === "number" ? "number" : type === "date" ? "date" : null;
      if (is === null) return [];
      const values = this.slots.filter(
        (slot) => slot.is === is && this.segments.find((one) => one.slots.includes(slot))?.isNegated !== true,
      );
      const [value, another] = values;
      const olds = this.slots.filter((slot) => slot.is === is && !values.includes(slot));
      const token = value ? this.tokens[value.at] : undefined;
      // "By a week" counts from the day that is there.
      const isShift = /^by .*\b(?:days?|weeks?|months?)$/iu.test(this.text.slice(token?.from, token?.to));
      if (!value || another || !token || isShift) return [];
      const words =
        token.slot?.is === "date"
          ? token.slot.date
          : written(this.tokens.slice(value.at, value.at + value.length), this.text);
      return [
        {
          change: { ...target, value: words },
          kinds: ["set"],
          slots: [...slots, value, ...olds],
          isLikely: true,
        },
      ];
    });
  }

  /** "Greta looks after her". */
  private owner(): Found[] {
    const all = this.slots.filter((slot) => slot.is === "owner" || (slot.is === "who" && slot.owner !== null));
    const owners = all.filter((slot) => this.segments.find((one) => one.slots.includes(slot))?.isNegated !== true);
    const people = this.slots.filter((slot) => slot.is === "who" && !all.includes(slot));
    const [owner, another] = owners;
    const words = this.codes.filter((code) => /\p{L}{2}/u.test(code));
    if (!owner || another || (people.length === 0 && owner.is === "who")) return [];
    // "Noor is Greta's".
    const end = owner.at + owner.length;
    const isOwnership =
      (this.codes[end] === "'s" && end === this.codes.length - 1) ||
      /^(?:under|with)$/.test(this.codes[owner.at - 1] ?? "");
    if (!isOwnership && !hasCue(KINDS.owner, words)) return [];
    const name = owner.is === "owner" || owner.is === "who" ? owner.owner : null;
    const named = this.isNamed({ field: "owner" });
    if (name === null) return [];
    return [
      {
        change: { field: "owner", value: name },
        kinds: ["owner"],
        slots: [...all, ...(named?.slots ?? [])],
        isLikely: true,
      },
    ];
  }

  /** "Her media training moves to Friday" is no yes to "Media trained": something else of nearly that name has a day. */
  private isOfADay(target: Target): boolean {
    const isWritten = "column" in target && this.text.toLowerCase().includes(target.column.label.toLowerCase());
    return !isWritten && this.slots.some(({ is }) => is === "date");
  }

  /** A column of yes and no that is named in any form. */
  private flags(): Found[] {
    return this.named.flatMap(({ target, slots }): Found[] => {
      if (typeOf(target) !== "boolean" || this.isOfADay(target)) return [];
      const isNo = this.segments.some(({ isNegated }) => isNegated) || this.codes.some((code) => STOPS.test(code));
      return [
        {
          change: { ...target, value: isNo ? "no" : "yes" },
          kinds: [isNo ? "no" : "yes"],
          slots,
          isLikely: true,
        },
      ];
    });
  }

  /** "Was introduced by Ingrid", of a column "Intro by": the words behind its name. */
  private texts(): Found[] {
    return this.named.flatMap(({ target, slots }): Found[] => {
      const last = slots.at(-1);
      if (typeOf(target) !== "text" || !("column" in target) || !last) return [];
      let at = this.slots.indexOf(last) + 1;
      while (this.slots[at] && /^(?:small|colon|verb)$/.test(this.slots[at]?.is ?? "")) at += 1;
      const rest = this.slots.slice(at);
      const tokens = rest.flatMap((slot) => this.tokens.slice(slot.at, slot.at + slot.length));
      const isClean = rest.every(({ is }) => /^(?:who|owner|other|number|small|and)$/.test(is));
      if (
        tokens.length === 0 ||
        tokens.length > 5 ||
        !isClean ||
        !this.slots.slice(0, at).some(({ is }) => is === "who")
      )
        return [];
      return [
        {
          change: { ...target, value: written(tokens, this.text) },
          kinds: ["set"],
          slots: [...slots, ...rest],
          isLikely: true,
        },
      ];
    });
  }

  /** A field that is to have no value. */
  private emptied(): Found[] {
    const [only, another] = this.named;
    const isNone =
      this.slots.some(({ is }) => is === "no" || is === "not") ||
      this.codes.some((code) => /^(?:clear|empty|remove|delete|take|forget|blank|lose|unknown)$/.test(code));
    if (!only || another || !isNone || typeOf(only.target) === "boolean") return [];
    return [{ change: { ...only.target, value: null }, kinds: ["empty"], slots: only.slots, isLikely: true }];
  }
}

const STOPS = /^(?:stopped|stop|paused|pause|off|untick|refuses|froze|frozen|cannot|finished)$/;
