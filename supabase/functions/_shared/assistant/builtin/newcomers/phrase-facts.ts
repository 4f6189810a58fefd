import { plainWords } from "../../words.ts";
import type { Change } from "../commands/frames.ts";
import type { Lists } from "../commands/values.ts";
import type { Language } from "../reading.ts";
import { asNewcomer } from "./as-newcomer.ts";
import { FieldReader, type Step, withoutJoint } from "./labelled-facts.ts";
import { fieldOfWork } from "./field-of-work.ts";
import { foreignWork } from "./foreign-work.ts";
import { germanWork } from "./german-roles.ts";
import { ownerFact } from "./owner-facts.ts";
import { asName, isDepartment, isFirm, isIndustry, isPlace, isRole, asWritten, roleBefore } from "./person-words.ts";
import { hasNoField, isHowFar, isOtherLabel } from "./without-field.ts";
import * as SAID from "./work-said.ts";
import { CUTS, CUTS_ES, FILLERS, HAPPENED, LIVES, NO_PLACE, WORKS } from "./phrase-words.ts";
import { roleFacts } from "./role-facts.ts";
import { inPlainFacts } from "./plain-facts.ts";
import { isNoFirm, withSmallLead, workOf, workplace } from "./work-of.ts";

/** "Does the photos for Kelp": what someone makes is no role. */
const DOES = /(?<![\p{L}])(?:does|do) /iu;

/** "Island of Pag", "the old town of Olot". */
const REGION =
  /^(?:(?:is|comes?|lives|based|from|on|in|near)\s+)*(?:the\s+)?(?:(?:little|small|old)\s+)?(?:island|isle|village|town|hamlet|valley|region|county|province|district|outskirts|hills|mountains|coast)\s+of\s+(?<name>\p{Lu}[\p{L}\p{M}'’-]+(?:\s\p{Lu}[\p{L}\p{M}'’-]+)?)/u;

/** What a phrase says of someone, and the words of it that say nothing known. */
export interface PhraseFacts {
  changes: Change[];
  left: string[];
}

/** "VP Product" is one role, although "VP" and "Product" are options of two columns. */
function asOneRole(phrase: string, read: PhraseFacts): PhraseFacts {
  const words = phrase.trim().replace(/[.!]+$/u, "");
  const { changes, left } = read;
  const isOneEach =
    changes.length > 1 &&
    left.length === 0 &&
    changes.every((change) => "column" in change && change.column.type === "select") &&
    changes
      .map(({ value }) => value)
      .join(" ")
      .toLowerCase() === words.toLowerCase();
  return isOneEach && isRole(words) ? { changes: [{ field: "roleTitle", value: words }], left } : read;
}

/** Reads phrases about one person who is to be added, with the user's own lists and columns. */
export class PhraseReader {
  private readonly fields: FieldReader;
  private readonly lists: Lists;
  private readonly stages: readonly string[];
  private readonly language: Language;
  /** English words lead to companies and places in every language. */
  private readonly works: string;
  private readonly lives: string;

  constructor(lists: Lists, language: Language) {
    this.lists = lists;
    this.stages = lists.stages.map((stage) => plainWords(stage).join(" "));
    this.fields = new FieldReader(lists, language);
    this.language = language;
    this.works = language === "en" ? WORKS.en : `${WORKS[language]}|${WORKS.en}`;
    this.lives = language === "en" ? LIVES.en : `${LIVES[language]}|${LIVES.en}`;
  }

  read(phrase: string): PhraseFacts {
    const changes: Change[] = [];
    const left: string[] = [];
    let rest = inPlainFacts(phrase).replace(/^(?:she|he|they|it|who)(?:['’](?:s|re|ve)|\s+(?:is|are|was))\s+/iu, "");
    if (hasNoField(rest) || ((isOtherLabel(rest) || isHowFar(rest)) && this.fields.read(rest) === null))
      return { changes, left: rest.split(/\s+/u) };
    while (rest !== "") {
      const step =
        this.step(rest) ?? (changes.length + left.length === 0 ? this.wholeWork(rest, DOES.test(phrase)) : null);
      if (step) {
        changes.push(...step.changes);
        rest = step.rest.trim();
        continue;
      }
      const [word = ""] = rest.split(/\s+/u, 1);
      // What happened is no field, up to the end of the phrase.
      if (changes.length > 0 && HAPPENED.test(rest)) return { changes, left: [...left, ...rest.split(/\s+/u)] };
      rest = rest.slice(word.length).trim();
      const bare = word.replace(/^[\s,.;:!?&+="“”'’-]+|[\s,.;:!?&+="“”-]+$/gu, "").replace(/['’]s$/u, "");
      if (bare !== "" && !FILLERS.test(bare)) left.push(bare);
    }
    return asOneRole(phrase, { changes, left });
  }

  /** The words of a phrase before the first field that they name. */
  beforeFacts(phrase: string): string {
    return withoutJoint(phrase.slice(0, this.fields.nextLabel(phrase)));
  }

  /** Whether a phrase begins with a field, a value, a role or a word that leads to a company or a place. */
  begins(phrase: string): boolean {
    return this.step(phrase) !== null;
  }

  private wholeWork(text: string, isDoing: boolean): Step | null {
    const work = SAID.workIn(text);
    if (!work) return null;
    const { value, rest } = this.cut(work.where);
    return { changes: workOf(isDoing ? undefined : work.what, value), rest };
  }

  private step(text: string): Step | null {
    const home = REGION.test(text) ? this.place(text) : null;
    const first = this.fields.read(text) ?? fieldOfWork(text) ?? asNewcomer(text);
    return first ?? home ?? this.work(text) ?? this.place(text);
  }

  /** "CFO of Kelp", "head of sales at Kelp", "runs Kelp", "from Kelp". */
  private work(text: string): Step | null {
    const own = withSmallLead(
      text.replace(
        /^(?:(?:is|now|currently|as|works? as|working as|an?|the|their|its|als|comme|como|est|es|ist)\s+)+/iu,
        "",
      ),
    );
    const foreign = SAID.ROLE_BEI.exec(own)?.groups;
    // "Arbeitet bei Kelp" is no role.
    if (foreign && !/^\S+(?:t|st)$/u.test(foreign["role"] ?? "")) {
      const { value, rest } = this.cut(foreign["company"] ?? "");
      // "Leitet den Einkauf bei Kelp".
      const role = foreign["role"]?.replace(/^(?:leitet|führt|verantwortet|macht)\s+(?:den|die|das)\s+/iu, "");
      return { changes: workOf(role, value), rest };
    }
    const abroad = germanWork(own) ?? foreignWork(own, this.language);
    if (abroad) {
      const { value, rest } = this.cut(abroad.company);
      return { changes: workOf(abroad.role, value), rest: `${rest}${abroad.rest}` };
    }
    const house = workplace(text);
    if (house) return { changes: house, rest: "" };
    const heads = [own, this.cut(own).value, own.split(/\s+(?:at|of|for|with|from|@)\s+|,/iu)[0] ?? ""];
    if (heads.some((head) => isRole(head) || isRole(asWritten(head))) || roleBefore(own)) return this.role(own);
    const does = SAID.DOES.exec(text)?.groups;
    if (does?.["what"] !== undefined && isDepartment(does["what"])) {
      const { value, rest } = does["where"] === undefined ? { value: undefined, rest: "" } : this.cut(does["where"]);
      return { changes: workOf(does["what"], value), rest };
    }
    const runs = SAID.RUNS_AT.exec(text)?.groups;
    if (runs) {
      const { value, rest } = this.cut(runs["where"] ?? "");
      return { changes: workOf(runs["what"], value), rest };
    }
    const department = SAID.IN_DEPARTMENT.exec(text)?.groups;
    if (department && isDepartment(department["what"] ?? "")) {
      const { value, rest } = this.cut(department["where"] ?? "");
      return { changes: workOf(department["what"], value), rest };
    }
    const firm = SAID.FIRM_FIRST.exec(text)?.[0];
    const institute = SAID.INSTITUTE.exec(text)?.[0];
    const whole = institute ?? (isFirm(firm ?? "") ? firm : undefined);
    if (whole !== undefined) return { changes: workOf(undefined, whole), rest: text.slice(whole.length) };
    const there = SAID.AT_CALLED.exec(text)?.groups?.["name"];
    if (there !== undefined) {
      const { value, rest } = this.cut(there);
      return { changes: workOf(undefined, value), rest };
    }
    const called = SAID.CALLED_FIRM.exec(text);
    if (called?.groups) {
      const { value, rest } = this.cut(called.groups["name"] ?? "");
      const { place } = called.groups;
      const home = place ? [{ field: "location" as const, value: asName(place) }] : [];
      if (/^[\p{Lu}\d]/u.test(value)) return { changes: [...workOf(undefined, value), ...home], rest };
    }
    // "For Yusuf" by itself may be anybody.
    if (/^for\s/iu.test(text)) return null;
    const lead = new RegExp(
      `^(?:${this.works}) +(?:(?:the )?(?:company|firm|startup|firma|empresa|soci[eé]t[eé]) )?`,
      "iu",
    ).exec(text);
    if (!lead) return null;
    const { value: said, rest } = this.cut(text.slice(lead[0].length));
    const value = said.replace(/^(?:the|an?)\s+(?:[\p{Ll}-]+\s+){0,3}(?=\p{Lu})/u, "");
    if (isNoFirm(value, lead[0])) return null;
    if (/\b(?:from|aus|de)\b/iu.test(lead[0]) && isPlace(value))
      return { changes: [{ field: "location", value: asName(value) }], rest };
    // "Azulejo Labs Lisbon": a place behind a company is where it is.
    const parts = value.split(" ");
    const last = parts.at(-1) ?? "";
    if (parts.length > 1 && /^\p{Ll}/u.test(value) && isPlace(last))
      return {
        changes: [...workOf(undefined, parts.slice(0, -1).join(" ")), { field: "location", value: asName(last) }],
        rest,
      };
    return { changes: workOf(undefined, value), rest };
  }

  private role(text: string): Step {
    const { value: said, rest } = this.cut(text);
    // "CTO of a company called Kelp": what is behind is the company.
    const value = said.replace(/\s+(?:of|at|for|in|with)(?:\s+(?:an?|the))?$/iu, "");
    const given = /^(?<role>.+?)\s+(?<whose>(?:for|with|under|owned by|assigned to)\s+.+)$/iu.exec(value)?.groups;
    const isStage = this.stages.includes(plainWords(given?.["role"] ?? "").join(" "));
    if (given && (isStage || ownerFact(given["whose"] ?? "", this.lists)))
      return { changes: workOf(given["role"], undefined), rest: `${given["whose"] ?? ""}${rest}` };
    return { changes: roleFacts(value, { language: this.language, works: this.works }), rest };
  }

  private place(text: string): Step | null {
    const region = REGION.exec(text);
    if (region?.groups)
      return {
        changes: [{ field: "location", value: region.groups["name"] ?? "" }],
        rest: text.slice(region[0].length),
      };
    const lead = new RegExp(`^(?:${this.lives}) +(?:the )?`, "iu").exec(text)?.[0];
    if (
      lead === undefined ||
      /^(?:in|into) (?:my|our|the) (?:people|contacts?|list|network|crm|system|database|tracker|table|pipeline)\b/iu.test(
        text,
      )
    )
      return null;
    const { value, rest } = this.cutBeforeWork(text.slice(lead.length));
    const words = value.replace(/\s+(?:industry|sector|space|business|branche)$/iu, "");
    if (isIndustry(words)) return { changes: [{ field: "industry", value: words }], rest };
    if ((/from|aus|\bde\b/iu.test(lead) && !isPlace(words)) || NO_PLACE.test(words)) return null;
    const isSure =
      isPlace(words) || /^\p{Lu}/u.test(words) || /based|lives|living|located|wohnt|lebt|vive|habite/iu.test(lead);
    if (
      words === "" ||
      !(isSure || (words.split(" ").length < 3 && /^\p{L}+(?: \p{L}+)?$/u.test(words) && !NO_PLACE.test(words)))
    )
      return null;
    return { changes: [{ field: "location", value: asName(words) }], rest };
  }

  /** "Kilkenny at a place called …": a place up to where they work there. */
  private cutBeforeWork(text: string): { value: string; rest: string } {
    const { value, rest } = this.cut(text);
    const at = /\s(?:at|for|with|called|named)(?=\s|$)/iu.exec(value);
    return at
      ? { value: value.slice(0, at.index), rest: `${value.slice(at.index + 1)} ${rest}`.trim() }
      : { value, rest };
  }

  /** A value up to where something else is said of them. */
  private cut(text: string): { value: string; rest: string } {
    const cut = (this.language === "es" ? CUTS_ES : CUTS).exec(text);
    const end = Math.min(cut?.index ?? text.length, this.fields.nextLabel(text));
    const rest = text
      .slice(end)
      .replace(/^\s+(?:kennengelernt|getroffen|today|yesterday|heute|gestern|hoy|ayer|hier)$/iu, "");
    return { value: withoutJoint(text.slice(0, end)).replace(/[\s,.;:!?]+$/u, ""), rest };
  }
}
