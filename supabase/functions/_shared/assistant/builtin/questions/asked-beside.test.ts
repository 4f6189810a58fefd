import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const answerTo = (message: string) =>
  new PlayedConversation({
    people: [
      {
        name: "Ruta Balsys",
        company: "Loomery",
        values: { company: "Loomery", Budget: "900", Fee: "40", Looms: "Jacquard" },
      },
      { name: "Ruta Kask", values: { "Sales regions": "Norway, Chile" } },
      { name: "Omar Diallo", stage: "Trial" },
    ],
    stages: ["Trial", "Signed"],
    columns: [
      { label: "Budget", type: "number" },
      { label: "Fee", type: "number" },
      { label: "Looms", type: "select", options: ["Jacquard", "Dobby"] },
      { label: "Sales regions", type: "multiselect", options: ["Norway", "Chile"] },
      { label: "Lease ends", type: "date" },
    ],
    tasks: [
      { title: "Thread newsletter", dueDate: "2030-06-30", recurrence: "quarterly" },
      { title: "Oil the dobby loom", dueDate: "2030-06-12" },
    ],
    notes: [
      { about: "Ruta Balsys", content: "Left the guild: margin 5 %, see https://loom.example/a_b_c" },
      { about: "Ruta Balsys", content: "Weaves at night." },
    ],
  }).say(message).text;

test.each([
  ["what budget are we thinking of for Ruta Balsys, and at what fee?", /Budget: 900; Fee: 40/u],
  ["which budget do we have in mind for Ruta Balsys?", /Budget: 900/u],
  ["which people are marked as Trial?", /Omar Diallo/u],
  ["who is listed as Trial?", /Omar Diallo/u],
  ["which leases end before the middle of December?", /until Dec 14, 2030/u],
  ["which leases end before the start of December?", /until Nov 30, 2030/u],
  ["whose lease ends before mid-December?", /until Dec 14, 2030/u],
  ["tell me which founders sell into Norway", /^1 person \(Sales regions Norway\)/u],
  ["who operates in Chile?", /^1 person \(Sales regions Chile\)/u],
  ["how often does the thread newsletter come?", /^Thread newsletter, due Jun 30, 2030, repeats quarterly\.$/u],
  ["When is the thread newsletter due, and how often does it come?", /due Jun 30, 2030, repeats quarterly/u],
  ["how often do I have to oil the dobby loom?", /does not repeat/u],
  ["why did we lose Ruta Balsys? Check the notes.", /Left the guild/u],
  ["why did we lose Ruta Balsys? It must be in her notes", /Left the guild/u],
  ["what do you know about Ruta Balsys?", /Company: Loomery/u],
  ["what did I write about Ruta Balsys?", /^2 notes on/u],
  ["do I have anything on the 14th?", /^2 tasks due on Jun 14, 2030/u],
  ["is Omar on Jacquard?", /^I don't know: nothing is recorded\..*Looms: empty/u],
  ["is Ruta Balsys on Dobby?", /^No\./u],
])("%j", (question, said) => expect(answerTo(question)).toMatch(said));

test.each([
  "which founders are women?",
  "who is managed by a woman",
  "list the female founders",
  "welche Leute sind Frauen?",
])("%j is nowhere recorded", (question) =>
  expect(answerTo(question)).toMatch(/^There is no field or column for “gender”/u),
);
test("a note is quoted with its signs and addresses", () =>
  expect(answerTo("show all notes on Ruta Balsys")).toContain("margin 5 %, see https://loom.example/a_b_c"));
test("a column that says it is asked", () =>
  expect(
    new PlayedConversation({
      people: [{ name: "Omar Diallo", values: { Gender: "Male" } }],
      columns: [{ label: "Gender", type: "select", options: ["Female", "Male"] }],
    }).say("which people are male?").text,
  ).toMatch(/Omar Diallo/u));
