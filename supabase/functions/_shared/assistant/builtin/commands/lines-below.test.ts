import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = { people: [{ name: "Ilse Moravec" }, { name: "Teo Aldana" }] };
const changes = (message: string) =>
  new PlayedConversation(having)
    .say(message)
    .changes.map(({ tool, input }) => [
      tool,
      input["title"] ?? null,
      input["dueDate"] ?? null,
      input["description"] ?? null,
    ]);

test.each([
  ["Remind me on Thursday to ring Ilse:", "Ring Ilse", "2030-06-06"],
  ["New task for Thursday: ring Ilse:", "Ring Ilse", "2030-06-06"],
  ["Ring Ilse on Thursday:", "Ring Ilse", "2030-06-06"],
])("what stands below “%s” is its description", (head, title, day) =>
  expect(changes(`${head}\nask if the glaze is food safe\nask about pallets`)).toEqual([
    ["create_task", title, day, "ask if the glaze is food safe\nask about pallets"],
  ]),
);
test("marked lines and questions are kept as they are written", () =>
  expect(changes("Remind me tomorrow to write to Teo:\n- the invoice\n- when can he come?")).toEqual([
    ["create_task", "Write to Teo", "2030-06-04", "- the invoice\n- when can he come?"],
  ]));
test("without a colon it waits for a Confirm", () => {
  const { changes: wanted } = new PlayedConversation(having).say(
    "Task for Thursday: prepare the tasting\nbread, water, 12 glasses",
  );
  expect(wanted).toMatchObject([{ input: { description: "bread, water, 12 glasses" } }]);
  expect(wanted[0]?.held).toContain("lines below");
});
test.each([
  "Remind me tomorrow to do the following:\n- ring Ilse\n- pay Teo",
  "Tasks for tomorrow:\n- ring Ilse\n- pay Teo",
  "Remind me to ring Ilse tomorrow\nremind me to pay Teo tomorrow",
])("“%s” is two tasks", (message) =>
  expect(changes(message).map(([tool]) => tool)).toEqual(["create_task", "create_task"]),
);
test("an order below is one of its own", () =>
  expect(
    changes("Remind me to ring Ilse tomorrow:\nnote on Teo: likes tea").map(([, , , details]) => details),
  ).not.toContain("note on Teo: likes tea"));
