import { expect, test } from "vitest";
import { noteLine, plain } from "./wording.ts";

const lineOf = (content: string) =>
  noteLine({ id: "n", content, createdAt: "2030-06-01", founderId: "", founderName: "" });

test.each([
  ["margin <20% and >5 sites, price 3*4*5", String.raw`margin <20% and >5 sites, price 3\*4\*5`],
  ["needs >= 40 kg and < 3 days", "needs >= 40 kg and < 3 days"],
  [">5 sites in all", ">5 sites in all"],
  ["2 * 3 m", String.raw`2 \* 3 m`],
  ["the *big* one, <b>bold</b>, [here](https://x.example)", "the big one, bbold/b, here(https://x.example)"],
  ["one\n\ntwo", "one two"],
])("a note is shown as it is stored, and begins no mark: %j", (content, shown) => {
  expect(lineOf(content)).toBe(`- Jun 1, 2030: ${shown}`);
});

test("words at the beginning of a line begin no quote", () => {
  expect(plain(">5 sites, a\\*b")).toBe("5 sites, ab");
});
