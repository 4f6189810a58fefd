import { expect, test } from "vitest";
import { type Having, PlayedConversation } from "../played-turn.ts";

const HAVING: Having = {
  people: [
    { name: "Henrike Vossberg", values: { Formats: "Posters", "Sheets per week": "40" } },
    { name: "Rosa Ibáñez", company: "Café Norte" },
  ],
  stages: ["Enquiry", "Proofing", "Printing"],
  statuses: ["Active", "On hold"],
  columns: [
    { label: "Formats", type: "multiselect", options: ["Posters", "Cards", "Books"] },
    { label: "Sheets per week", type: "number" },
  ],
};
const HENRIKE = "00000000-0000-4000-8000-a00000000000";
const play = (message: string) => new PlayedConversation(HAVING).say(message);
const filled = (input: Record<string, unknown>) => {
  const patch = input["patch"] as Record<string, unknown> | undefined;
  return (
    input["content"] ??
    input["value"] ??
    Object.fromEntries(Object.entries(patch ?? {}).filter(([, value]) => value !== null))
  );
};
const changed = (message: string) =>
  play(message).changes.map(({ tool, input }) => [tool, input["founderId"], filled(input)]);

const LEADS = ["Henrike: note", "Henrike: note that", "Henrike - note", "Henrike Vossberg: note that"];
const FACTS = [
  ["60 sheets per week from now on", ["set_custom_value", HENRIKE, "60"]],
  ["takes books as well", ["set_custom_value", HENRIKE, "Posters, Books"]],
  ["stage Printing", ["update_founder", HENRIKE, { stage: "Printing" }]],
] as const;
test.each(LEADS.flatMap((lead) => FACTS.map(([said, change]) => [lead, said, change] as const)))(
  "%s …, %s: a note, and a change that waits",
  (lead, said, change) => {
    for (const joint of [", ", "; ", ", and "])
      expect(changed(`${lead} she wants thicker paper${joint}${said}`)).toEqual([
        ["create_note", HENRIKE, "She wants thicker paper"],
        change,
      ]);
    const { changes } = play(`${lead} she wants thicker paper, ${said}`);
    // What is ordered by the field's name is done.
    expect(changes.find(({ tool }) => tool !== "create_note")?.held === null).toBe(said.startsWith("stage"));
  },
);
test("several changes may follow a note, and other words stay in it", () => {
  expect(
    changed("Henrike: note she wants thicker paper, hates glossy, takes books as well, 60 sheets per week from now on"),
  ).toEqual([
    ["create_note", HENRIKE, "She wants thicker paper, hates glossy"],
    ["set_custom_value", HENRIKE, "Posters, Books"],
    ["set_custom_value", HENRIKE, "60"],
  ]);
  expect(changed("Henrike: note she took 60 sheets, and we talked about books")).toEqual([
    ["create_note", HENRIKE, "She took 60 sheets, and we talked about books"],
  ]);
});

test("a place that is told beside other news is a card that says so", () => {
  for (const moved of ["has moved to Cádiz", "relocated to Cádiz", "has just moved back to Cádiz"]) {
    const { changes } = play(`Rosa ${moved} and she's active again, so stage Proofing please`);
    expect(changes.every(({ held }) => held !== null)).toBe(true);
    expect(Object.assign({}, ...changes.map(({ input }) => filled(input)))).toMatchObject({
      ...{ location: "Cádiz", status: "Active", stage: "Proofing" },
    });
  }
});
test("of two values for one field the last one is offered", () => {
  const said = play("Rosa has moved to Cádiz and she's printing again, so stage Proofing please").changes;
  expect(said.map(({ input }) => filled(input))).not.toContainEqual({ stage: "Printing" });
});

test.each([
  "Move Rosa to Printing and tell me when we last spoke",
  "Move Rosa to Printing, and when did we last talk?",
])("%j asks of the one who the message is about", (message) => {
  const { text } = play(message);
  expect(text).toContain("Rosa Ibáñez");
  expect(text).not.toContain("Henrike");
});
