import { expect, test } from "vitest";
import { withAllOfOption, withEveryoneThere, withTaskForGroup } from "./everyone-there.ts";

test.each([
  ["Both from Damast go to Sol", "everyone from Damast goes to Sol"],
  ["the two in York should go to Sol", "everyone from York goes to Sol"],
  ["all three at Damast: priority 70", "everyone from Damast: priority 70"],
  ["The Brussels ones: owner Sol", "everyone in Brussels: owner Sol"],
  ["set the owner of the Antwerp people to Sol", "everyone in Antwerp: owner Sol"],
  ["the York two move to Meeting", "everyone in York goes to Meeting"],
])("“%s” is about everyone there", (message, plain) => expect(withEveryoneThere(message)).toBe(plain));
test.each(["note for both from Damast: like tea", "both like tea", "the York train moves to Friday"])(
  "“%s” stays as it is",
  (message) => expect(withEveryoneThere(message)).toBe(message),
);
test("the plural of an option is all who have it", () => {
  const columns = [{ id: "1", label: "Kind", type: "select" as const, options: ["Angel", "Mentor"] }];
  expect(withAllOfOption("Angels: priority up by 5", columns)).toBe("all Angels: priority up by 5");
  expect(withAllOfOption("Shoppers: priority up by 5", columns)).toBe("Shoppers: priority up by 5");
});
test("a task for “them” is about the group", () =>
  expect(withTaskForGroup("All wool mills get 5 more priority and I want a task to compare them by the 30th")).toBe(
    "All wool mills get 5 more priority. Add a task to compare the wool mills by the 30th",
  ));
