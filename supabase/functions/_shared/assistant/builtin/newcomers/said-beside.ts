import { rhythmDays } from "../commands/contact-rhythm.ts";
import type { PhraseFacts } from "./phrase-facts.ts";

const CONTACTS =
  /^(?:and\s+|to\s+|i\s+(?:should|want to|need to|must|will)\s+|we\s+(?:should|want to)\s+|please\s+|let['’]s\s+)*(?:reach out|touch base|check in|catch up|keep in touch|stay in touch|follow up|contact|get in touch|keep up|in touch|talk|speak|rhythm|keep-in-touch)(?![\p{L}])[^.;]{0,40}?\s(?:every\s|weekly|monthly)/iu;

/** A phrase of someone new that says as a whole how many days there are between contacts; any other as it was read. */
export function saidBeside(words: string, read: PhraseFacts): PhraseFacts {
  const days = CONTACTS.test(words) ? rhythmDays(words) : 0;
  return days > 0 ? { changes: [{ field: "keepInTouchDays", value: String(days) }], left: [] } : read;
}
