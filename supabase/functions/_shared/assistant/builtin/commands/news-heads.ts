import { re } from "./rewording.ts";

const NAME = "(?-i:\\p{Lu})[\\p{L}\\p{M}'’-]*(?: (?-i:\\p{Lu})[\\p{L}\\p{M}'’-]*){0,3}";
const WHEN =
  "(?:today|just now|just in|earlier|yesterday|last night|this (?:morning|afternoon|evening|week)|a moment ago|(?:an hour|\\d{1,2} minutes) ago)";
/** "Mail from Ana today": what came, said by its noun. */
const CAME = re(
  `^(?<head>\\s*(?:(?:hi|hey|ok|okay|so|fyi|btw)[\\s,]+)*)(?<new>(?:an?|another|new|quick|short) )?(?<what>(?:e-?)?mail|(?:phone ?)?call|text(?: message)?|message|letter|voicemail|sms|whatsapp|dm|visit) from (?<who>${NAME}(?: (?:at|of) ${NAME})?)(?<when>(?:,? ${WHEN}){0,2}(?: (?:about|regarding|re) [^,.;:!?\\n–—]{2,50}?)?(?:,? ${WHEN})?)(?=\\s*(?:[.,;!–—-]\\s|[.!]*$))`,
);

/** "Mail from Ana today. …" as the news that it is: no order to mail or to call, and what stands behind it is beside news. Other messages are unchanged. */
export function withNewsAsTold(message: string): string {
  const { head = "", what = "", who = "", when = "" } = CAME.exec(message)?.groups ?? {};
  if (who === "") return message;
  const noun = what.toLowerCase();
  return message.replace(CAME, () => `${head}Got ${/^(?:e|sms)/u.test(noun) ? "an" : "a"} ${noun} from ${who}${when}`);
}
