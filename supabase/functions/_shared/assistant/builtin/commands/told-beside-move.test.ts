import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";
import { withReturnTo } from "./told-beside-move.ts";

const PEOPLE = [{ name: "Henrike Vos" }, { name: "Tarik Aydin" }];
const KNOWN = PEOPLE.map(({ name }) => ({
  id: name,
  name,
  company: null,
  stage: null,
  status: null,
  by: "name" as const,
}));
const changesOf = (...turns: string[]): object[] => {
  const talk = new PlayedConversation({ people: PEOPLE });
  const last = turns.map((turn) => talk.say(turn)).at(-1);
  return (last?.changes ?? []).map(({ input }) => input["patch"] ?? input);
};
const patch = (fields: Record<string, string>): unknown => expect.objectContaining(fields);

test.each([
  ["Henrike is CFO as well as founder", "CFO and founder"],
  ["Tarik is both chair and CEO", "chair and CEO"],
  ["Set Tarik's role to chair as well as CEO", "chair and CEO"],
  ["Henrike is managing director on top of being founder", "managing director and founder"],
])("%j: both are the role", (words, roleTitle) => {
  expect(changesOf(words)).toContainEqual(patch({ roleTitle }));
});

test("“and he's CTO as well as founder” after a question is told, and no question", () => {
  expect(changesOf("tell me about Tarik", "and he's CTO as well as founder")).toContainEqual(
    patch({ roleTitle: "CTO and founder" }),
  );
});

test.each([
  ["Tarik moved to Brightline Logistics and he lives in Lyon now", "Brightline Logistics", "Lyon"],
  ["Henrike has moved to Kornblume Partners, and she's based in Bremen", "Kornblume Partners", "Bremen"],
  ["Henrike went to Studio Ferrow and now lives in Ghent", "Studio Ferrow", "Ghent"],
  ["Tarik switched to Ostra Werke and he sits in Oslo", "Ostra Werke", "Oslo"],
])("%j: the firm is told as well as the place", (words, company, location) => {
  const told = changesOf(words)
    .flatMap((one): [string, unknown][] => Object.entries(one))
    .filter(([, value]) => value !== null);
  expect(Object.fromEntries(told)).toMatchObject({ company, location });
});

test.each([
  "Tarik moved to Zylkora Holdings and his email is tarik@zylkora.example",
  "Henrike has moved to Zylkora Holdings and she's their CTO",
])("%j: what is no sure place is asked about and not dropped", (words) => {
  expect(new PlayedConversation({ people: PEOPLE }).say(words).text).toContain(
    "Is Zylkora Holdings a place or a company?",
  );
});

test.each(["Tarik is friendly as well as clever", "note on Tarik: CEO as well as founder"])(
  "%j stays a note",
  (words) => {
    expect(changesOf(words)).toEqual([
      expect.objectContaining({ content: expect.stringContaining("as well as") as string }),
    ]);
  },
);

test.each([
  ["Tarik moved to Pilot and he's based in Truro now", "Pilot"],
  ["Henrike has moved to Signed Partner, and she lives in Ghent", "Signed Partner"],
  ["Tarik switched to On Hold and he sits in Oslo", "On Hold"],
  ["Henrike went to Reseller and now lives in Ghent", "Reseller"],
])("%j: a list is no firm", (words, list) => {
  const talk = new PlayedConversation({
    people: PEOPLE,
    stages: ["Radar", "Pilot", "Signed Partner", "On Hold"],
    columns: [{ label: "Kind", type: "select", options: ["Reseller", "Integration"] }],
  });
  const companies = talk
    .say(words)
    .changes.map(({ input }) => (input["patch"] as { company?: string } | null)?.company);
  expect(companies).not.toContain(list);
});

test.each(["Get back to Tarik", "get back to Henrike Vos", "please get back to Tarik", "come back to Henrike"])(
  "%j is something to do, and asks for nothing",
  (words) => {
    expect(withReturnTo({ message: words, people: KNOWN })).toBe(words);
  },
);
