import { expect, test } from "vitest";
import { choosePostSource } from "./choose-post-source.ts";

const now = () => new Date("2026-11-21T09:00:00Z");

test.each([[{}], [{ POST_SOURCE: "" }], [{ POST_SOURCE: " Sample " }]])(
  "is the demonstration network for %j",
  (env) => {
    expect(choosePostSource(env, now).name).toBe("sample");
  },
);

test("refuses a source that it does not know, naming those that it does", () => {
  expect(() => choosePostSource({ POST_SOURCE: "carrier-pigeon" }, now)).toThrow(
    "POST_SOURCE is 'carrier-pigeon', which is not a post source. Use one of: sample.",
  );
});
