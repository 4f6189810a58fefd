import { agent, asking, deck, type EvalTask, jane, mei, noted, omar, room } from "./task-shape.ts";
import type { Seed } from "./world.ts";

/** A network with a note, a post and three tasks. */
export const full: Seed = {
  people: [
    {
      ...jane,
      note: "Likes ships",
      post: "We raised five million for our battery plant in Leipzig. Hiring ten engineers now.",
    },
    omar,
    mei,
  ],
  tasks: [deck, room, { title: "Plan offsite", due: "2030-06-06" }],
};
const questions: [string, RegExp][] = [
  ["What is overdue?", /Send the deck/],
  ["Which tasks are overdue?", /Send the deck/],
  ["What is due today?", /Book a room/],
  ["What's on my plate today?", /Book a room/],
  ["What is due this week?", /Plan offsite/],
  ["Show upcoming tasks", /Plan offsite/],
  ["List my tasks", /Send the deck[^]*Plan offsite/],
  ["What tasks do I have for Jane Doe?", /Send the deck/],
  ["What notes do I have on Jane Doe?", /Likes ships/],
  ["What did I note about Jane Doe?", /Likes ships/],
  ["What did Jane Doe post?", /five million|battery/],
  ["What's new with Jane Doe?", /five million|battery/],
  ["Who is Jane Doe?", /Acme[^]*Berlin/],
  ["Tell me about Jane Doe", /jane@acme\.test/],
  ["What is Jane Doe's email?", /jane@acme\.test/],
  ["How many people do I follow?", /3 people/],
  ["How many tasks are overdue?", /1 overdue task/],
  ["Who is in Berlin?", /Jane Doe[^]*Mei Lin/],
  ["Who works at Globex?", /Omar Haddad/],
  ["Who works in Fintech?", /Jane Doe[^]*Mei Lin/],
  ["Who is in Lead?", /Jane Doe/],
  ["Who have I never contacted?", /Omar Haddad/],
  ["Who should I reach out to?", /Omar Haddad|Jane Doe|Mei Lin/],
  ["Search my notes for ships", /Likes ships/],
  ["Any posts about battery", /Jane Doe/],
  ["List all founders", /Omar Haddad/],
  ["What columns do I have?", /no columns/],
];
const search = [...asking("search", full, "agent", questions), ...asking("search", full, "ask", questions)];

/** Names with and without their accents, with slips of the finger, and words in other forms: what an exact search misses. */
const accented = {
  people: [
    { name: "José Álvarez", company: "Peñasco", note: "Wants to hear about our prices before the summer" },
    {
      name: "Jonathan Kowalski",
      company: "Northwind",
      post: "We are raising a seed round for our compilers in Lisbon.",
    },
    { name: "Zoë Müller", company: "Øresund Labs", note: "Nothing about money" },
  ],
};
const retrieved = [
  ...agent("retrieval", accented, [
    ["Add a note to Jose Alvarez: likes chess", noted("Likes chess", "José Álvarez")],
    ["Remind me to call Zoe tomorrow", "+ task Call Zoe due=2030-06-04 todo person=Zoë Müller"],
    // A name that is only nearly right waits for the user.
    ["Add a note to Jonathn Kowalsky: likes chess"],
    [["Add a note to Jonathn Kowalsky: likes chess", "yes"], noted("Likes chess", "Jonathan Kowalski")],
    [["Add a note to Jonathn Kowalsky: likes chess", "no"]],
    ["Delete Zoe Muler"],
  ]),
  ...asking("retrieval", accented, "ask", [
    ["What did Jonatan Kowalski post?", /compilers/],
    ["What notes do I have on Jose?", /prices/],
    ["Who is at Oresund Labs?", /Zoë Müller/],
    ["Search notes for pricing", /José Álvarez/],
    ["Search posts for compiler raised", /Jonathan Kowalski/],
    ["Search posts for lissbon", /Jonathan Kowalski/],
    ["Search notes for zebras", /None|nothing about/],
  ]),
];

/** Questions about the records, and names that are not spelled as they are stored. */
export const findingTasks: readonly EvalTask[] = [...search, ...retrieved];
