import { expect, test } from "vitest";
import { type Having, PlayedConversation } from "../played-turn.ts";

const HAVING: Having = {
  people: [
    { name: "Ruta Kalnina", values: { Berth: "Pier 12" } },
    { name: "Ossie Brand", values: {} },
  ],
  columns: [
    { label: "Fee", type: "number" },
    { label: "Berth", type: "select", options: ["Pier 12", "Pier 27", "Dock 3"] },
    { label: "Survey date", type: "date" },
  ],
};
const play = (message: string) => {
  const played = new PlayedConversation(HAVING);
  const nameOf = (id: unknown) => [...played.people, ...played.columns].find((one) => one.id === id);
  return played.say(message).changes.map(({ tool, input, held }) => ({
    who: (nameOf(input["founderId"]) as { name?: string } | undefined)?.name?.split(" ")[0],
    field: (nameOf(input["fieldId"]) as { label?: string } | undefined)?.label,
    ...{ tool, value: input["value"] ?? input["content"], waits: held !== null },
  }));
};
const set = (who: string, field: string, value: string, waits: boolean) => ({ who, field, value, waits });

test.each([
  "right so ruta kalnina her fee is going to be thirty five and er berth pier twenty seven",
  "okay ruta kalnina her fee is thirty five and berth pier twenty seven",
  "Ruta's fee is going to be 35 and berth pier twenty-seven",
  "ruta kalnina her fee thirty five and her berth pier twenty seven",
])("“%s” is two values of hers, which wait", (message) =>
  expect(play(message)).toMatchObject([set("Ruta", "Fee", "35", true), set("Ruta", "Berth", "Pier 27", true)]),
);

test.each([
  ["set Ossie's berth to dock three", set("Ossie", "Berth", "Dock 3", false)],
  ["put ossie on pier twelve please", { who: "Ossie", value: "Pier 12" }],
  ["Ruta's fee is going to be sixty", { who: "Ruta", field: "Fee", waits: true }],
])("%j", (message, change) => expect(play(message)).toMatchObject([change]));

test.each([
  "Ruta's survey date and Ossie's → 4 July",
  "set Ruta's survey date and Ossie's to 4 July",
  "Ruta's survey date and Ossie's too: 4 July",
  "Ruta's survey date and Ossie's should both be 4 July",
])("“%s” is of both", (message) =>
  expect(play(message)).toMatchObject([
    set("Ruta", "Survey date", "2030-07-04", false),
    set("Ossie", "Survey date", "2030-07-04", false),
  ]),
);

test("“her” is who was spoken of", () =>
  expect(
    play("Ruta's mobile is 07700 900142, write that in a note. her survey date and Ossie's → 4 July"),
  ).toMatchObject([
    { tool: "create_note", value: "Ruta's mobile is 07700 900142" },
    set("Ruta", "Survey date", "2030-07-04", false),
    set("Ossie", "Survey date", "2030-07-04", false),
  ]));

test.each([
  ["note on Ruta: wants pier twenty seven", "Wants pier twenty seven"],
  ["note that Ruta said her fee is going to be sixty", "Ruta said her fee is going to be sixty"],
  ["Ossie said her fee bounced", "Ossie said her fee bounced"],
])("a note keeps its words: %j", (message, value) =>
  expect(play(message)).toMatchObject([{ tool: "create_note", value }]),
);
test("“tell her” sets nothing", () =>
  expect(play("tell Ruta her fee is late").filter(({ tool }) => /^(?:set|update)_/.test(tool))).toEqual([]));
