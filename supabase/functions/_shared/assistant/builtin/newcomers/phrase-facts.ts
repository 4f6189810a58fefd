import { plainWords } from "../../words.ts";
import type { Change } from "../commands/frames.ts";
import type { Lists } from "../commands/values.ts";
import type { Language } from "../reading.ts";
import { asNewcomer } from "./as-newcomer.ts";
import { FieldReader, type Step, withoutJoint } from "./labelled-facts.ts";
import { germanWork } from "./german-roles.ts";
import { ownerFact } from "./owner-facts.ts";
import { asName, isDepartment, isFirm, isHome, isIndustry, isPlace, isRole, roleBefore } from "./person-words.ts";
import { isRelation } from "./related-to.ts";
import * as SAID from "./work-said.ts";
import { CUTS, CUTS_ES, FILLERS, HAPPENED, LIVES, ONCE, WORKS } from "./phrase-words.ts";
import { isNoFirm, withSmallLead, workOf, workplace } from "./work-of.ts";

/** What a phrase says of someone, and the words of it that say nothing known. */
export interface PhraseFacts {
  changes: Change[];
  left: string[];
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
    let rest = phrase.trim().replace(/^(?:she|he|they|it|who)(?:['’](?:s|re|ve)|\s+(?:is|are|was))\s+/iu, "");
    if (isRelation(rest) || ONCE.test(rest)) return { changes, left: rest.split(/\s+/u) };
    while (rest !== "") {
      const step = this.step(rest) ?? (changes.length + left.length === 0 ? this.wholeWork(rest) : null);
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
    return { changes, left };
  }

  /** The words of a phrase before the first field that they name. */
  beforeFacts(phrase: string): string {
    return withoutJoint(phrase.slice(0, this.fields.nextLabel(phrase)));
  }

  /** Whether a phrase begins with a field, a value, a role or a word that leads to a company or a place. */
  begins(phrase: string): boolean {
    return this.step(phrase) !== null;
  }

  private wholeWork(text: string): Step | null {
    const work = SAID.workIn(text);
    if (!work) return null;
    const { value, rest } = this.cut(work.where);
    return { changes: workOf(work.what, value), rest };
  }

  private step(text: string): Step | null {
    return this.fields.read(text) ?? asNewcomer(text) ?? this.work(text) ?? this.place(text);
  }

  /** "CFO of Kelp", "head of sales at Kelp", "runs Kelp", "from Kelp". */
  private work(text: string): Step | null {
    const own = withSmallLead(
      text.replace(/^(?:(?:is|as|works? as|working as|an?|the|their|its|als|comme|como|est|es|ist)\s+)+/iu, ""),
    );
    const foreign = SAID.ROLE_BEI.exec(own)?.groups;
    if (foreign && !/(?:t|st)$/u.test(foreign["role"] ?? "")) {
      const { value, rest } = this.cut(foreign["company"] ?? "");
      return { changes: workOf(foreign["role"], value), rest };
    }
    const german = germanWork(own);
    if (german) {
      const { value, rest } = this.cut(german.company);
      return { changes: workOf(german.role, value), rest };
    }
    const house = workplace(text);
    if (house) return { changes: house, rest: "" };
    const heads = [own, this.cut(own).value, own.split(/\s+(?:at|of|for|with|@)\s+|,/iu)[0] ?? ""];
    if (heads.some(isRole) || roleBefore(own)) return this.role(own);
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
    if (firm !== undefined && isFirm(firm)) return { changes: workOf(undefined, firm), rest: text.slice(firm.length) };
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
    const before = roleBefore(value);
    if (before) return { changes: workOf(before.role, before.company), rest };
    const joint = new RegExp(
      `^(?<role>.+?)\\s+(?<by>${this.language === "en" ? "at|@|for|from|with" : this.works})\\s+(?<company>.+)$`,
      "iu",
    ).exec(value)?.groups;
    // "Professor for dairy science at Kiel": what is in small letters goes with the role, up to a name.
    const later = /^\p{Ll}/u.test(joint?.["company"] ?? "")
      ? /^(?<role>.+?)\s+(?:at|@|with|of|from)\s+(?<company>(?:the\s+)?\p{Lu}.*)$/u.exec(value)?.groups
      : undefined;
    if (later && this.language === "en") return { changes: workOf(later["role"], later["company"]), rest };
    const isOf =
      this.language === "en" ? /^(?<role>.+?)\s+of\s+(?<company>.+)$/iu.exec(joint?.["role"] ?? value)?.groups : null;
    const isHeading =
      /^(?:head|vp|svp|evp|dean|provost|rector|registrar|chancellor|warden|keeper|master|chief|professor|lecturer|chair)$/iu.test(
        isOf?.["role"] ?? "",
      );
    if (isOf && !isHeading && !isDepartment(isOf["company"] ?? "") && !joint)
      return { changes: workOf(isOf["role"], isOf["company"]), rest };
    if (joint && /^(?:de|von|f[uü]r|pour)$/iu.test(joint["by"] ?? "") && isDepartment(joint["company"] ?? ""))
      return { changes: workOf(value, undefined), rest };
    if (joint && /^from$/iu.test(joint["by"] ?? "") && isHome(joint["role"] ?? "", joint["company"] ?? ""))
      return {
        changes: [...workOf(joint["role"], undefined), { field: "location", value: asName(joint["company"] ?? "") }],
        rest,
      };
    if (joint) return { changes: workOf(joint["role"], joint["company"]), rest };
    const foreign = SAID.ROLE_VON.exec(value)?.groups;
    if (foreign && isRole(foreign["role"] ?? "") && !isDepartment(foreign["company"] ?? ""))
      return { changes: workOf(foreign["role"], foreign["company"]), rest };
    const short = /^(?<role>(?:ceo|cto|cfo|coo|cmo|cpo|founder|co-?founder|owner))\s+(?<company>\S.*)$/iu.exec(
      value,
    )?.groups;
    if (short && /^\p{Lu}/u.test(short["company"] ?? ""))
      return { changes: workOf(short["role"], short["company"]), rest };
    return { changes: workOf(value, undefined), rest };
  }

  private place(text: string): Step | null {
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
    if (/from|aus|\bde\b/iu.test(lead) && !isPlace(words)) return null;
    const isSure =
      isPlace(words) || /^\p{Lu}/u.test(words) || /based|lives|living|located|wohnt|lebt|vive|habite/iu.test(lead);
    if (
      words === "" ||
      !(
        isSure ||
        (words.split(" ").length < 3 &&
          /^\p{L}+(?: \p{L}+)?$/u.test(words) &&
          !/^(?:touch|person|general|fact|charge)/iu.test(words))
      )
    )
      return null;
    return { changes: [{ field: "location", value: asName(words) }], rest };
  }

  /** "Kilkenny at a place called …": a place up to where they work there. */
  private cutBeforeWork(text: string): { value: string; rest: string } {
    const { value, rest } = this.cut(text);
    const at = /\s(?:at|for|with)(?=\s|$)/iu.exec(value);
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
