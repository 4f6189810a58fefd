import { literalWords } from "../literal.ts";

const NOTHING = /(?!)/gu;
/** Labels that begin as an order does: "Search type", "Start date". */
const LIKE_ORDER =
  /^(?:search|start|stop|track|draft|show|list|find|follow|unfollow|record|log|mark|set|clear|complete|finish|change|move|update|push|save|open|close|call|email|send|create|make|put|assign|give|who|what|when|which|why|how many)\s+\S/iu;

/** The user's own labels that begin as orders do, where a text has them behind a comma or an "and": no order begins there. */
export function labelsLikeOrders(columns: readonly { label: string }[]): RegExp {
  const like = columns.filter(({ label }) => LIKE_ORDER.test(label)).map(({ label }) => literalWords(label));
  return like.length === 0
    ? NOTHING
    : new RegExp(
        String.raw`(?<=(?:[,;]|(?<!\p{L})(?:and|plus|his|her|their|the))\s{1,3})(?:${like.join("|")})(?![\p{L}\p{N}])`,
        "giu",
      );
}
