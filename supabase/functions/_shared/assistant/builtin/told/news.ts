import type { ReadClause } from "../commands/read-clauses.ts";

/** "Omar closed his round, Greta left Halden": news of each by themselves. */
export function newsIn(clause: ReadClause): ReadClause[] {
  const { tokens, text } = clause;
  const starts = tokens.flatMap((token, no) => {
    const before = tokens[no - 1]?.code ?? "";
    const isName = token.code === "P" && token.slot?.is === "person" && !token.slot.isPronoun;
    const after = tokens[no + 1]?.code ?? "";
    const earlier = tokens.slice(0, no).some(({ code }) => code === "P");
    const isSubject =
      earlier &&
      /^(?:,|and)$/.test(before) &&
      !/^(?:,|and|)$/.test(after) &&
      tokens[no - 2]?.code !== "P" &&
      !(before === "and" && tokens[no - 2]?.code === ",");
    const isNews = before === "," || (isSubject && tellsOf(tokens.slice(no), text));
    return isName && isSubject && isNews ? [no] : [];
  });
  return [0, ...starts].map((from, no) => {
    const part = tokens.slice(from, starts[no]);
    const [first] = part;
    const next = starts[no] === undefined ? undefined : tokens[starts[no]];
    return {
      ...clause,
      tokens: part,
      text: text
        .slice(no === 0 ? 0 : first?.from, next?.from)
        .replace(next ? /[\s,]+(?:and[\s,]+)?$/u : /[\s,]+$/u, "")
        .replace(starts.length > 0 ? NEWS_LEAD : /^(?!)/u, ""),
    };
  });
}

/** "Good news from two sides:" says nothing of either. */
const NEWS_LEAD = /^[^:]{0,40}\b(?:news|things|updates?)\b[^:]{0,30}:\s*/iu;
const NEWS =
  /^(?:got|gets|is|was|were|are|has|had|have|said|says|told|tells|wants|wanted|needs|needed|moved|moves|called|calls|asked|asks|went|goes|left|leaves|came|comes|bought|buys|sold|sells|took|takes|gave|gives|wrote|writes|loves|likes|hates|prefers|thinks|will|won|lost|found|finally|just|also|still|now|became|becomes|starts|started|stopped|opened|closed|signed|ordered|\p{L}{3,}ed)$/u;
/** "… and Pieter's boss said yes": news of someone else, and no second name of the same. */
function tellsOf([, ...rest]: ReadClause["tokens"], text: string): boolean {
  const said = rest[0]?.code === "'s" ? rest.slice(1, 5) : rest.slice(0, 1);
  const verb = said.findIndex(({ from, to, slot }) => slot === null && NEWS.test(text.slice(from, to).toLowerCase()));
  return verb >= 0 && (rest[0]?.code !== "'s" || verb > 0);
}
