import { plainWords } from "../../words.ts";
import type { Change } from "../commands/frames.ts";
import { isPlace } from "../commands/lexicon.ts";
import type { Lists } from "../commands/values.ts";
import { LABEL, MARKS, PHONE, SAYS_NOTHING } from "./card-lines.ts";
import { splitAddresses } from "../newcomers/addresses.ts";
import { withoutDegrees, withoutTitle } from "../newcomers/degrees.ts";
import { asName, capitals, isFirm, isNameLike, isRole, roleOf } from "../newcomers/person-words.ts";
import { isOtherLabel } from "../newcomers/without-field.ts";
import { PhraseReader } from "../newcomers/phrase-facts.ts";
import type { Newcomer } from "../newcomers/newcomer.ts";
import { asStage } from "../newcomers/stage-said.ts";
import { NAMED } from "../newcomers/telling-words.ts";
import type { Language } from "../reading.ts";
import { isCity } from "../vocabulary/cities.ts";
import { FIRM_WORD } from "../vocabulary/firm-words.ts";

/** Someone's card or signature, read line by line: each fact is where cards usually have it. What fits no field is `told`. */
export function readCard(lines: readonly string[], lists: Lists, language: Language): Newcomer {
  return new CardReader(lists, language).read(lines);
}

class CardReader {
  private readonly lists: Lists;
  private readonly phrases: PhraseReader;
  /** What the lines behind have. */
  private behind: readonly string[] = [];
  /** The hosts of the addresses on the card. */
  private hosts = "";
  private readonly card: Newcomer = { name: "", changes: [], left: [], told: [], guesses: [] };

  constructor(lists: Lists, language: Language) {
    this.lists = lists;
    this.phrases = new PhraseReader(lists, language);
  }

  read(lines: readonly string[]): Newcomer {
    const hosts = lines.flatMap((line) => [
      ...line.matchAll(/@([\w.-]+)|(?:www\.|https?:\/\/)(?!\S*linkedin)([\w.-]+)/giu),
    ]);
    this.hosts = hosts
      .map(([, mail = "", site = ""]) => mail + site)
      .join(" ")
      .toLowerCase();
    for (const [no, line] of lines.entries()) {
      this.behind = lines.slice(no + 1).flatMap((one) => one.split(MARKS));
      this.line(line.trim());
    }
    return { ...this.card, changes: this.card.changes.map((change) => asStage(change, this.lists)) };
  }

  private has(field: string): boolean {
    return this.card.changes.some((change) => "field" in change && change.field === field);
  }

  private take(...changes: readonly Change[]): void {
    const key = (change: Change) => ("field" in change ? change.field : change.column.id);
    this.card.changes.push(...changes.filter((change) => !this.card.changes.some((one) => key(one) === key(change))));
  }

  private line(line: string): void {
    if (line === "" || SAYS_NOTHING.test(line) || this.labelled(line)) return;
    for (const part of splitAddresses(line)) {
      if (part.is === "mail") this.take({ field: "email", value: part.value });
      else if (part.is === "words") this.words(part.value);
      else if (/linkedin\.com\/in\//iu.test(part.value)) this.take({ field: "profileUrl", value: part.value });
      else this.card.told.push(part.value);
    }
  }

  /** "Title: COO", also for a column of the user's own. */
  private labelled(line: string): boolean {
    const { label = "", value = "" } = LABEL.exec(line)?.groups ?? {};
    if (label === "") return false;
    const part = /^(?:(?<first>first|given|fore)|(?<last>last|family|sur)) ?names?$|^vorname$|^nachname$/iu.exec(label);
    if (part) {
      const names = [this.card.name, value].filter((one) => one !== "");
      const isFirst = part.groups?.["first"] !== undefined || /^vorname$/iu.test(label);
      this.card.name = (isFirst ? names.toReversed() : names).join(" ");
      return true;
    }
    const name = NAMED.exec(`${label}: ${value}`)?.groups?.["name"];
    if (name !== undefined && this.card.name === "") {
      this.card.name = capitals(name);
      return true;
    }
    if (/^(?:notes?|message|comments?|remarks?|question|enquiry|inquiry|subject|info)$/iu.test(label)) {
      this.card.told.push(value);
      return true;
    }
    if (/@|linkedin\.com/iu.test(value)) return this.address(value);
    const { changes, left } = this.phrases.read(`${label}: ${value}`);
    if (changes.length === 0 || left.length > 0) return false;
    this.take(...changes);
    return true;
  }

  /** An address alone behind a label, whatever that is called: "Link: https://www.linkedin.com/in/ana". */
  private address(value: string): boolean {
    const [part, other] = splitAddresses(value);
    if (!part || part.is === "words" || other) return false;
    const isMail = part.is === "mail";
    if (!isMail && !/linkedin\.com\/in\//iu.test(part.value)) return false;
    this.take({ field: isMail ? "email" : "profileUrl", value: part.value });
    return true;
  }

  /** `isBeside`: a mark separates it from the rest of its line, as a whole role next to its company. */
  private words(said: string, isBeside = false): void {
    const words = said.replace(/^[\s,.:|•·–—-]+|[\s,:–—-]+$/gu, "");
    if (words === "" || SAYS_NOTHING.test(words) || /^(?:e-?mail|mail|linkedin|profile|web|[a-z])\W*$/iu.test(words))
      return;
    const parts = words.split(MARKS).filter((part) => part !== "");
    const [first = "", second = "", third] = parts;
    const isKnown = parts.some((part) => isRole(part) || isPlace(part) || PHONE.test(part) || /[@\d]/u.test(part));
    if (parts.length === 2 && third === undefined && !isKnown && this.roleAndFirm(first, second)) return;
    const pair = words.split(/,\s+/u);
    const [one = "", other = ""] = pair;
    if (parts.length > 1) for (const part of parts) this.words(part, true);
    // "CEO, Papierflug | +49 …", of someone who writes from papierflug.example.
    else if (
      isBeside &&
      pair.length === 2 &&
      pair.some((half) => this.isTheirFirm(half)) &&
      this.roleAndFirm(one, other)
    )
      return;
    else if (isBeside && !this.has("roleTitle") && isRole(words) && this.card.name !== "")
      this.take({ field: "roleTitle", value: roleOf(words) });
    else if (!this.fact(words)) this.apart(words);
  }

  /** "VP Data, Sundar Freight": what is nothing as a whole may be several things. */
  private apart(words: string): void {
    const parts = words.split(/,\s+/u);
    // "22 beds, commission 9".
    const facts = parts.map((part) => this.phrases.read(part));
    const isAll = parts.length > 1 && facts.every(({ changes, left }) => changes.length > 0 && left.length === 0);
    if (isAll) this.take(...facts.flatMap(({ changes }) => changes));
    else if (parts.length === 1 || /\d/u.test(words)) this.card.told.push(words);
    else
      for (const [no, part] of parts.entries()) {
        const behind = this.behind;
        this.behind = [...parts.slice(no + 1), ...behind];
        if (!this.fact(part)) this.card.told.push(part);
        this.behind = behind;
      }
  }

  private fact(said: string): boolean {
    const words = this.card.name === "" ? withoutTitle(said) : said;
    const parts = words.split(/,\s+/u);
    if (PHONE.test(words)) return this.phone(words);
    if (isOtherLabel(words)) return false;
    const name = withoutDegrees(words);
    if (this.card.name === "" && isNameLike(name) && !isRole(name) && !isPlace(name)) {
      this.card.name = `${capitals(name)}${name === words ? "" : `, ${words.slice(name.length).replace(/^[,\s]+/u, "")}`}`;
      return true;
    }
    if (!this.has("roleTitle") && isRole(words) && this.role(words)) return true;
    const [first = "", second = ""] = parts;
    if (
      (parts.length === 1 && isPlace(words)) ||
      (parts.length === 3 &&
        isPlace(parts[2] ?? "") &&
        parts.every((part) => /^\p{Lu}[\p{L}\p{M}'’. -]*$/u.test(part))) ||
      (parts.length === 2 && (isPlace(first) || (isPlace(second) && this.isTown(first, second))))
    ) {
      this.take({ field: "location", value: asName(words) });
      return true;
    }
    if (parts.length === 2 && this.roleAndFirm(first, second)) return true;
    if (parts.length > 1) return false;
    const { changes, left } = this.phrases.read(words);
    if (changes.length > 0 && left.length === 0 && !/^(?:of|de|von)\b/iu.test(words)) {
      this.take(...changes);
      return true;
    }
    return this.bare(words);
  }

  /** "Sitia, Crete" is a place; of "Cedar Podcasts, Lebanon" and "Cedarcast, Beirut" the first is the company, where none is known yet. */
  private isTown(words: string, behind: string): boolean {
    const mayBe = !words.includes(" ") && !isCity(plainWords(behind).join(" "));
    return !this.isTheirFirm(words) && (this.has("company") || mayBe);
  }

  /** "Tierarzt, Praxis Weibel" and "Praxis Weibel, Tierarzt": which of the two is the company is seen by its words, or by what is left for the place. */
  private roleAndFirm(first: string, second: string): boolean {
    const isShort = [first, second].every((one) => /^\p{Lu}/u.test(one) && one.split(/\s+/u).length <= 5);
    if (this.card.name === "" || this.has("roleTitle") || this.has("company") || isPlace(second) || !isShort)
      return false;
    const [isFirst, isSecond] = [this.isTheirFirm(first), this.isTheirFirm(second)];
    const hasPlaceBehind = this.behind.some(
      (one) => isPlace(one) || /^\p{Lu}\p{Ll}[\p{L}\p{M}'’ -]*$/u.test(one.trim()),
    );
    if (isFirst === isSecond ? !hasPlaceBehind || isFirst : isFirst && !hasPlaceBehind && !isRole(second)) return false;
    const [role, company] = isFirst ? [second, first] : [first, second];
    if (!isFirst && !isSecond) this.card.guesses.push(`“${role}” for the role and “${company}” for the company`);
    this.take({ field: "roleTitle", value: role }, { field: "company", value: company });
    return true;
  }

  /** A company by its words, by their surname in it, or by the address of their mail. */
  private isTheirFirm(words: string): boolean {
    const own = plainWords(words).filter((word) => word.length > 3);
    const surname = plainWords(withoutDegrees(this.card.name)).at(-1) ?? "";
    return (
      isFirm(words) || FIRM_WORD.test(words) || own.includes(surname) || own.some((word) => this.hosts.includes(word))
    );
  }

  /** A company and a place that only their position tells from other words. */
  private bare(words: string): boolean {
    const isShort = words.split(/\s+/u).length <= 5 && /^[\p{Lu}\d]/u.test(words) && !/[.!?]\s|\d{3}/u.test(words);
    if (this.card.name === "" || !isShort) return false;
    const hasFirmBehind = this.behind.some((one) => this.isTheirFirm(one.split(", ")[0] ?? "") && !/[@/]/u.test(one));
    if (!this.has("roleTitle") && !this.has("company") && !this.isTheirFirm(words) && hasFirmBehind) {
      this.take({ field: "roleTitle", value: words });
      return true;
    }
    if (!this.has("company")) this.take({ field: "company", value: words.replace(/,$/u, "") });
    else if (!this.has("location") && words.split(/\s+/u).length <= 3) {
      this.card.guesses.push(`“${words}” for the place`);
      this.take({ field: "location", value: words });
    } else return false;
    return true;
  }

  private role(words: string): boolean {
    const { changes, left } = this.phrases.read(words.split(/,\s+/u)[0] ?? words);
    const role = changes.find((change) => "field" in change && change.field === "roleTitle");
    if (role?.value === undefined || left.length > 0) this.take({ field: "roleTitle", value: roleOf(words) });
    else this.take(...changes);
    const [, ...more] = words.split(/,\s+/u);
    if (left.length === 0) for (const part of more) if (!this.fact(part)) this.card.told.push(part);
    return true;
  }

  /** A number to call goes to the column that the user keeps such numbers in, if there is one. */
  private phone(words: string): boolean {
    const column = this.lists.columns.find(
      ({ label, type }) => type === "text" && /phone|mobile|tel|cell|handy|whatsapp/iu.test(label),
    );
    const digits = /\+?\(?\d[\d\s()./-]*\d/u.exec(words)?.[0] ?? words;
    if (column) this.take({ column, value: digits });
    else this.card.told.push(words);
    return true;
  }
}
