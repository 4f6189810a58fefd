import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = {
  people: [
    { name: "Berit Solheim", company: "Norden" },
    { name: "Mandla Dube", company: "Ferro" },
  ],
  owners: ["Kasimir"],
};
const wanted = (message: string) =>
  new PlayedConversation(having).say(message).changes.map(({ input, held }) => {
    const patch = (input["patch"] ?? input) as Record<string, string | null>;
    return { text: patch["name"] ?? patch["company"] ?? patch["title"] ?? patch["content"], held };
  });
const doubt = (noun: string) => `I am not sure where the ${noun} ends. Confirm if it is right.`;

test.each([
  ["Change the company field of Berit to Kiln to Hill", "company"],
  ["rename Berit Solheim to Berit Vang into Berit Lund", "name"],
] as const)("%j waits, and its card says what is doubted", (message, noun) => {
  const [change, other] = wanted(message);
  expect([change?.held, other]).toEqual([doubt(noun), undefined]);
});

const NAMES = ["Kiln", "Kiln Works", "Bell and Sons", "House of Salt", "The Long Now Works", "Water for All"];
test.each(
  NAMES.flatMap((name) => [
    `set Berit's company to ${name}`,
    `Change the company of Mandla to ${name}`,
    `Set the company of Mandla to "${name} to Go, she said"`,
  ]),
)("%j is done at once: both readers end the company there, or the user marked its ends", (message) =>
  expect(wanted(message).map(({ held }) => held)).toEqual([null]),
);

test.each([
  "Remind me to call Berit on Friday at 3pm",
  "Remind me to call Berit on Friday at half past nine",
  "Task: order the new line",
  "add a task to send Mandla the harbour plans",
  "new task for mandla collect the signed lease due the first of december",
  "Note on Berit: the invoice is due",
  "can you write down under berit that the harbour master is called Odd and he only takes cash",
])("%j is done at once: a time of day and everyday words end nothing", (message) =>
  expect(wanted(message).map(({ held }) => held)).toEqual([null]),
);

test.each(["new line", "new paragraph"])("%j at the end of a dictated title is no part of it", (words) => {
  expect(wanted(`new task order the paper ${words} also remind me to call Berit`)).toEqual([
    { text: "Order the paper", held: null },
    { text: "Call Berit", held: null },
  ]);
});

test.each([
  ...Array.from({ length: 40 }, (_, more) => 570 + more).map((length) => `${"X".repeat(length)}😀 and more`),
  ...[10, 20, 40].map((times) => `She said "${"I like tea. ".repeat(times)}" and left.`),
])("a long note is not doubted where a clause has less of it: %#", (words) =>
  expect(wanted(`Add a note to Berit: ${words}`)).toEqual([{ text: words, held: null }]),
);
