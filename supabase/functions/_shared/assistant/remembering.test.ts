import { expect, test } from "vitest";
import { remembering } from "./remembering.ts";

test("the same text is worked out once, and a long one each time", () => {
  const asked: string[] = [];
  const upper = remembering((text) => {
    asked.push(text);
    return text.toUpperCase();
  });
  const long = "word ".repeat(100);
  expect([upper("one"), upper("one"), upper("two"), upper(long), upper(long)]).toEqual(
    ["one", "one", "two", long, long].map((text) => text.toUpperCase()),
  );
  expect(asked).toEqual(["one", "two", long, long]);
});

test("of many texts the latest are kept, and those before are worked out again", () => {
  let count = 0;
  const same = remembering((text) => {
    count += 1;
    return text;
  });
  for (let no = 0; no < 20_000; no += 1) expect(same(String(no))).toBe(String(no));
  same("19999");
  expect(count).toBe(20_000);
  same("0");
  expect(count).toBe(20_001);
});
