const MEASURE = String.raw`(?:\s+(?!first\b|on\b|at\b)[\p{L}-]+){0,4}`;
const END = "(?:high|low|bigg|small|larg|old|new|lat|earli|soon|long|short|cheap|few)est|most|least";
const BEHIND = new RegExp(
  String.raw`\s*[?.;!–-]+\s+(?:(?:and|but|please|with|in|the)\s+)*(?<order>(?:${END})${MEASURE} (?:first|on top|at the top)|(?:(?:sort|order|rank|arrange|list)(?:ed)?(?: (?:them|it|these|those|that))? )?by [\p{L} -]{2,40}|alphabetical(?:ly| order))(?:,? please)?[\s.!?]*$`,
  "iu",
);
const LISTS =
  /^\W*(?:(?:please|pls|ok|okay|and|so|now|hey|hi|can you|could you)[\s,]+)*(?:who|which|show|list|give me|name|find|everyone|everybody|all|people|what people)(?!\p{L})/iu;

/** "Who is in Trial? Highest priority first": the order that stands behind a question is one with it. Other messages are unchanged. */
export function withOrderBehind(message: string): string {
  if (message.length > 200 || !LISTS.test(message)) return message;
  const found = BEHIND.exec(message);
  const asks = message.slice(0, found?.index);
  if (!found || /[?:"“”\n]|[.;!]\s/u.test(asks) || asks.trim().split(/\s+/u).length < 3) return message;
  const order = (found.groups?.["order"] ?? "").replace(
    /^(?:(?:sort|order|rank|arrange|list)(?:ed)?(?: (?:them|it|these|those|that))? )?by /iu,
    "sorted by ",
  );
  return `${asks}, ${order}?`;
}
