import { can, type Item } from "./items.ts";
import { isLink, type PeopleReader, useUp } from "./people-reader.ts";

const words = (text: string) => new Set(text.split(/\s+/).filter(Boolean));

/** What only says that there is a day of something, of any column of dates: "whose board meets before May". */
const HAPPENS =
  words(`meet meets meeting meetings happen happens happening held hold holds take takes took taking place occur occurs fall falls falling land lands sit sits come comes coming
  approach approaches approaching near nears date dates day days session sessions slot slots call calls scheduled planned set booked statt stattfindet findet tagt treffen sitzung reunion reuniones
  se reune lieu aura`);
/** The same of the last day of something, or of the first: only of a column that says so itself. */
const ENDS = words(
  `end ends ending ended expire expires expiring expired lapse lapses run runs running out close closes closing renew renews renewing renewal renewals up stop stops`,
);
const IS_END = /\b(?:end|ends|expir\w*|renew\w*|until|close\w*|lapse\w*|ende|ablauf|vencimiento|fin|echeance)\b/iu;
const STARTS = words(
  `start starts starting started begin begins beginning kick kicks kicking off go goes going live launch launches join joins onboard`,
);
const IS_START = /\b(?:start|starts|begin|begins|kick|launch|live|onboard\w*|joined|since|beginn|inicio|debut)\b/iu;

/** What only says that an option is one: "needs legal help", "the gold tier". */
const KINDS =
  words(`help support stuff things thing work works topics topic matter matters advice assistance type types kind kinds level levels tier tiers side category categories segment
  segments group groups crowd bunch list lists team teams customers customer clients client accounts account service services expertise guidance question questions issue issues
  leads deals prospects hilfe unterstutzung ayuda apoyo aide soutien track bucket label tag tags class rating business businesses sector sectors trade trades field scene world industry branche sector ramo secteur case cases patients problem problems customers`);

/** What only says that a column holds something: "the gate code", of the column Gate. */
export const HOLDS = words(
  `code codes number numbers info details detail instructions data entry value name date field column`,
);

const FAR = 3;

/** Marks the verbs that only say that a day of some column of dates comes: then the days behind them are of that column. */
export function readHappenings({ items }: PeopleReader): void {
  const isMine = items.some(({ words: said }) => /\b(?:i|we)\b/.test(said));
  items.forEach((item, at) => {
    const { words: said } = item;
    // "Who did I call before their board" tells of a contact.
    if (item.used || item.people.length > 0 || item.period || (isMine && can(item, "verb.touch"))) return;
    const isOf = (one: Item) =>
      one.columns.some(
        ({ type, isOwn, label }) =>
          isOwn &&
          type === "date" &&
          (HAPPENS.has(said) || (ENDS.has(said) && IS_END.test(label)) || (STARTS.has(said) && IS_START.test(label))),
      );
    if (item.columns.length === 0 && isNear(items, at, isOf, FAR)) useUp(item);
  });
}

/** Marks the words beside a fact that only say that it is one: the kind of an option, a column that is named twice. */
export function readBesideFacts({ items, pieces, asked }: PeopleReader): void {
  const keys = new Set([...pieces.flatMap(({ columns }) => columns), ...asked].map(({ key }) => key));
  items.forEach((item, at) => {
    if (item.used || item.people.length > 0 || item.period || can(item, "say.not")) return;
    const isTold = item.columns.some(({ key }) => keys.has(key));
    const isHolding = HOLDS.has(item.words) && item.columns.length === 0 && isNear(items, at, isOwnText(keys), 1);
    if (isTold || isHolding || (KINDS.has(item.words) && isNear(items, at, isOption, 1))) useUp(item);
  });
}

const isOwnText =
  (keys: ReadonlySet<string>) =>
  ({ columns }: Item): boolean =>
    columns.some(({ isOwn, type, key }) => isOwn && type !== "boolean" && keys.has(key));

const isOption = (item: Item): boolean =>
  item.used &&
  (item.values.some(
    ({ column }) =>
      column.type === "select" ||
      column.type === "multiselect" ||
      column.options.length > 0 ||
      column.key === "industry",
  ) ||
    item.columns.some(({ type }) => type === "boolean" || type === "multiselect"));

function isNear(items: readonly Item[], at: number, fits: (item: Item) => boolean, most: number): boolean {
  for (const step of [-1, 1] as const) {
    let count = 0;
    for (let next = at + step; count < most; next += step) {
      const item = items[next];
      if (!item) break;
      if (fits(item)) return true;
      if (!isLink(item)) count += 1;
    }
  }
  return false;
}
