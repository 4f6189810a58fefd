import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const PEOPLE = [
  { name: "Marga Oduya", company: "Oduya Pears" },
  { name: "Piet Haan", company: "Haan Sails" },
];
const INTRO = { label: "Intro by", type: "text" as const };
const play = (message: string, columns = [INTRO]) =>
  new PlayedConversation({ people: PEOPLE, columns, stages: ["Lead", "Meeting"] }).say(message);
const REST = "Kelp Works, linkedin.com/in/tbrandal, add him";

test.each([
  [`Introduced by Marga Oduya this morning to one Teo Brandal, ${REST} would you`, "Marga Oduya"],
  [`Was introduced to Teo Brandal by Marga yesterday, ${REST}`, "Marga"],
  [`Got introduced by Piet Haan to Teo Brandal, ${REST} please`, "Piet Haan"],
  [`Marga put me in touch with a certain Teo Brandal last week, ${REST}`, "Marga"],
  [`Piet connected me to Teo Brandal today, ${REST}`, "Piet"],
  [`Through Marga I met Teo Brandal, ${REST}`, "Marga"],
])("the one who is introduced is new, and who introduced them stays as they are: %s", (message, who) => {
  const { changes } = play(message);
  const [first] = changes;
  expect(changes.filter(({ tool }) => tool !== "create_founder" && tool !== "set_custom_value")).toEqual([]);
  expect(first?.input).toMatchObject({ name: "Teo Brandal", company: "Kelp Works" });
  const values = changes.flatMap(({ input }) => [
    input["value"],
    ...((input["values"] ?? []) as { value: string }[]).map(({ value }) => value),
  ]);
  expect(values).toContain(who);
});

test("without a column for it nobody else is changed either", () => {
  const { changes } = play(`Introduced by Marga Oduya to one Teo Brandal, ${REST}`, []);
  expect(changes.map(({ tool, input }) => [tool, input["name"]])[0]).toEqual(["create_founder", "Teo Brandal"]);
  expect(changes.filter(({ tool }) => tool.startsWith("update"))).toEqual([]);
});

test("without an address it is asked for", () => {
  expect(play("Introduced by Marga Oduya to one Teo Brandal this morning. add him would you").text).toMatch(/address/u);
});

test.each(["Marga was introduced by Piet", "Marga's profile is linkedin.com/in/marga-o", "Introduce Marga to Piet"])(
  "nobody is added for “%s”",
  (message) => {
    expect(play(message).changes.filter(({ tool }) => tool === "create_founder")).toEqual([]);
  },
);

test.each([
  "wound dressing spin out called Kelp Works",
  "a robot company called Kelp Works",
  "their own start-up called Kelp Works",
])("a firm is known by what it is called: %s", (fact) => {
  const { changes } = play(`add Teo Brandal, ${fact}, linkedin.com/in/teo-brandal`);
  expect(changes[0]?.input).toMatchObject({ name: "Teo Brandal", company: "Kelp Works" });
});
