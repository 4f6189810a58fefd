import type { KnownPerson } from "../../assistant-model.ts";
import { reading, type Who } from "../commands/frames.ts";
import { namesIn } from "../commands/names.ts";
import type { ReadClause } from "../commands/read-clause.ts";
import type { BlockPart, World } from "./block-part.ts";

const HEAD = /^(?:from|to|subject|sent|date|cc|von|an|betreff|gesendet|de|para|asunto|objet)\s*:\s/imu;
/** "Put that in his notes and remind me …", as the last paragraph below a mail. */
const ORDER =
  /^(?:(?:please|pls|can you|could you|ok|so|and)[\s,]+)*(?:put|save|add|keep|note|store|log|file|record|write|drop|paste)\s+(?:this|that|it|all of (?:this|that|it)|the (?:mail|email|e-mail|message|above|text)|this (?:mail|email|message))(?:\s+down)?\s+(?:in|to|on|under|into|as|with|for)\s+(?<where>(?:(?:(?:a|the)\s+)?notes?\s+(?:for|on|about|of|to)\s+)?[^\n,.;]{2,60}?)(?:\s*[,.;]?\s+(?:and|then|also)\s+(?:please\s+)?(?<rest>\S[^\n]*))?[\s.!]*$/iu;
const TO_NOTES = /\bnotes?\b/iu;
const PASTED = "You pasted this. Confirm to keep it as a note.";
const BELOW = "This stood below a mail. Confirm if you want it.";

/** A mail with an order below it about a note of the mail: the note, and what else is asked; null for other messages. */
export function mailWithOrder(
  message: string,
  { reader }: Pick<World, "reader">,
  read: (text: string, about: readonly KnownPerson[]) => ReadClause,
): (BlockPart | { clause: ReadClause })[] | null {
  const at = message.trimEnd().lastIndexOf("\n\n");
  const [mail, order] = [message.slice(0, Math.max(0, at)).trim(), message.slice(Math.max(0, at)).trim()];
  const said = ORDER.exec(order)?.groups;
  if (at < 0 || !HEAD.test(mail.split("\n", 1)[0] ?? "") || said === undefined || !TO_NOTES.test(said["where"] ?? ""))
    return null;
  const who =
    whoIn(said["where"] ?? "", reader) ??
    whoIn(
      mail
        .split("\n")
        .filter((line) => HEAD.test(line))
        .join("\n"),
      reader,
    ) ??
    whoIn(mail, reader);
  if (!who) return null;
  const note: BlockPart = { reading: reading({ do: "note", who: [who], content: mail }, { doubt: PASTED }), names: [] };
  const rest = said["rest"];
  if (rest === undefined) return [note];
  const clause = read(rest, who.people);
  // What a mail ends with may be the sender's own words: nothing goes, and all of it waits.
  const readings = clause.readings.flatMap((one) =>
    "frame" in one && /^(?:add_task|set|note)$/.test(one.frame.do) && one.left.length === 0
      ? [
          {
            ...one,
            frame: one.frame.do === "add_task" ? { ...one.frame, who: one.frame.who ?? who } : one.frame,
            doubt: BELOW,
          },
        ]
      : [],
  );
  return readings.length === 0 ? null : [note, { clause: { ...clause, readings } }];
}

/** The only one of the user's people who a text names. */
function whoIn(text: string, reader: World["reader"]): Who | null {
  const found = namesIn(text, reader).filter(({ people }) => people.length === 1);
  const [first] = found;
  return first && new Set(found.map(({ people }) => people[0]?.id)).size === 1
    ? { people: first.people, said: text.slice(first.from, first.to) }
    : null;
}
