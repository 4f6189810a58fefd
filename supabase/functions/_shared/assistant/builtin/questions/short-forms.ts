import { plainWords } from "../../words.ts";
import type { NamedColumn } from "./named-columns.ts";

/** How labels are shortened, and how the word that is meant begins. */
const SHORT_FORMS: Readonly<Record<string, RegExp>> = {
  prio: /^priorit/,
  prios: /^priorit/,
  cert: /^certif/,
  certs: /^certif/,
  qty: /^quantit/,
  amt: /^amount/,
  temp: /^temperat/,
  ref: /^refer/,
  mgr: /^manag/,
  cap: /^capacit/,
  comm: /^commission/,
  subs: /^subscri/,
  deliv: /^deliver/,
  appt: /^appointment/,
  addr: /^address/,
  dept: /^departm/,
};
/** "Prio" is the only column with a Priority. */
export function shortened(word: string, own: readonly NamedColumn[]): { column: NamedColumn }[] | undefined {
  const whole = Object.hasOwn(SHORT_FORMS, word) ? SHORT_FORMS[word] : undefined;
  const [column, another] = whole ? own.filter(({ label }) => plainWords(label).some((part) => whole.test(part))) : [];
  return column && !another ? [{ column }] : undefined;
}
