import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const HAVING = {
  people: [
    { name: "Ilse Kramer", company: "Glashaus" },
    { name: "Tane Rangi", company: "Kauri Boats" },
  ],
  tasks: [{ title: "Cut the panes", founderName: "Ilse Kramer", dueDate: "2030-06-06" }],
  columns: [{ label: "Panes", type: "number" as const }],
  stages: ["Lead", "Meeting", "On hold for now"],
  statuses: ["Waiting on them", "Waiting on us"],
};
const set = (message: string) =>
  new PlayedConversation(HAVING).say(message).changes.map(({ tool, input }) => {
    const values = Object.values((input["patch"] ?? input) as Record<string, unknown>);
    const said = values.filter((value) => typeof value === "string" && !/^[0-9a-f-]{36}$/u.test(value));
    return `${tool} ${said.join(" ")}`;
  });

const RETAKES = ["no, ", "no wait, ", "ah no sorry, ", "oops, ", "Sorry, I meant ", "Wait, no: "];
test.each(RETAKES)("“… . %s…”: what is said again in a sentence of its own is in place of what was said", (retake) => {
  expect(set(`set Ilse to Lead. ${retake}Meeting`)).toEqual(["update_founder Meeting"]);
  expect(set(`put Tane on Waiting on us. ${retake}Waiting on them`)).toEqual(["update_founder Waiting on them"]);
  expect(set(`Ilse's panes are 12. ${retake}14`)).toEqual(["set_custom_value 14"]);
  expect(set(`move cut the panes to Friday. ${retake}Thursday`)).toEqual(["update_task 2030-06-06"]);
});

test("someone else, said again, takes the place of the first", () =>
  expect(new PlayedConversation(HAVING).say("set Ilse's panes to 5. No, Tane").changes).toMatchObject([
    { input: { founderId: "00000000-0000-4000-8000-a00000000001", value: "5" } },
  ]));

test.each([
  ["note on Ilse: wants green glass. no wait, blue", ["create_note Wants green glass. no wait, blue"]],
  ["set Ilse to Lead. No, don't", []],
  ["Ilse is out. No, thanks", []],
])("“%s” stays as it is said", (message, changes) => expect(set(message)).toEqual(changes));
