import { expect, test } from "vitest";
import { sentFor } from "./sent-for";

const asked = "What do you want me to do?\n1. Note “Likes \\*big\\* ships … and more”\n2. Add the task “Ships”";

test("a choice that a question lists is sent as its number, however it is marked up", () => {
  expect(sentFor("Add the task “Ships”", asked)).toBe("2");
  expect(sentFor("Note “Likes *big* ships … and more”", asked)).toBe("1");
});

test("anything else is sent as it is shown", () => {
  expect(sentFor("Who is overdue?", asked)).toBe("Who is overdue?");
  expect(sentFor("Who is Ada?", "You could say, for example:\n1. Who is Ada?")).toBe("Who is Ada?");
  expect(sentFor("Tasks", "Is it a note or tasks?")).toBe("Tasks");
});
