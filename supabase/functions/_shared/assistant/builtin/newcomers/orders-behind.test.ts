import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";
import { apartFromOrders, isNotToAdd } from "./orders-behind.ts";

const PEOPLE = [{ name: "Marga Oduya", company: "Oduya Pears", stage: "Lead" }, { name: "Piet Haan" }];
const INTRO = { label: "Intro by", type: "text" as const };
const URL = "linkedin.com/in/teo-brandal";
const play = (message: string, columns = [INTRO]) =>
  new PlayedConversation({ people: PEOPLE, columns, stages: ["Lead", "Meeting"] }).say(message).changes;

test.each([
  [`Marga introduced me to Teo Brandal, ${URL}, add a task to ring him on Friday`, "Ring Teo Brandal"],
  [`Marga put me in touch with Teo Brandal of Kelp Works, remind me to call him, ${URL}`, "Call Teo Brandal"],
  [`Piet connected me to Teo Brandal, Kelp Works, ${URL}, add him and remind me to ring him`, "Ring Teo Brandal"],
  [`Was introduced to Teo Brandal by Marga, ${URL}. Create a task to send him samples`, "Send Teo Brandal samples"],
  [`Marga intro'd me to Teo Brandal, Kelp Works. ${URL}. Add him, remind me to write him`, "Write Teo Brandal"],
])("a task behind the one who is introduced is kept: %s", (message, title) => {
  const changes = play(message);
  const added = changes.find(({ tool }) => tool === "create_founder");
  expect(added?.input).toMatchObject({ name: "Teo Brandal" });
  expect(JSON.stringify(added?.input)).not.toMatch(/remind|task/u);
  expect(changes.filter(({ tool }) => tool === "create_task").map(({ input }) => input["title"])).toEqual([title]);
});

test.each([
  `Marga put me in touch with Teo Brandal last week, ${URL}, move Marga to Meeting`,
  `Marga connected me to Teo Brandal, Kelp Works, ${URL}, and move Marga to Meeting`,
  `Introduced by Marga to Teo Brandal, ${URL}, add him. Move Marga to Meeting`,
])("an order about who introduced them changes what it says, and no more: %s", (message) => {
  const changes = play(message);
  expect(changes.map(({ tool }) => tool)).toContain("create_founder");
  const others = changes.filter(({ input }) => input["founderName"] === "Marga Oduya" || input["name"] === undefined);
  expect(others.filter(({ tool }) => tool === "set_custom_value").map(({ input }) => input["founderId"])).not.toContain(
    "00000000-0000-4000-8000-a00000000000",
  );
  expect(JSON.stringify(changes)).toMatch(/"stage":"Meeting"/u);
});

test.each([
  `Marga set me up with Teo Brandal, ${URL}, a total waste of time, please don't add him`,
  `Marga introduced me to Teo Brandal, ${URL}, no need to add him`,
  `Piet put me in touch with Teo Brandal, Kelp Works, ${URL}, not worth adding`,
  `Marga intro'd me to Teo Brandal, ${URL}, never add him`,
  `Through Piet I met Teo Brandal, ${URL}, do not put him in`,
])("nobody is added who is not to be: %s", (message) => {
  expect(isNotToAdd(message)).toBe(true);
  for (const columns of [[INTRO], []])
    expect(play(message, columns).filter(({ tool }) => tool === "create_founder")).toEqual([]);
});

test.each([
  [`, Kelp Works, ${URL}, CTO`, `, Kelp Works, ${URL}, CTO`, "", false],
  [`, sells nets and ropes, ${URL}`, `, sells nets and ropes, ${URL}`, "", false],
  [`, ${URL}, note: hates mornings`, `, ${URL}, note: hates mornings`, "", false],
  [`, remind me to call him, and add him, ${URL}`, `, ${URL}`, ". Remind me to call him", true],
  [`, ${URL}, remind me to call and feed him`, `, ${URL}`, ". Remind me to call and feed him", false],
])("orders stand apart from what is told: %s", (rest, facts, orders, isToAdd) => {
  expect(apartFromOrders(rest)).toEqual({ facts, orders, isToAdd });
});

test.each([
  `add him, he does not add sugar, ${URL}`,
  "add him, not the other one",
  "he is not in yet, add him",
  "never met him, add him please",
])("others are to be added: %s", (message) => expect(isNotToAdd(message)).toBe(false));
