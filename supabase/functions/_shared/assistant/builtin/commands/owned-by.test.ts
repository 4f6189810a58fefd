import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = {
  people: [{ name: "Morwenna Pengelly" }, { name: "Ana Pereira" }],
  owners: ["Bram", "Col", "Nell"],
};
const changes = (message: string) => new PlayedConversation(having).say(message).changes;

test.each([
  ["Bram is off till spring so Morwenna is Cols from now", "Col"],
  ["Bram is on leave, so Ana Pereira is Col's now", "Col"],
  ["Col has too much to do and Morwenna Pengelly is Nell's from now on", "Nell"],
  ["Nell is away; so Ana belongs to Bram from today", "Bram"],
  ["Bram said so, therefore Morwenna goes over to Col", "Col"],
  ["Morwenna is Nells", "Nell"],
  ["Ana passes to Col from now on", "Col"],
])("%j: the owner is who is named behind", (message, owner) => {
  for (const { tool, input, held } of changes(message).filter((one) => one.tool !== "create_note")) {
    expect(held).not.toBeNull();
    expect({ tool, owner: (input["patch"] as Record<string, unknown>)["owner"] }).toEqual({
      tool: "update_founder",
      owner,
    });
  }
  expect(changes(message).some(({ tool }) => tool === "update_founder")).toBe(true);
});
test.each([
  "If Bram is off, Morwenna is Col's",
  "is Morwenna Col's now?",
  "Morwenna is Colin's from now",
  "maybe Ana is Col's",
])("%j changes no owner", (message) =>
  expect(changes(message).filter(({ tool }) => tool === "update_founder")).toEqual([]),
);

test.each([
  "Col takes over Morwenna from Bram as owner",
  "Col takes Morwenna over from Bram as her new owner",
  "Col is taking over from Bram as owner of Morwenna Pengelly",
  "Col takes over from Bram on Morwenna",
  "so Col takes care of Morwenna from now on",
])("%j: the owner is who takes over", (message) =>
  expect(changes(message)).toMatchObject([{ tool: "update_founder", input: { patch: { owner: "Col" } } }]),
);
test("of several, the owner of each of them", () =>
  expect(
    changes("Col takes over Morwenna and Ana from Bram as owner").map(
      ({ input }) => (input["patch"] as Record<string, unknown>)["owner"],
    ),
  ).toEqual(["Col", "Col"]));
test.each([
  "Col takes Morwenna to lunch",
  "Pia takes over Morwenna from Zoe",
  "if Col takes over Ana from Bram, tell me",
])("%j changes no owner", (message) =>
  expect(changes(message).filter(({ tool }) => tool === "update_founder")).toEqual([]),
);
test.each(["Ana and Morwenna to Col please", "Ana, Morwenna over to Col", "Morwenna and Ana both go to Col now"])(
  "%j: the owner of each of them",
  (message) =>
    expect(
      changes(message).map(({ input, held }) => [(input["patch"] as Record<string, unknown>)["owner"], held !== null]),
    ).toEqual([
      ["Col", true],
      ["Col", true],
    ]),
);
test.each(["Ana and Morwenna to lunch", "Ana and Morwenna to Pia", "are Ana and Morwenna to Col?"])(
  "%j changes no owner",
  (message) => expect(changes(message).filter(({ tool }) => tool === "update_founder")).toEqual([]),
);
test("who takes over from a day on", () =>
  expect(changes("from today Col takes over Morwenna from Bram as the owner")).toMatchObject([
    { input: { patch: { owner: "Col" } } },
  ]));
