import { expect, test } from "vitest";
import { AskedConversation } from "./testing/asked-conversation.ts";

const VISITS: Record<string, string> = {
  "Ada Park": "2029-06-20",
  "Boris Lind": "2029-08-30",
  "Cyra Roe": "2029-10-05",
  "Dina Voss": "2030-01-15",
  "Emil Kurz": "2030-04-10",
};
const ask = (question: string, today = "2030-05-03") =>
  new AskedConversation(
    {
      people: [
        ...Object.entries(VISITS).map(([name, day]) => ({
          name,
          own: { "Last visit": day },
          lastTouchAt: `${day}T10:00:00Z`,
        })),
        { name: "Fleur Blanc" },
      ],
      columns: [{ label: "Last visit", type: "date" }],
    },
    { today },
  ).ask(question);
const named = (reply: string) =>
  [...new Set([...reply.matchAll(/\[([^\]]+)\]\(\/people\//gu)].map(([, name = ""]) => name))].sort();

test.each([
  ["who hasn't had a visit since the summer", ["Ada Park", "Boris Lind", "Fleur Blanc"], "Sep 1, 2029"],
  ["who has had a visit since the summer", ["Cyra Roe", "Dina Voss", "Emil Kurz"], "Sep 1, 2029"],
  ["who has had a visit since last winter", ["Emil Kurz"], "Mar 1, 2030"],
  ["whose last visit was in autumn", ["Cyra Roe"], "Nov 30, 2029"],
  ["who had a visit last summer", ["Ada Park", "Boris Lind"], "Aug 31, 2029"],
  ["who have I not talked to since the autumn", ["Ada Park", "Boris Lind", "Cyra Roe", "Fleur Blanc"], "Dec 1, 2029"],
])("%j: the days of the season, said in the answer", (question, people, day) => {
  const said = ask(question);
  expect(named(said)).toEqual(people);
  expect(said).toContain(day);
});
test("a season that is not over counts from its first day", () => {
  expect(ask("who has had a visit since the spring")).toContain("Mar 1, 2030");
});
test("in January it is the winter that began in December", () => {
  expect(ask("who has had a visit since the winter", "2030-01-20")).toContain("Dec 1, 2029");
});

test.each(["who takes posters", "which clients order posters", "who buys posters"])(
  "%j asks for the choice in a column of theirs",
  (question) => {
    const own = new AskedConversation({
      people: [
        { name: "Ada Park", own: { Formats: ["Posters"] } },
        { name: "Boris Lind", own: { Formats: ["Books"] } },
      ],
      columns: [{ label: "Formats", type: "multiselect", options: ["Posters", "Books"] }],
    });
    expect(named(own.ask(question))).toEqual(["Ada Park"]);
  },
);
test.each(["anything open with Ada?", "is anything open for Ada", "is there anything still open with Ada?"])(
  "%j lists the open tasks",
  (question) => {
    const own = new AskedConversation({
      people: [{ name: "Ada Park" }, { name: "Boris Lind" }],
      tasks: [
        { title: "Proof the menu", person: "Ada Park" },
        { title: "Order ink", person: "Boris Lind" },
      ],
    });
    const said = own.ask(question);
    expect(said).toContain("Proof the menu");
    expect(said).not.toContain("Order ink");
  },
);
test.each([
  "export to csv?",
  "i want to get my people out of here into google sheets",
  "can I take my data out as a spreadsheet",
])("%j tells where the file is", (question) => expect(ask(question)).toContain("*More*"));
