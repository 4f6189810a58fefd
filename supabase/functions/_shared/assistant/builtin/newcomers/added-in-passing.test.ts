import { expect, test } from "vitest";
import { addedInPassing } from "./added-in-passing.ts";

test.each([
  ["Just shook hands with a guy named Ivo Lund from Kelp, add him", "Just Met a guy named Ivo Lund from Kelp, add him"],
  ["got talking to Ivo Lund of Kelp, add him", "Met Ivo Lund of Kelp, add him"],
  [
    "add Ivo Lund, linkedin.com/in/ivo-lund. Got 840 followers",
    "add Ivo Lund, linkedin.com/in/ivo-lund. has 840 followers",
  ],
  ["shook hands with Ivo Lund of Kelp today", "shook hands with Ivo Lund of Kelp today"],
  ["got talking to the neighbours, add them", "got talking to the neighbours, add them"],
])("%s", (message, plain) => expect(addedInPassing({ message })).toBe(plain));
