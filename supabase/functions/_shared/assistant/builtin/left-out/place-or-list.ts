import type { StepRequest } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import { asKnown } from "../by-name.ts";
import { literalWords } from "../literal.ts";
import { type Said, withState } from "../said.ts";
import { say } from "../answers.ts";
import type { Call, Person } from "../script.ts";
import { plain } from "../wording.ts";
import { askedEither } from "./either.ts";
import type { Exception } from "./exception-words.ts";

const NAMED_AT_MOST = 6;

/**
 * "Everyone in Galway except the CTO", where Galway is a place of people and an option of a list too: which of the two is meant is asked, if
 * these are other people. Null for other orders.
 */
export function placeOrList(
  { before, head, group: word, tail }: Exception,
  { group, left }: { group: readonly Person[]; left: readonly { id: string }[] },
  request: StepRequest,
  call: Call,
): Said | null {
  const found = (request.columns ?? [])
    .flatMap(({ id, label, options }) => options.map((option) => ({ id, label, option })))
    .find(({ option }) =>
      new RegExp(`(?<!\\p{L})(?:at|in|from|of)\\s+(?:the\\s+)?${literalWords(option)}(?![\\p{L}\\p{N}])`, "iu").test(
        head,
      ),
    );
  if (!found) return null;
  const { founders: having = [] } = call("query_people", {
    anyOf: [[{ column: found.id, is: "any_of", options: [found.option], not: false }]],
    ...{ ids: null, search: null, sort: null, limit: 200, figuresOf: null },
  });
  const kept = (people: readonly Person[]) => people.filter(({ id }) => !left.some((one) => one.id === id));
  const [there, listed] = [kept(group), kept(having)];
  const isSame = there.length === listed.length && there.every(({ id }) => listed.some((one) => one.id === id));
  if (isSame || listed.length === 0) return null;
  const said = `“${plain(found.option)}” is a place and a ${plain(found.label)}, so I changed nothing.`;
  const at = head.toLowerCase().lastIndexOf(plainWords(found.option)[0] ?? "");
  const from = head.indexOf(word);
  if ([there, listed].some(({ length }) => length === 0 || length > NAMED_AT_MOST) || from < 0 || at < from)
    return withState(say(`${said} Please name those who you mean.`), request, null);
  const ways = [
    { called: `Location ${found.option}`, people: there },
    { called: `${found.label} ${found.option}`, people: listed },
  ].map(({ called, people }) => {
    const names = people.map(({ name }) => name);
    const order = `${before}${head.slice(0, from)}${names.join(", ").replace(/, (?=[^,]*$)/u, " and ")}${head.slice(at + found.option.length)}${tail}`;
    return { called: `${called}: ${names.join(", ")}`, order, people: people.map(asKnown) };
  });
  return askedEither(`${said} Which do you mean?`, ways, request);
}
