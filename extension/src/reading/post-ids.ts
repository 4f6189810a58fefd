import { cutText } from "@contract/storable.ts";
import { pageData } from "./page-data.ts";
import { type Age, fitsAge } from "./relative-time.ts";

/** What a card without an id is known by in the page's data. */
export interface CardMarks {
  key: string | null;
  text: string;
  age: Age | null;
}

const ACTIVITY = /^(?:urn:li:activity:|urn:li:fsd?_update(?:V2)?:\(urn:li:activity:)?([1-9]\d{14,18})(?!\d)/;
const START = 40;
const VALUES_AT_MOST = 200_000;
const DEPTH_AT_MOST = 150;
/** More ids than a part of the data has of one post. */
const MANY = 2;

/** The moment an id was made: its bits above the lowest 22 are Unix milliseconds. */
export const timeOfId = (id: string): number => Number(BigInt(id) >> 22n);

/**
 * The ids in the page's data of cards that show none. A pair is kept only if the id's age fits the card's label and no other card has a
 * claim to it: the smallest part of the data with the card's key, or the beginning of its text, has one id; or there are as many ids as
 * cards left, and each fits one card only.
 */
export function pairIds(documents: Document[], cards: CardMarks[], profileUrl: string, now: number): (string | null)[] {
  const data = pageData(documents, (text) => text.includes("urn:li:activity:") || text.includes("ctivityUrn"));
  const finder = new PairFinder(cards);
  for (const value of data) finder.look(value);
  const fits = (id: string, { age }: CardMarks) => age !== null && fitsAge(timeOfId(id), age, now);
  const paired = cards.map((card, at) => {
    const id = finder.pairs.get(at);
    return id != null && fits(id, card) ? id : null;
  });
  const sure = paired.map((id) => (paired.filter((other) => other === id).length === 1 ? id : null));
  return namesPerson(documents, profileUrl) ? withOnlyFits(sure, cards, [...finder.ids], fits) : sure;
}

/** Gives the ids that are left to the cards that are left, if each fits exactly one. */
function withOnlyFits(
  sure: (string | null)[],
  cards: CardMarks[],
  ids: string[],
  fits: (id: string, card: CardMarks) => boolean,
): (string | null)[] {
  const left = ids.filter((id) => !sure.includes(id));
  const open = cards.filter((_, at) => sure[at] === null);
  const isOneToOne =
    left.length === open.length &&
    open.every((card) => left.filter((id) => fits(id, card)).length === 1) &&
    left.every((id) => open.filter((card) => fits(id, card)).length === 1);
  return isOneToOne ? cards.map((card, at) => sure[at] ?? left.find((id) => fits(id, card)) ?? null) : sure;
}

/** After a step within the network the data is still of the page that was loaded first. */
function namesPerson(documents: Document[], profileUrl: string): boolean {
  const slug = profileUrl.slice(profileUrl.lastIndexOf("/") + 1);
  const forms = [slug, encodeURIComponent(slug)];
  return documents.some((document) =>
    [...document.querySelectorAll('code[id^="bpr-guid-"], script#rehydrate-data')].some(({ textContent }) =>
      forms.some(
        (form) =>
          textContent.includes(`/in/${form}`) ||
          textContent.includes(`"${form}"`) ||
          textContent.includes(`"${form}\\"`),
      ),
    ),
  );
}

/** What a part of the data has: a few ids, and marks of cards. */
interface Part {
  ids: Set<string>;
  cards: Set<number>;
}

class PairFinder {
  /** By the place of the card; null where two ids could be its own. */
  readonly pairs = new Map<number, string | null>();
  readonly ids = new Set<string>();
  readonly #byMark = new Map<string, number | null>();
  #seen = 0;

  constructor(cards: CardMarks[]) {
    cards.forEach(({ key, text }, at) => {
      for (const mark of [key, startOf(text)]) {
        // A mark that two cards have is none.
        if (mark !== null) this.#byMark.set(mark, this.#byMark.has(mark) ? null : at);
      }
    });
  }

  look(value: unknown) {
    this.#part(value, "", 0);
  }

  #part(value: unknown, name: string, depth: number): Part {
    const part: Part = { ids: new Set(), cards: new Set() };
    this.#seen += 1;
    if (this.#seen > VALUES_AT_MOST || depth > DEPTH_AT_MOST) return part;
    if (typeof value === "string") this.#read(value, name, part);
    if (typeof value !== "object" || value === null) return part;
    const inside: [string, unknown][] = Array.isArray(value)
      ? value.map((each: unknown) => [name, each])
      : Object.entries(value);
    for (const [key, each] of inside) {
      const { ids, cards } = this.#part(each, Array.isArray(value) ? name : key, depth + 1);
      for (const id of ids) if (part.ids.size < MANY) part.ids.add(id);
      for (const card of cards) part.cards.add(card);
    }
    this.#settle(part);
    return part;
  }

  /** A string is an id only as the value of what the data calls one: people write what they like in their posts. */
  #read(text: string, name: string, part: Part) {
    const id = /urn/i.test(name) ? ACTIVITY.exec(text)?.[1] : undefined;
    if (id !== undefined) {
      this.ids.add(id);
      part.ids.add(id);
    }
    const card = this.#byMark.get(text) ?? this.#byMark.get(startOf(text) ?? "");
    if (card != null) part.cards.add(card);
  }

  #settle({ ids, cards }: Part) {
    if (ids.size === 0) return;
    const [id = null] = ids;
    for (const card of cards) {
      const found = ids.size === 1 ? id : null;
      this.pairs.set(card, this.pairs.has(card) && this.pairs.get(card) !== found ? null : found);
    }
    cards.clear();
  }
}

/** The beginning of a text, by which a post is known if it is long enough. */
function startOf(text: string): string | null {
  const start = cutText(
    cutText(text, START * 4)
      .replace(/\s+/gu, " ")
      .trim(),
    START,
  );
  return start.length >= START / 2 ? start : null;
}
