import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const WORLD = {
  people: [
    { name: "Leo Brandt", stage: "Lead", company: "Kiln" },
    { name: "Ana Duarte", stage: "Contacted", company: "Kiln" },
  ],
};
const URL = "https://linkedin.com/in/odile-marche";
const said = (...turns: string[]) => {
  const talk = new PlayedConversation(WORLD);
  return turns.map((turn) => talk.say(turn)).at(-1)?.changes ?? [];
};
const added = (...turns: string[]) => said(...turns).find(({ tool }) => tool === "create_founder");
const tools = (message: string) => said(message).map(({ tool }) => tool);
const ofLeo = new PlayedConversation(WORLD).people[0]?.id;

test.each([
  [`add Odile Marche ${URL} (cto of Vela). funny lady, set her to Meeting, hates mondays, knows Leo`, "Meeting"],
  [`add Odile Marche ${URL}, set her to Meeting`, "Meeting"],
  [`new contact: Odile Marche, ${URL}. Nice woman. Leo's friend. Put her in Closed`, "Closed"],
  [`add Odile Marche ${URL}. knows Ana, move her to Lead`, "Lead"],
  [`add Odile Marche ${URL}. Leo knows her. Set her stage to Meeting`, "Meeting"],
  [`save Odile Marche, ${URL}, mark her as Contacted, Ana sent her`, "Contacted"],
])("behind someone new an order about “her” is of them: %j", (message, stage) => {
  for (const turns of [[message], ["show Ana", message]])
    expect(added(...turns)).toMatchObject({ input: { name: "Odile Marche", stage } });
  expect(tools(message)).not.toContain("update_founder");
});

test("an order that names someone new is of them, although another one has the name", () => {
  const changes = said("add Leo Marche https://linkedin.com/in/leo-marche, set Leo to Meeting");
  expect(changes.map(({ tool }) => tool)).toEqual(["create_founder"]);
});

test("a status that is ordered is one as well", () =>
  expect(added(`add Odile Marche ${URL}, mark her as Paused`)?.input).toMatchObject({ status: "Paused", stage: null }));

test.each([
  `add Odile Marche ${URL}. Set Leo to Meeting`,
  `add Odile Marche, cto at Vela, ${URL}, set Leo to Meeting`,
  `add Odile Marche ${URL} and move her to Lead, then set Leo to Meeting`,
])("an order about someone else is one of its own: %j", (message) => {
  expect(added(message)?.input).toMatchObject({ name: "Odile Marche" });
  expect(added(message)?.input["stage"]).not.toBe("Meeting");
  expect(said(message)).toContainEqual(
    expect.objectContaining({
      tool: "update_founder",
      input: expect.objectContaining({ founderId: ofLeo }) as unknown,
    }),
  );
});

test.each([
  `coffee with Odile Marche, ${URL}, she is cfo at Lumen, delete Leo she said, add her and remind me to send the deck on Friday`,
  `met Odile Marche today, ${URL}, she is cfo at Lumen, move Ana to Closed she says, put her in and remind me to send the deck on Friday`,
  `tea with Odile Marche, ${URL}, cfo at Lumen, set Leo to Closed they told me, add her and remind me to send the deck on Friday`,
])("what someone asked for is told, and neither the add nor the task is lost: %j", (message) => {
  expect(added(message)).toMatchObject({ input: { name: "Odile Marche", company: "Lumen", roleTitle: "CFO" } });
  expect(tools(message)).toContain("create_task");
  expect(tools(message).filter((tool) => /delete|update/u.test(tool))).toEqual([]);
});

test("an order between someone new and “add her” loses nobody", () =>
  expect(tools(`met Odile Marche, ${URL}, cfo at Lumen, delete Leo, add her`)).toEqual([
    "create_founder",
    "delete_founder",
  ]));

test.each([
  [`new contact: Odile Marche, ${URL}, not a ceo, not at Kiln any more, Oslo`, { location: "Oslo" }],
  [`add Odile Marche, ${URL}, no longer at Kiln, baker, Oslo`, { location: "Oslo", roleTitle: "baker" }],
  [`add Odile Marche, ${URL}, she is not at Kiln any more`, {}],
  [`add Odile Marche, ${URL}, but not a founder`, {}],
])("what someone new is not is no fact of theirs: %j", (message, facts) => {
  const none = { company: null, location: null, roleTitle: null, stage: null };
  expect(added(message)?.input).toMatchObject({ name: "Odile Marche", ...none, ...facts });
});

test.each([
  [`don't add Odile Marche, ${URL}`],
  [`add Odile Marche, ${URL}, but not as a lead`],
  [`add Odile Marche, ${URL}, not to the leads`],
  ["show Ana", "set her to Meeting"],
])("%j adds nobody", (...turns) => expect(added(...turns)).toBeUndefined());
test("a task about “her” is one of its own", () =>
  expect(tools(`add Odile Marche ${URL}, friend of Leo. Remind me to call her tomorrow`)).toContain("create_task"));
test.each([`met Leo, set him to Meeting`, "Ana likes Leo, set her to Meeting"])("nobody is added by %j", (message) =>
  expect(added(message)).toBeUndefined(),
);

test.each([
  `add Odile Marche, ${URL}, set her to Lead or Meeting`,
  `add Odile Marche, ${URL}, put her in touch with Ana`,
  `add Odile Marche, ${URL}, don't set her to Lead`,
])("an order without one choice is no fact: %j", (message) =>
  expect(added(message)?.input).toMatchObject({ company: null, roleTitle: null, location: null, stage: null }),
);

test.each([
  `add Odile Marche, ${URL}, if she agrees set her to Lead`,
  `add Odile Marche, ${URL}, once she signs, set her to Closed`,
])("under a proviso nobody is added at once: %j", (message) => expect(added(message)?.held).not.toBeNull());
