import { reading, type Who } from "../commands/frames.ts";
import { namesIn } from "../commands/names.ts";
import type { Reader } from "../commands/tokens.ts";
import type { BlockPart, World } from "./block-part.ts";
import type { Block, Line } from "./blocks.ts";

/** One note of all the lines, or one for each person where the lines say so. */
export function notes(block: Block, world: World): BlockPart[] | null {
  const { reader } = world;
  const { lead, lines, close, isAsked } = block;
  const around = `${lead}\n${close}`;
  const names = namesIn(around, reader).filter(({ people }) => people.length > 0);
  const each = lines.flatMap(({ text }) => lineOf(text, reader));
  if (names.length === 0 && each.length === lines.length && lines.length > 1)
    return each.map(({ who, said }) => note([who], said));
  const isHeading = lead !== "" && !isAsked && !isRequest(lead);
  // "Please log: call with Paul" has its heading behind the colon.
  const behind = /^[^:]+:\s+(?<words>\S.*)$/u.exec(lead)?.groups?.["words"];
  const heading = isHeading ? [lead] : behind === undefined ? [] : [behind];
  const content = capitalised([...heading, ...lines.map(written)].join("\n"));
  const who =
    names.length > 0
      ? names.map((one): Who => ({ people: one.people, said: around.slice(one.from, one.to) }))
      : inLines(lines, reader);
  return [note(who, content)];
}

const written = ({ text, isMarked, number }: Line) => (isMarked ? `${number === "" ? "-" : number} ${text}` : text);
const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
/** "Note on Hana:", "for Hana's notes:": words to the assistant and no heading. */
const isRequest = (lead: string) => /^(?:\S+ ){0,5}notes? (?:on|for|about|to|re)\b/iu.test(lead);

const note = (who: Who[], content: string): BlockPart => ({
  reading: reading({ do: "note", who, content }, { doubt: "You pasted this. Confirm to keep it as a note." }),
  names: [],
});

function lineOf(text: string, reader: Reader): { who: Who; said: string }[] {
  const [named] = namesIn(text, reader).sort((one, two) => one.from - two.from);
  const mark = named === undefined ? null : /^\s*(?::|[–—-])\s+/u.exec(text.slice(named.to));
  if (!named || named.from > 0 || named.people.length === 0 || !mark) return [];
  return [
    {
      who: { people: named.people, said: text.slice(0, named.to) },
      said: capitalised(text.slice(named.to + mark[0].length)),
    },
  ];
}

/** The only one who the lines name, or the one who the conversation is about. */
function inLines(lines: readonly Line[], reader: Reader): Who[] {
  const found = lines.flatMap(({ text }) =>
    namesIn(text, reader).flatMap(({ people, from, to }) =>
      people.length > 0 ? [{ people, said: text.slice(from, to) }] : [],
    ),
  );
  const ids = new Set(found.flatMap(({ people }) => people.map(({ id }) => id)));
  const [first] = found;
  if (first && ids.size === 1) return [first];
  const [last, another] = reader.last;
  return last && !another ? [{ people: [last], said: last.name }] : [];
}
