import type { EvalTask } from "./task-shape.ts";
import type { Seed } from "./world.ts";

/** A network with owners and columns of its own, for questions as people type them. */
const network: Seed = {
  people: [
    {
      ...{ name: "Ines Marrow", company: "Bramblewick", stage: "Meeting", status: "Active", owner: "Mara" },
      ...{ industry: "Manufacturing", location: "Setúbal, Portugal", email: "ines@bramble.test" },
      ...{ own: { Warmth: "Hot", "Deal size": 48_000 }, note: "Met at the flower fair, wants the paid pilot" },
    },
    {
      ...{
        name: "Tobias Quendel",
        company: "Kastanienwerk",
        stage: "In conversation",
        status: "Waiting",
        owner: "Jonas",
      },
      ...{ industry: "Energy", location: "Kassel, Germany", email: "tobias@kastanie.test" },
      own: { Warmth: "Warm", "Deal size": 65_000 },
    },
    {
      ...{ name: "Armelle Vauquelin", company: "Encrelune", stage: "In conversation", status: "Active", owner: "Mara" },
      ...{ location: "Lyon, France", own: { Warmth: "Hot", "Deal size": 36_000 } },
      note: "Swap instead of a price: she rewrites our invoices",
    },
    {
      ...{ name: "Caetano Mirandouro", company: "Maré Contada", stage: "Contacted", owner: "Jonas" },
      ...{ location: "Recife, Brazil", own: { Warmth: "Cool" }, note: "Prefiere que le escriban en español" },
    },
    { name: "Hana Bjørnstrand", company: "Ørekrok", stage: "Lead", industry: "Healthcare", location: "Bergen, Norway" },
  ],
  columns: [
    { label: "Warmth", type: "select", options: ["Cold", "Cool", "Warm", "Hot"] },
    { label: "Deal size", type: "number" },
  ],
  tasks: [
    { title: "Check in with Tobias", due: "2030-06-09", person: "Tobias Quendel" },
    { title: "Ask Tobias about the fire report", due: "2030-05-29", person: "Tobias Quendel" },
    { title: "Send the battery test figures", due: "2030-06-05", person: "Tobias Quendel" },
  ],
};

const asked: [turns: string | string[], says: RegExp][] = [
  ["how much is in the pipeline altogether", /149,000/],
  ["who's in portugal", /^1 person[^]*Ines Marrow/],
  ["what did i last write about armelle", /Swap instead of a price/],
  ["how many people does mara look after?", /^2 people/],
  ["what's tobias' number", /no field or column for “phone number”[^]*tobias@kastanie\.test/],
  ["which of my contacts is hottest and biggest", /Warmth Hot[^]*Ines Marrow[^]*Armelle/],
  ["do we have anybody from brazil in here?", /^Yes[^]*Caetano/],
  ["when do i have to check in with tobias", /Check in with Tobias: due Jun 9, 2030/],
  ["who prefers spanish", /Caetano[^]*español/],
  ["biggest deal of jonas?", /Tobias Quendel[^]*65,000/],
  ["is there anything for wednesday?", /Send the battery test figures/],
  ["which deals are above 40k", /^2 people/],
  ["whats the emial of tobias", /tobias@kastanie\.test/],
  ["what did i note about that swap with invoices", /Armelle[^]*Swap instead/],
  ["who works in healthcare", /Hana/],
  ["how many open tasks do i have", /^3 open tasks/],
  [["who is in stage lead", "how many is that"], /^1 person/],
  [["how many of my people are active", "and who isnt"], /^3 people \(not Status Active\)/],
  [["show me everyone mara owns", "only those in meeting"], /^1 person \(Owner Mara, Stage Meeting\)[^]*Ines/],
  [["who is the hottest", "which one has the biggest deal"], /Ines Marrow[^]*48,000/],
  [["who did i meet at the flower fair", "what's her email"], /ines@bramble\.test/],
  [["is the fire report task late", "how late"], /5 days late/],
  [["whats armelles deal size", "and ines?"], /48,000/],
  ["wie hoch ist der deal von tobias", /65,000/],
  ["qui est en france?", /1 personne[^]*Armelle/],
  ["wer gehört jonas?", /2 Personen/],
  ["what's the capital of croatia", /only know what is in your Tracker/],
  ["write me a poem about batteries", /only know what is in your Tracker/],
];

/** Questions of ordinary people, in any words: what must be said, and nothing is changed. */
export const questionTasks: readonly EvalTask[] = asked.map(([turns, says]) => ({
  ...{ group: "question", seed: network, mode: "agent", turns: [turns].flat(), expected: [], says },
}));
