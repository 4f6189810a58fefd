import { unaccented } from "../contract/storable.ts";
import type { WaitingAction } from "../stores/assistant-actions.ts";
import { plainWords } from "./words.ts";

const SHOWN = 4;
/** How many words of a value tell one card from another. */
const VALUE_WORDS = 6;

/** The words of a text, without the marks around what it quotes. */
export const bareWords = (text: string): string[] => plainWords(text.replace(/[“”"„]/gu, " "));

/** What a card changes, in a few words: "location Tallinn"; empty where it shows nothing. */
const detailsOf = ({ changes }: WaitingAction): string[] =>
  changes
    .filter(({ field, before, after }) => field !== "Person" && before !== after)
    .map(({ field, before, after }) => {
      const words = (after ?? before ?? "").split(/\s+/u);
      const value = words.slice(0, VALUE_WORDS).join(" ");
      return `${field.toLowerCase()} ${after === null && before !== null && field !== "Note" ? "cleared" : value}`;
    });

/** What a card is called among those that wait: its title, with what it changes where others have the same title. */
export function calledAmong(card: WaitingAction, waiting: readonly WaitingAction[]): string {
  const alike = waiting.filter(({ title, id }) => title === card.title && id !== card.id);
  if (alike.length === 0) return card.title;
  const taken = new Set(alike.flatMap(detailsOf));
  const details = detailsOf(card);
  const detail = details.find((one) => !taken.has(one)) ?? details[0];
  return detail === undefined ? card.title : `${card.title}: ${detail}`;
}

/** The newest few of what waits by name, and how many more there are. */
export function titlesOf(waiting: readonly WaitingAction[], most = SHOWN): string {
  const titles = waiting.slice(-most).map((card) => calledAmong(card, waiting));
  const more = waiting.length - titles.length;
  return `${titles.join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
}

const lowered = (title: string) => title.charAt(0).toLowerCase() + title.slice(1);

/** The words that confirm a card, whatever else waits. */
export const wordsFor = (card: WaitingAction, waiting: readonly WaitingAction[]): string =>
  `“yes, ${lowered(calledAmong(card, waiting))}”`;

/** What else a card may be called than by its own words, by its tool. */
const KINDS: readonly (readonly [tool: RegExp, words: string])[] = [
  [/^create_note$|^update_note$/, "note notes"],
  [/^create_task$|^update_task$/, "task tasks reminder todo"],
  [/^create_custom_field$/, "column field"],
  [/^create_founder$/, "person contact"],
  [/^delete_/, "remove"],
  [/^(?:update_founder|set_custom_value)$/, "change changes set update"],
];
/** Other words for the fields that a card changes, by their labels in small letters. */
export const ALSO_CALLED: Readonly<Record<string, string>> = {
  location: "city place town lives",
  company: "firm employer works",
  role: "title job",
  email: "mail address",
  "linkedin url": "linkedin profile",
  name: "surname called",
  due: "date day deadline",
};

/** Every word by which a card may be told from others: its title, who it is about, its fields and their values. */
export function wordsOfCard({ tool, title, targets, changes }: WaitingAction): Set<string> {
  const fields = changes.filter(({ before, after }) => before !== after);
  return new Set([
    ...[title, ...targets].flatMap(bareWords),
    ...fields.flatMap(({ field, before, after }) => [
      ...bareWords(`${field} ${after ?? before ?? ""}`),
      ...(ALSO_CALLED[unaccented(field)] ?? "").split(" "),
    ]),
    ...KINDS.flatMap(([kind, words]) => (kind.test(tool) ? words.split(" ") : [])),
  ]);
}

/** Whether two cards would do the same. */
export const isSameCard = (one: WaitingAction, other: WaitingAction): boolean =>
  one.tool === other.tool && JSON.stringify(one.params) === JSON.stringify(other.params);
