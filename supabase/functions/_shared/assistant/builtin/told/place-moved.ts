import { isFirm } from "../newcomers/person-words.ts";

const MOVED =
  /^\S+?(?:\s\p{Lu}\S*?){0,2}(?:['’](?:s|ve|re))?\s+(?:(?:has|have|is|are|just)\s+)*(?:moved|relocated|moving|relocating|shifted|shifting)\s+(?:back\s+|over\s+|house\s+|base\s+|home\s+|(?:his|her|their|the)\s+(?:office|shop|workshop|business|studio|company|family|base|team|headquarters|hq|yard|firm|practice|works?)\s+)?(?:from\s+\p{Lu}[\p{L}\p{M}'’-]+(?:\s\p{Lu}[\p{L}\p{M}'’-]+)?\s+)?to\s+(?<place>\p{Lu}[\p{L}\p{M}'’-]+(?:\s\p{Lu}[\p{L}\p{M}'’-]+)?)(?:\s+(?:(?:last|this)\s\S+|now|recently|yesterday|today|already|for good|in (?:January|February|March|April|May|June|July|August|September|October|November|December)))?[\s.!]*$/u;

/** The place that someone "has moved to", or null: a stage, a status or a firm is none. */
export function placeMovedTo(
  piece: string,
  { stages, statuses }: { stages: readonly string[]; statuses: readonly string[] },
) {
  const place = MOVED.exec(piece)?.groups?.["place"];
  const isList = [...stages, ...statuses].some((one) => one.toLowerCase() === place?.toLowerCase());
  return place === undefined || isList || isFirm(place) ? null : place;
}
