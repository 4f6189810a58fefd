import { usualLabel } from "../commands/usual-labels.ts";
import type { OwnColumn } from "../reading.ts";

const PROFILE = /linkedin\.com\/in\//iu;
/** Where the first label of a row begins: "name=", "Name:", "name - ". */
const NAME_FIRST = /(?<=^|[\s:;,.(–—-])(?:full |contact )?name\s*(?:[:=]|\s[–—-]\s)/iu;
const LABELLED =
  /^(?<label>\p{L}[\p{L}\p{M}-]*(?: [\p{L}\p{M}-]+){0,2})\s*(?<mark>[:=]|(?<=\s)[–—-](?=\s))\s*(?<value>[^\s=:].*)$/u;
const ORDERS =
  /^\W*(?:(?:please|pls|ok|so|can you|could you)[\s,]+)*(?:add|create|save|new|put in|enter|register)(?!\p{L})/iu;

interface Cell {
  label: string | null;
  text: string;
}

/** The labelled cells of a row, each with what belongs to its value: "regions=Denmark, Sweden" is one. */
function cellsIn(row: string, columns: readonly OwnColumn[]): { cells: Cell[]; isUnusual: boolean } {
  const parts = row.includes(";") ? row.split(/\s*;\s*/u) : row.split(/\s*,\s+|\.\s+(?=\p{Lu})/u);
  const stops = row.includes(";") ? "" : row;
  let isUnusual = false;
  const cells: Cell[] = [];
  for (const part of parts.map((one) => one.trim().replace(/\.$/u, "")).filter((one) => one !== "")) {
    const { label = "", mark = "", value = "" } = LABELLED.exec(part)?.groups ?? {};
    const usual = label === "" ? null : usualLabel(label, columns);
    const before = cells.at(-1);
    if (usual !== null) {
      isUnusual ||= mark !== ":" || usual.toLowerCase() !== label.toLowerCase();
      cells.push({ label: usual, text: `${usual}: ${value}` });
    } else if (before && label === "" && !stops.includes(`. ${part}`)) before.text += `, ${part}`;
    else cells.push({ label: null, text: part });
  }
  return { cells, isUnusual };
}

/** "create person: name=Ana Ruiz; co=Kelp; li=…": the labels of someone with their profile in one line, as cards call the fields. */
export function withLabelsInRow(message: string, columns: readonly OwnColumn[]): string {
  if (message.length > 600 || message.includes("\n") || !PROFILE.test(message)) return message;
  const at = NAME_FIRST.exec(message)?.index ?? -1;
  if (at < 0) return message;
  const lead = message.slice(0, at).replace(/[\s:;,.(–—-]+$/u, "");
  const { cells, isUnusual } = cellsIn(message.slice(at).replace(/\)\s*$/u, ""), columns);
  const labels = cells.flatMap(({ label }) => label ?? []);
  const isCard = isUnusual && labels[0] === "Name" && labels.length > 2 && new Set(labels).size === labels.length;
  if (!isCard) return message;
  const card = cells.map(({ text }) => text).join("; ");
  return lead === "" ? card : ORDERS.test(lead) ? `new person: ${card}` : `${lead}. ${card}`;
}
