/** "In/ana-lim", behind a name or a mark, as profiles are written for short. */
const SHORT = /(?<![\p{L}\p{N}/._-])in\/(?=[\p{L}\p{N}])[\p{L}\p{N}_%-]{3,100}(?![\p{L}\p{N}/])/giu;

/** "Ana Lim in/ana-lim and Bo Vance in/bo-vance": several short addresses in full, so that each is its own person's. */
export function withShortAddresses(message: string): string {
  const found = message.match(SHORT) ?? [];
  return found.length > 1 ? message.replace(SHORT, (slug) => `linkedin.com/in/${slug.slice(3)}`) : message;
}

const NAME = String.raw`(?-i:\p{Lu})[\p{L}\p{M}'’-]+(?:\s(?-i:\p{Lu})[\p{L}\p{M}'’-]+){1,3}`;
const NEXT_ONE = new RegExp(
  String.raw`^(?<first>\W*(?:(?:please|pls|ok|okay|so|and|also|can you|could you)[\s,]+)*(?:add|save|create|put in|new:?)\s[^\n]{2,200}?),?\s+\(?(?<url>(?:https?:\/\/)?(?:[a-z]{2,3}\.)?linkedin\.com\/in\/[\p{L}\p{N}_%-]{3,100}|in\/[\p{L}\p{N}_%-]{3,100})\/?\)?(?:[.,;]?\s+(?:(?:and|also|then|please|plus|next)[\s,]+)*(?:add|save|create)\s+|,?\s+and\s+(?:also\s+)?)(?<rest>${NAME}(?:\s*[,.(]|\s+(?:at|from|of|too|as well)(?:\s|[.!]?$)|\s*$)[^\n]*)$`,
  "iu",
);
const HAS_FACTS = /[,(]|\s(?:at|from|of|in|with|as|who)\s/iu;
const ADDS = /^\W*(?:(?:please|pls|ok|okay|so|and|also|can you|could you)[\s,]+)*(?:add|save|create|put in|new:?)\s+/iu;

/** "Add Ana, in/ana-lim. Also add Bo Vance", who has no address: both as one list, and the missing address is asked for. */
export function withNextNewcomer(message: string): string {
  const { first = "", url = "", rest = "" } = NEXT_ONE.exec(message)?.groups ?? {};
  if (url === "" || /\bin\//u.test(rest)) return message;
  const second = rest.replace(/(?:\s+(?:too|as well))?[\s.!]*$/iu, "");
  // With facts beside the names, each has a line of their own.
  const areBare = ![first.replace(ADDS, ""), second].some((words) => HAS_FACTS.test(words));
  return areBare ? `${first} (${url}) and ${second}` : `New people:\n- ${first.replace(ADDS, "")}, ${url}\n- ${second}`;
}
