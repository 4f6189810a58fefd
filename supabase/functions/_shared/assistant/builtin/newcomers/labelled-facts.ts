import { personFields } from "../../../contract/person-fields.ts";
import { plainWords } from "../../words.ts";
import type { Change } from "../commands/frames.ts";
import { type Lists } from "../commands/values.ts";
import type { Language } from "../reading.ts";
import { canonical } from "../commands/lexicon.ts";
import { fieldNamed, type Target } from "../vocabulary/field-names.ts";
import { beginsWith, endsChoice, withMore, withoutLabel, withoutVerb } from "./choices-said.ts";
import { columnLike, isForPlaces, withoutIn } from "./column-like.ts";
import { countedFact, followersFact, NO_VALUE, UNIT } from "./counted-facts.ts";
import { moneyFirst } from "../told/money-wanted.ts";
import { toldFact } from "./told-fact.ts";
import { datedFact, dayBehind } from "./dated-facts.ts";
import { ownerAt, ownerFact } from "./owner-facts.ts";
import { rhythmFact } from "./said-beside.ts";
import { DIGITS } from "../vocabulary/numbers.ts";
import { asName, isNoPlace, isPlace, isRole, roleOf } from "./person-words.ts";
import { titleAt, withoutCalled } from "./work-of.ts";

/** A field by its name at the beginning of a phrase. */
interface Labelled {
  target: Target;
  rest: string;
  /** A colon is between them. */
  isMarked: boolean;
  isLinked: boolean;
  /** "Is" or "should be" is between them. */
  isStated: boolean;
}

/** What was read at the beginning of a phrase, and what follows it. */
export interface Step {
  changes: Change[];
  rest: string;
}

/** What joins a value with the field behind it. */
const JOINT_BEHIND =
  /(?:\s*[,;&+]|\s+(?:and|und|y|e|et|with|plus|also|then|mit|con|avec|the|her|his|their|its)(?![\p{L}]))+\s*$/iu;
/** A value without what joins it with the next field: "Ferris and the", before "stage is …". */
export const withoutJoint = (value: string): string => value.replace(JOINT_BEHIND, "").trim();

/** What stands between the name of a field and its value: "is", "should be", "will be around". */
const LINK =
  /^(?:\s*[:=]\s*(?:is\s+)?|(?:['’]s|\s+(?:(?:should|will|would|shall|must|can|could|has to|needs to|ought to|is going to|is to) (?:be|read)|is|are|was|as|to|of|at|ist|sind|soll|es|son|est|sont))(?:\s+(?:now|currently|probably|maybe|around|about|roughly|set to|at))*\s+|\s+|$)/iu;
const STATES = /(?:^|\s)(?:is|are|be|was|read|ist|sind|es|son|est|sont)(?=\s)|['’]s/iu;
/** "The owner of Conti Carta", "responsable marketing": what someone is. */
const IS_OWNER = /^(?:(?:her|his|the|an?)\s+)?\p{L}+\s+(?:of|in|at|from)\s/iu;
const RESPONSIBLE = /^responsable\s+(?:d['’e]|\p{Ll})/u;
/** "At stage Pitch", "on status Warm". */
const AT = /^(?:at|in|on|with|under|as|to|for)\s+(?:the\s+|an?\s+)?(?=\p{L})/iu;
/** Where something begins that no field is called: an address, how often one keeps in touch. */
const OTHER_BEGINS =
  /^(?:(?:linkedin|profile|url|link|e-?mail|mail)(?:\s+(?:profile|url|link|page|address))?(?:\s*[:=]|\s+is(?![\p{L}])|['’]s|\s*$)|(?:keep|stay|be|get) in touch(?![\p{L}])|touch base|check in (?:with|every))/iu;

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
      rhythmFact(text) ??
      moneyFirst(text, this.lists.columns) ??
      this.labelled(text) ??
      datedFact(text, this.lists, this.language) ??
      countedFact(text, this.lists.columns) ??
      this.option(text) ??
      toldFact(text, this.lists.columns)
    );
  }

  /** "Stage: Lead", "owner is Jonas", "deal size 20k". */
  private labelled(text: string): Step | null {
    const isNot = NOT.test(text);
    const found = this.labelAt(isNot ? text.replace(NOT, "") : text) ?? this.valueLabelAt(text);
    if (!found) return null;
    const { target, rest } = found;
    const isBox = "column" in target && target.column.type === "boolean";
    if (isNot) return isBox ? { changes: [{ ...target, value: "no" }], rest } : null;
    const isWork = IS_OWNER.test(text) || (!found.isMarked && !found.isStated && RESPONSIBLE.test(text));
    if (isWork && "field" in target && target.field === "owner") return null;
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
      const number = NUMBER_BEHIND.exec(rest);
      if (!number) return null;
      const value = number[0]
        .replace(/ ?thousand/iu, "k")
        .replace(/ ?million/iu, "m")
        .replace(/[.,]+$/u, "");
      return { changes: [{ ...target, value }], rest: rest.slice(number[0].length).replace(UNIT, "") };
    }
    if (type === "boolean") {
      const flag = /^(?:yes|no|true|false)(?![\p{L}])/iu.exec(rest)?.[0];
      return { changes: [{ ...target, value: flag ?? "yes" }], rest: rest.slice(flag?.length ?? 0) };
    }
    if ("column" in target && target.column.type === "date" && this.lists.today !== undefined)
      return dayBehind(target.column, rest, this.lists.today, this.language);
    const owner = "field" in target && target.field === "owner" ? ownerAt(rest, this.lists) : null;
    if (owner) return owner;
    const words = rest.slice(0, this.nextLabel(rest));
    const value = withoutJoint(words);
    const isBare = !found.isMarked && !found.isLinked && "field" in target && target.field === "location";
    // "Gwil is the owner and stage is Lead": "and" begins no value.
    if (value === "" || NO_VALUE.test(value) || (isBare && isNoPlace(value))) return null;
    return {
      changes: titleAt(target, value) ?? [{ ...target, value: this.valueFor(target, value) }],
      rest: rest.slice(words.length),
    };
  }

  private valueFor(target: Target, words: string): string {
    const said = words.replace(/^["“](.*)["”]$/u, "$1").replace(/[.,;]+$/u, "");
    if ("field" in target && target.field === "roleTitle") return roleOf(said);
    if ("field" in target && target.field === "company") return asName(withoutCalled(said));
    return "field" in target && /^(?:location|owner)$/.test(target.field) ? asName(said) : said;
  }

  /** "At stage Pitch": behind such a word only a field with choices or numbers is one, as "at Position Music" is a company. */
  private valueLabelAt(text: string): Labelled | null {
    if (!AT.test(text)) return null;
    const found = this.labelAt(text.replace(AT, ""));
    return found && !isSoft(found.target) ? found : null;
  }

  /** The field or column whose name a text begins with, and what follows it. */
  private labelAt(text: string): Labelled | null {
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
    const joint = LINK.exec(behind)?.[0];
    if (joint === undefined) return null;
    return {
      ...{ target: named.target, rest: behind.slice(joint.length) },
      ...{ isMarked: /[:=]/u.test(joint), isLinked: /\p{L}/u.test(joint), isStated: STATES.test(joint) },
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
        (named.isMarked ||
          (this.labelled(rest) && (named.isStated || !isSoft(named.target) || this.isInRow(value, index, named.rest))))
      )
        return index;
      if (OTHER_BEGINS.test(rest)) return index;
    }
    return value.length;
  }

  /** "Company Kelp Works role buyer followers 12": a name between other fields, all of them without a mark. */
  private isInRow(value: string, index: number, behind: string): boolean {
    const [before, rest] = [value.slice(0, index), value.slice(index)];
    if (isJoined(value, index, behind) || /^(?:location|city|town)\s+\p{Lu}/u.test(rest)) return true;
    const end = this.nextLabel(behind);
    const isOffice = /^(?:role|position)\s/u.test(rest) && isRole(behind.slice(0, end).trim());
    return /^\p{Lu}/u.test(before) && /^\p{Ll}/u.test(rest) && (isOffice || end < behind.length);
  }

  /** A stage, a status or an option by itself. */
  private option(text: string): Step | null {
    const own = text.replace(BEFORE_CHOICE, "");
    const lists: [Target, readonly string[]][] = [
      [{ field: "stage" }, this.lists.stages],
      [{ field: "status" }, this.lists.statuses],
      ...this.lists.columns.map((column): [Target, readonly string[]] => [{ column }, column.options]),
    ];
    const said = text.replace(/[\s.,;!]+$/u, "");
    // "Jane Doe, Singapore": a place by itself is where they are, although it is an option of a column.
    const open = isPlace(said) ? lists.slice(0, 2) : isPlace(withoutIn(said)) ? lists.filter(isNoOther) : lists;
    for (const words of [text, own, withoutVerb(text)])
      for (const [target, choices] of open) {
        const choice = beginsWith(words, choices);
        // "Second engineer at Kelp" is what someone does.
        if (!choice || ("column" in target && /^\s+(?:at|for|with|of)\s+(?:the\s+)?\p{Lu}/u.test(choice.rest)))
          continue;
        const all = withMore(target, choice, choices);
        const rest = withoutLabel(all.rest.trim(), target)
          .replace(/^(?:(?:already|now|for now|at the moment|currently|too|as well)(?![\p{L}])\s*)+/iu, "")
          .replace(/^(?:for|on|in|at|to)\s+(?:the\s+|a\s+)?(?=\S)/iu, (lead) =>
            this.option(all.rest.slice(all.rest.indexOf(lead) + lead.length)) ? "" : lead,
          );
        if (endsChoice(rest) || this.labelAt(rest) !== null || this.option(rest) !== null)
          return { changes: all.changes, rest };
      }
    return null;
  }
}

/** A place is an option of a column only where that is for places. */
const isNoOther = ([of]: readonly [Target, readonly string[]]) => "field" in of || isForPlaces(of.column.label);
const NUMBER_BEHIND = new RegExp(String.raw`^[$€£]?${DIGITS}(?: ?(?:k|m|thousand|million)(?![\p{L}]))?%?`, "iu");
/** What may stand before a choice: "takes goat", "on mondays". */
const BEFORE_CHOICE =
  /^(?:(?:(?:she|he|they|it|and)\s+)*(?:is|as|in|into|under|goes|(?:put )?(?:her|him|them)(?: down)?|an?|at|on|already|currently|still|new|fresh|warm|hot|cold|possible|potential|takes?|wants?|needs?|likes?|prefers?|uses?|gets?|buys?|orders?|has|have|only|just|mostly|the|some)\s+)+/iu;
const NOT = /^(?:(?:is|are|they['’]?re|still)\s+)?(?:not|non)[\s-]+(?=\p{L})/iu;
/** Names of fields that are ordinary words as well, so that they end no value by themselves. */
const isSoft = (target: Target) =>
  "field" in target && /^(?:company|roleTitle|location|profileUrl|name)$/.test(target.field);

/** "… and location Graz", "…, company Kelp": such a name behind a joint, with a name for a value. */
const isJoined = (value: string, index: number, rest: string): boolean =>
  /(?:[,;&+]|(?<![\p{L}])(?:and|und|y|et|plus|with))\s*$/iu.test(value.slice(0, index)) && /^["“]?\p{Lu}/u.test(rest);
