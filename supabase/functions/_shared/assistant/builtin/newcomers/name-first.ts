const ADDRESS_FIRST =
  /^(?<lead>[^\n@]{0,80}?)(?<url>(?:https?:\/\/)?(?:[a-z]{2,3}\.)?linkedin\.com\/in\/[^\s,;()<>]+)(?:\s+[–—-]\s+|\s*[|:]\s+)(?<rest>\p{Lu}[\p{L}\p{M}.'’-]+ (?:\p{Ll}{2,3} ){0,2}\p{Lu}[\p{L}\p{M}.'’-]+[^\n]*?)[\s.]*$/u;
const ONE_MORE =
  /^\s*(?:(?:please|pls|and|ok|so|hey|hi|also)[\s,]+)*(?:one more|yet another|another|a second|a third)\s+(?<first>\p{Lu}[\p{L}\p{M}'’-]+)\s+(?:for|to|on|in|into)\s+(?:(?:the|my|our)\s+)?(?:list|lists|people|contacts|crm|tracker|database|books?|records)\s*[,:;–—-]\s*(?<rest>\k<first>\s+(?:\p{Ll}{2,3} ){0,2}\p{Lu}[^]*)$/u;

/** A newcomer with the name first: "linkedin.com/in/jane-doe - Jane Doe, CFO", "one more Jane for the list, Jane Doe, CFO". */
export function withNameBeforeAddress(message: string): string {
  const more = ONE_MORE.exec(message)?.groups?.["rest"];
  const said = more === undefined ? message : `add ${more}`;
  if (!/linkedin\.com\/in\//iu.test(said)) return said;
  const { lead = "", url, rest = "" } = ADDRESS_FIRST.exec(said)?.groups ?? {};
  return url === undefined || /linkedin\.com\/|@/iu.test(rest) ? said : `${lead}${rest}, ${url}`;
}
