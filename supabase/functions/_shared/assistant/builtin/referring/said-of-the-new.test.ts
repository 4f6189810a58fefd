import { expect, test } from "vitest";
import { saidOfTheNew } from "./said-of-the-new.ts";

const after = (tool: string, status: string, message: string) =>
  saidOfTheNew({ message, changes: [{ tool, status }] as never });

test.each([
  ["add that it's about the security review", "add to the description: about the security review"],
  ["and note in the task that it is regarding the lease", "add to the description: regarding the lease"],
  ["it's about their lease", "add to the description: about their lease"],
  ["mention the new price list in it", "add to the description: the new price list"],
  ["it's about time", "it's about time"],
  ["note that she likes tea", "note that she likes tea"],
  ["add that to her notes", "add that to her notes"],
  ["it's about her?", "it's about her?"],
])("after a task, “%s”", (message, plain) => expect(after("create_task", "executed", message)).toBe(plain));

test.each([
  ["hot, mild, cold. pick one", "make it a dropdown: hot, mild, cold"],
  ["options: north, south or west; choose several", "make it a multiselect: north, south or west"],
  ["Ana, Leo and Bea. call one", "Ana, Leo and Bea. call one"],
])("after a column that waits, “%s”", (message, plain) =>
  expect(after("create_custom_field", "proposed", message)).toBe(plain),
);

test("and after nothing or a person's change the words stay", () => {
  expect(after("update_founder", "executed", "add that it's about the lease")).toBe("add that it's about the lease");
  expect(saidOfTheNew({ message: "hot, cold. pick one", changes: [] })).toBe("hot, cold. pick one");
});
