import { plainWords } from "../../words.ts";
import type { Target } from "../vocabulary/field-names.ts";
import { FactCursor, LINK, sameTarget, STOP } from "./fact-cursor.ts";
import { ANECDOTE, JOIN } from "./fact-words.ts";
import type { Change, Problem } from "./frames.ts";
import { endOfWay, isNoValue } from "./slots/slot-values.ts";
import { stepChange } from "./slots/steps.ts";
import { isDeed, isFirm } from "../newcomers/person-words.ts";
import { isIndustry, isNoFirm, isPlace, isTongue, isWorkNamed, ROLE, saysWork } from "./lexicon.ts";
import { type Token, written } from "./tokens.ts";

/** Reads facts about a person from tokens: fields with values, options by themselves, addresses, where they work and live. */
export class FactReader extends FactCursor {
  readonly changes: Change[] = [];
  readonly left: Token[] = [];
  problem: Problem | null = null;

  /** `isStatement`: "at Halden" says where someone works; after "set" a field must be named or be clear from its value. */
  read(tokens: Token[], isStatement: boolean): this {
    this.tokens = tokens;
    for (this.at = 0; this.at < tokens.length;) {
      const code = this.code();
      if (ANECDOTE.test(code) && isStatement) {
        this.leaveSentence();
        continue;
      }
      if (this.take(isStatement)) continue;
      if (!JOIN.test(code)) {
        const token = tokens[this.at];
        if (token) this.left.push(token);
      }
      this.at += 1;
    }
    return this;
  }

  /** What happened to someone is no field of theirs, up to the next comma. */
  private leaveSentence(): void {
    while (this.at < this.tokens.length && this.code() !== ",") {
      const token = this.tokens[this.at];
      if (token) this.left.push(token);
      this.at += 1;
    }
  }

  private add(target: Target, value: string | null): true {
    this.changes.push({ ...target, value });
    return true;
  }

  private take(isStatement: boolean): boolean {
    return (
      this.takeAddress() ||
      this.takeField(isStatement) ||
      this.takeOption() ||
      this.takeRole(isStatement) ||
      (isStatement && (this.takeMove() || this.takeCompany() || this.takePlace() || this.takeBarePlace()))
    );
  }

  private takeAddress(): boolean {
    const token = this.tokens[this.at];
    if (token?.code !== "U" && token?.code !== "M") return false;
    this.at += 1;
    return this.add({ field: token.code === "U" ? "profileUrl" : "email" }, written([token], this.text));
  }

  private takeField(isStatement: boolean): boolean {
    const skipped = /^(?:new|his|her|their|'s|with|to|as)$/.test(this.code()) && this.fieldAt(1) ? 1 : 0;
    const named = this.fieldAt(skipped);
    if (!named) return false;
    let offset = skipped + named.length;
    // "Lead stage" has its value before the name.
    if (/^(?:|,|and|\))$/.test(this.code(offset)) && this.changes.length > 0) {
      const last = this.changes.at(-1);
      if (last && "field" in last && "field" in named.target && last.field === named.target.field) {
        this.at += offset;
        return true;
      }
    }
    const ownOption = () => {
      const option = this.optionAt(offset);
      return option !== null && sameTarget(option.target, named.target) ? option : null;
    };
    // "To in conversation": an option may begin with such a word itself.
    while (LINK.test(this.code(offset)) && ownOption() === null) offset += 1;
    // "From Lead to Meeting": where they come from is no value.
    const origin = /^from (?:\S+ ){1,4}?to /.exec(`${this.rest(offset)} `)?.[0];
    if (origin) offset += origin.trim().split(" ").length;
    const option = ownOption();
    if (option) {
      this.at += offset + option.length;
      return this.add(named.target, option.value);
    }
    if ("column" in named.target && named.target.column.type === "boolean" && this.endsAt(offset)) {
      this.at += offset;
      return this.add(named.target, "yes");
    }
    const value = this.valueFrom(offset, named.target);
    const stepped = stepChange(named.target, value, this.tokens, this.at + offset, this.text);
    if (stepped) this.at += offset + value.length;
    if (stepped) return this.changes.push(stepped) > 0;
    const end = endOfWay(named.target, value);
    if (end > 0) value.splice(0, end);
    this.at += Math.max(0, end);
    if (value.length === 0 || (isStatement && isNoValue(named.target, value, this.text))) return false;
    this.at += offset + value.length;
    return this.add(named.target, this.wordsFor(named.target, value));
  }

  /** A stage, a status or an option of a column by itself. */
  private takeOption(): boolean {
    // "From Lead to Meeting": where they come from is no change.
    const origin = this.code() === "from" ? this.optionAt(1) : null;
    if (origin && /^(?:to|into)$/.test(this.code(1 + origin.length))) this.at += 1 + origin.length;
    let offset = 0;
    while (/^(?:to|in|into|on|onto|as|at|is|for|back)$/.test(this.code(offset)) && !this.optionAt(offset)) offset += 1;
    const option = this.optionAt(offset);
    if (!option) return (this.problem = this.whichList(offset)) !== null;
    this.at += offset + option.length;
    const label = "field" in option.target ? option.target.field : plainWords(option.target.column.label).join(" ");
    const asLabel = [label, `as ${label}`, `for ${label}`].find((words) => `${this.rest()} `.startsWith(`${words} `));
    if (asLabel !== undefined) this.at += asLabel.split(" ").length;
    return this.add(option.target, option.value);
  }

  private takeRole(isStatement: boolean): boolean {
    let offset = 0;
    while (/^(?:as|is|works|working|new|to|their|serves|became|becomes)$/.test(this.code(offset))) offset += 1;
    if (!isStatement && offset === 0) return false;
    if (!isWorkNamed(this.tokens, this.at + offset, this.text) && !ROLE.test(`${this.rest(offset)} `)) return false;
    const role: Token[] = [];
    const isOf = /^(?:head|vp|svp|evp|director|chief|chair|(?:co )?lead|president|dean|professor)/.test(
      this.rest(offset),
    );
    for (let next = offset; next < this.tokens.length - this.at; next += 1) {
      const code = this.code(next);
      const isPart =
        code === "and" ? ROLE.test(`${this.rest(next + 1)} `) : code === "of" ? isOf && role.length < 4 : true;
      if (!isPart || /^(?:at|for|from|in|,|\(|\)|who|with|based|U|M|P|:|-)$/.test(code) || STOP.test(code)) break;
      const token = this.tokens[this.at + next];
      if (token) role.push(token);
    }
    if (role.length === 0 || role.length > 6 || isDeed(written(role, this.text))) return false;
    this.at += offset + role.length;
    const words = written(role, this.text);
    this.add(
      { field: "roleTitle" },
      /^(?:ceo|cto|cfo|coo|cmo|cpo|vp)\b/.test(words) ? words.replace(/^\S+/, (word) => word.toUpperCase()) : words,
    );
    if (/^(?:at|for|from|of)$/.test(this.code()) && isStatement) {
      const company = this.valueFrom(1, { field: "company" });
      if (company.length > 0) this.at += 1 + company.length;
      if (company.length > 0) return this.add({ field: "company" }, written(company, this.text));
    }
    return true;
  }

  private takeCompany(): boolean {
    const lead =
      /^(?:(?:is |was )?(?:work(?:s|ing|ed)?|employed|started(?: working)?|starts|starting) (?:at|for)|(?:is )?employed in|(?:is |has )?(?:joined|joining|joins)|(?:is )?(?:back )?(?:of |from )?at|from|of|for) /.exec(
        `${this.rest()} `,
      )?.[0];
    if (!lead) return false;
    const offset = lead.trim().split(" ").length;
    const value = this.valueFrom(offset, { field: "company" });
    if (value.length === 0) return false;
    const words = written(value, this.text);
    if (isNoFirm(words, this.text.slice(0, value[0]?.from))) return false;
    // "At a fair" is no company where others have a capital.
    if (/^(?:at|from|of|for) /.test(lead) && /^\p{Ll}/u.test(words) && /\p{Lu}/u.test(this.text.slice(1))) return false;
    this.at += offset + value.length;
    return this.add({ field: /^from |in $/.test(lead) && isPlace(words) ? "location" : "company" }, words);
  }

  /** ", Hamburg" by itself. */
  private takeBarePlace(): boolean {
    if (this.tokens[this.at - 1]?.code !== ",") return false;
    const value = this.valueFrom(0, { field: "location" });
    const words = written(value, this.text);
    if (value.length === 0 || (!isPlace(words) && !isIndustry(words))) return false;
    this.at += value.length;
    return this.add({ field: isPlace(words) ? "location" : "industry" }, words);
  }

  private takePlace(): boolean {
    const lead =
      /^(?:(?:is |works |work |working )?(?:based|lives|living|located|sits|works|working)? ?(?:in|out of|near)) /.exec(
        `${this.rest()} `,
      )?.[0];
    if (!lead) return false;
    const offset = lead.trim().split(" ").length;
    const value = this.valueFrom(offset, { field: "location" });
    const words = written(value, this.text);
    if (value.length === 0) return false;
    const industry = isIndustry(words);
    if (isTongue(words)) return false;
    if (!industry && !isPlace(words) && !/^\p{Lu}/u.test(words) && !/based|lives|living|located/.test(lead))
      return false;
    this.at += offset + value.length;
    return this.add(
      { field: industry ? "industry" : "location" },
      words.replace(/\s+(?:industry|sector|space|business)$/i, ""),
    );
  }

  private takeChangeOfFirm(): boolean {
    const lead =
      /^(?:has |just )*(?:left|quit|leaves|leaving) (?:\S+ ){1,3}?(?:(?:and|to|for|,) )*(?:joined|join|joins|moved to|went to|started at|work at|works at) /.exec(
        `${this.rest()} `,
      )?.[0];
    if (!lead) return false;
    const offset = lead.trim().split(" ").length;
    const value = this.valueFrom(offset, { field: "company" });
    if (value.length === 0) return false;
    this.at += offset + value.length;
    const said = written(value, this.text);
    return this.add({ field: /moved to $/.test(lead) && isPlace(said) ? "location" : "company" }, said);
  }

  /** "Moved to Berlin", "went to a new firm, Halden". */
  private takeMove(): boolean {
    const lead =
      /^(?:has |is )?(?:moved|moves|moving|relocated|relocating|went|switched|changed|left|leaves) (?:over |jobs |back |company |companies |firms )*(?:to|for) /.exec(
        `${this.rest()} `,
      )?.[0];
    if (!lead) return this.takeChangeOfFirm();
    let offset = lead.trim().split(" ").length;
    const firm =
      /^(?:new |another |different )*(?:company|firm|startup|start up|employer|job)(?: ,)?(?: called| named| at)? /.exec(
        `${this.rest(offset)} `,
      )?.[0];
    if (firm) offset += firm.trim().split(" ").length;
    if (this.code(offset) === ",") offset += 1;
    const option = this.optionAt(offset);
    if (option) {
      this.at += offset + option.length + (/^(?:stage|status)$/.test(this.code(offset + option.length)) ? 1 : 0);
      return this.add(option.target, option.value);
    }
    const value = this.valueFrom(offset, { field: "company" });
    const words = written(value, this.text);
    if (value.length === 0 || (!firm && isNoFirm(words, this.text.slice(0, value[0]?.from)))) return false;
    this.at += offset + value.length;
    const isWork = !isPlace(words) && saysWork(this.text.slice(this.tokens[this.at]?.from ?? this.text.length));
    if (firm || isWork || isFirm(words) || !/mov|relocat|went/.test(lead)) return this.add({ field: "company" }, words);
    if (isPlace(words) || /relocat/.test(lead)) return this.add({ field: "location" }, words);
    this.problem = { problem: `Is ${words} a place or a company?`, offers: [], asks: { asks: "value", about: words } };
    return true;
  }
}
