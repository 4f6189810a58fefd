import { plainWords } from "../../words.ts";
import type { Lists } from "../commands/values.ts";
import type { Language } from "../reading.ts";
import { slugWords } from "./addresses.ts";
import { addFacts, type Draft, draftOf, type Newcomer, singular } from "./newcomer.ts";
import { bareFact } from "./bare-facts.ts";
import { saidInstead } from "./instead.ts";
import { leadOf } from "./leads.ts";
import { type Joint, type Piece, piecesOf, slugsOf } from "./pieces.ts";
import { fitsSlug, isIndustry, isPlace, isTitle, titled } from "./person-words.ts";
import {
  DAY,
  FILLED,
  HAS_NO_ADDRESS,
  HAS_NONE,
  JOINED,
  NAMED,
  OCCASION,
  PREFERS,
  SHARED,
  SHOWN,
  STORY,
  STORY_ENDS,
  whoIsMet,
} from "./telling-words.ts";
import { NameFinder } from "./phrase-names.ts";
import { isAsNewcomer } from "./as-newcomer.ts";
import { PhraseReader } from "./phrase-facts.ts";
import {
  bareName,
  doubtsOf,
  moveHome,
  taleIn,
  tellsMore,
  tellsOfPlace,
  withHome,
  withoutDoubtful,
  withoutGuessedFirm,
  withoutThings,
} from "./soft-facts.ts";
import { withSoundValues } from "./sound-values.ts";
import { doubted, saidBeside } from "./said-beside.ts";
import { asStage } from "./stage-said.ts";
import { asBefore, isAddressOf, withNextApart } from "./next-newcomer.ts";

/** Reads the people of a text in its usual form. */
export class PeopleReader {
  private readonly pieces: Piece[];
  private readonly lists: Lists;
  private readonly phrases: PhraseReader;
  private readonly names: NameFinder;
  private readonly slugs: string[][];
  private readonly people: Draft[] = [];
  /** Those who what follows is said of: the last, or several who were named together. */
  private batch: Draft[] = [];
  /** Addresses that come before every name. */
  private early: Extract<Piece, { value: string }>[] = [];
  private readonly before: string[] = [];
  private readonly earlier: readonly Newcomer[];
  private isAfterName = false;
  private isCased = false;

  constructor(text: string, lists: Lists, language: Language, earlier: readonly Newcomer[] = []) {
    this.lists = lists;
    this.earlier = earlier;
    const pieces = piecesOf(text.replaceAll(/\s@\s/gu, " at "));
    this.phrases = new PhraseReader(lists, language);
    this.slugs = slugsOf(pieces);
    this.pieces = pieces.flatMap((piece) => withNextApart(piece, this.slugs));
    this.names = new NameFinder(this.phrases, language, this.slugs);
  }

  read(): Newcomer[] {
    const named = this.pieces.findIndex(
      (piece) => piece.is === "words" && (NAMED.test(piece.words) || this.names.bySlug(piece.words) !== null),
    );
    for (const [no, piece] of this.pieces.entries()) {
      if (piece.is === "words" && no < named && this.isBeside(piece.words)) this.before.push(piece.words);
      else if (piece.is !== "words") this.address(piece);
      else this.words(piece.words, piece.joint, this.pieces[no + 1]);
    }
    for (const piece of this.early.splice(0)) this.give(this.draft(titled(slugWords(piece.value).join(" "))), piece);
    return this.people.map(({ name, changes, left, told, guesses }) =>
      withSoundValues({
        ...{ name, left, told, guesses },
        changes: changes.map((change) => asStage(change, this.lists)),
      }),
    );
  }

  /** Whether words before the name tell something else than a fact: "Nadia found a great designer, Esra Yıldız …". */
  private isBeside(words: string): boolean {
    return words.includes(" ") && !FILLED.test(words) && this.phrases.read(words).left.length > 0;
  }

  private draft(name: string): Draft {
    this.isCased = /\p{Lu}/u.test(name);
    const draft = draftOf(titled(name), this.before.splice(0));
    this.people.push(draft);
    this.batch = [draft];
    this.isAfterName = true;
    return draft;
  }

  private address(piece: Extract<Piece, { value: string }>): void {
    const isFree = (draft: Draft) => (piece.is === "url" ? !draft.url : !draft.mail);
    const whose =
      this.people.find((draft) => isFree(draft) && isAddressOf(draft.name, piece)) ??
      (piece.is === "url" ? this.people.find(isFree) : (this.batch.find(isFree) ?? this.people.find(isFree)));
    if (whose) this.give(whose, piece);
    else if (this.people.length === 0 || this.isListOfAddresses()) this.early.push(piece);
    else this.people.at(-1)?.left.push(piece.value);
    if (this.people.length > 0 && this.isListOfAddresses())
      for (const one of this.early.splice(0)) this.give(this.draft(titled(slugWords(one.value).join(" "))), one);
  }

  /** Only addresses, so that each is someone. */
  private isListOfAddresses(): boolean {
    return this.pieces.every((piece) => piece.is === "url" || (piece.is === "words" && FILLED.test(piece.words)));
  }

  private give(draft: Draft, { is, value }: Extract<Piece, { value: string }>): void {
    draft[is === "url" ? "url" : "mail"] = true;
    draft.changes.push({ field: is === "url" ? "profileUrl" : "email", value });
  }

  private words(said: string, joint: Joint, next: Piece | undefined): void {
    const isShared = SHARED.test(said);
    if (isShared && this.people.length > 1) this.batch = this.people;
    const shown = this.people.every(({ name }) => name === "") ? SHOWN : "";
    const own = isShared ? said.replace(SHARED, "") : said;
    const words = own.replace(HAS_NONE, "").replace(JOINED, "").trim().replace(shown, "");
    if (joint === "instead" && this.people.length > 0 && saidInstead(words, this.batch, this.phrases)) return;
    const again = leadOf(words);
    if (again?.isSpokenOf === true && again.rest !== "" && this.people.length > 0) this.facts(again.rest, joint);
    const known = [...this.earlier, ...this.people];
    const there = asBefore(said, known) ?? asBefore(words, known);
    if (there) return void this.people.at(-1)?.changes.push(...there);
    if (words === "" || FILLED.test(words) || HAS_NO_ADDRESS.test(words) || again?.isSpokenOf === true) return;
    const label = NAMED.exec(words)?.groups;
    const labelled = label?.["name"] ?? label?.["called"];
    if (labelled !== undefined) {
      this.named(labelled, true, joint);
      return;
    }
    // "Sells mugs to cafes", before a name: what someone does.
    if (this.people.length === 0 && PREFERS.test(words)) return void this.before.push(words);
    const isUnnamed = this.people.at(-1)?.name === "" && this.names.nameAt(words).name !== "";
    if (this.people.length === 0 || isUnnamed || this.isNext(words, joint, next)) this.named(words, isUnnamed, joint);
    else this.facts(words, joint);
  }

  /** Whether a piece after the first name names another one. */
  private isNext(words: string, joint: Joint, next: Piece | undefined): boolean {
    const { name } = this.names.nameAt(words);
    if (name === "" || isPlace(words) || isIndustry(words) || PREFERS.test(words)) return false;
    const current = this.batch.at(-1);
    const isFree = this.people.filter(({ url }) => url).length < this.slugs.length;
    if (joint === "line" && current?.url && (plainWords(name).length > 1 || next?.is === "url")) return true;
    if (this.slugs.length > 1)
      return (
        this.slugs.some((slug) => fitsSlug(name, slug)) ||
        (current?.url === true && joint !== "paren" && plainWords(name).length > 1 && isFree)
      );
    return joint === "and" && plainWords(name).length > 1;
  }

  /** Names someone, and reads what follows the name. */
  private named(words: string, isLabelled: boolean, joint: Joint): void {
    if (!isLabelled && (STORY.test(words) || STORY_ENDS.test(words))) {
      this.story(words);
      if (this.people.length > 0) return;
    }
    const list = this.names.listOf(words);
    if (list.length > 1) {
      const drafts = list.map(({ name }) => this.draft(name));
      this.batch = drafts;
      this.takeEarly();
      const rest = list.at(-1)?.rest ?? "";
      if (rest !== "") this.facts(rest, "mark");
      return;
    }
    const { name, rest } = this.names.bySlug(words) ?? this.names.nameAt(words);
    const last = this.people.at(-1);
    if (name === "") {
      if (last === undefined || last.name !== "") this.facts(words, "mark");
      return;
    }
    const together = this.isAfterName && joint === "and" ? this.batch : [];
    if (isLabelled && last && (last.name === "" || !last.url)) last.name = last.name === "" ? titled(name) : last.name;
    else this.batch = [...together, this.draft(name)];
    this.takeEarly();
    if (rest !== "" && !FILLED.test(rest)) this.facts(rest, "start");
  }

  private takeEarly(): void {
    for (const piece of this.early.splice(0)) this.address(piece);
  }

  /** "Met a guy called Bertil Ask yesterday at the harbour meetup". */
  private story(words: string): void {
    const own = words.replace(OCCASION, "");
    const from = whoIsMet(own);
    const after = this.names.bySlug(own) ?? this.names.nameAt(from.replace(DAY, " ").replace(/\s+/gu, " ").trim());
    if (after.name === "") return;
    const draft = this.draft(after.name);
    this.takeEarly();
    const facts = this.phrases.read(after.rest.replace(STORY_ENDS, ""));
    if (facts.left.length === 0) draft.changes.push(...facts.changes);
    else
      draft.changes.push(
        ...facts.changes.filter(
          (change) => "field" in change && change.field === "company" && /^\p{Lu}/u.test(change.value ?? ""),
        ),
      );
    if (facts.left.length > 0 || OCCASION.test(words)) draft.told.push(words);
  }

  private facts(words: string, joint: Joint): void {
    const people = this.batch.length > 0 ? this.batch : [this.draft("")];
    const isAfterName = this.isAfterName;
    this.isAfterName = false;
    if (isAsNewcomer(words)) return;
    const read = withoutThings(withoutDoubtful(saidBeside(words, this.phrases.read(words)), words), words);
    // "University of Leipzig" is a name as a whole.
    const isName = read.left.length > 0 && isTitle(words);
    const { changes, left } = isName ? { changes: [], left: [] } : read;
    const [first = this.draft("")] = people;
    if (changes.length === 0 || (left.length > 0 && STORY.test(words))) {
      const standing = { joint, isAfterName, isCased: this.isCased, draft: first, phrases: this.phrases };
      const bare = doubted(bareName(words, first, this.lists) ?? bareFact(words, standing), words, first);
      if (bare) for (const draft of people) draft.changes.push(...bare);
      else first.told.push(words);
      return;
    }
    if (tellsOfPlace(first, words, { changes, left }, this.lists)) return;
    const own = doubted(withHome(people.length > 1 ? changes.map(singular) : changes, words), words, first);
    first.guesses.push(...doubtsOf(own, words));
    for (const draft of people) {
      moveHome(draft, own, words);
      withoutGuessedFirm(draft, own);
      addFacts(draft, own);
    }
    // "He builds drones at Krug Aero" is more than where he works.
    const tale = taleIn(words, left);
    if (left.length === 0 && tellsMore(words, own)) first.told.push(words);
    else if (tale !== null) first.told.push(this.phrases.beforeFacts(tale));
    else first.left.push(...left);
  }
}
