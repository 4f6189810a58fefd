import { expect, test } from "vitest";
import { inItsPlace } from "./literal.ts";

test.each([
  ["Set Priya's stage to y", "y", "Closed", "Set Priya's stage to Closed"],
  ["move Ana to An", "An", "Meeting", "move Ana to Meeting"],
  ["pays 3m, then 3", "3", "5", "pays 3m, then 5"],
  ["set stage of Zoë to (x)", "(x)", "Lead", "set stage of Zoë to Lead"],
  ["nothing of it", "y", "z", "nothing of it"],
])("in %j, %j becomes %j", (message, own, other, said) => expect(inItsPlace(message, own, other)).toBe(said));
