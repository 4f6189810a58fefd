import { expect, test } from "vitest";
import { clausesIn } from "./clauses.ts";

test.each([
  ["Add a note to Jane: likes tea and coffee", ["Add a note to Jane | likes tea and coffee"]],
  [
    "Set Jane's stage to Contacted and remind me to call her on Friday",
    ["Set Jane's stage to Contacted", "remind me to call her on Friday"],
  ],
  ["Remind me to buy tea and coffee", ["Remind me to buy tea and coffee"]],
  ["Mark it as done. Then tell me about Omar.", ["Mark it as done.", "Then tell me about Omar."]],
  [
    "Set the company of Jane to Node.js and show me who is left",
    ["Set the company of Jane to Node.js", "show me who is left"],
  ],
  [
    "Add Jane https://www.linkedin.com/in/jane and call at 10:30",
    ["Add Jane https://www.linkedin.com/in/jane and call at 10:30"],
  ],
  ['Complete "Send it. Then call" please', ["Complete   please (Send it. Then call)"]],
  ['Note for Jane: she said "yes. set it" and left', ["Note for Jane | she said yes. set it and left"]],
  ["", []],
])("%j has the clauses %j", (message, clauses) => {
  const read = clausesIn(message).map(
    ({ head, quotes, tail }) => head + (quotes.length ? ` (${quotes.join()})` : "") + (tail ? ` | ${tail}` : ""),
  );
  expect(read).toEqual(clauses);
});
