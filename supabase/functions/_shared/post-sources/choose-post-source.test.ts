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
    "POST_SOURCE is 'carrier-pigeon', which is not a post source. Use one of: sample, phantombuster, apify.",
  );
});

const keys = { PHANTOMBUSTER_API_KEY: "key", PHANTOMBUSTER_AGENT_ID: "1", APIFY_TOKEN: "token" };

test.each(["phantombuster", "apify"])("is %s when that is named and its keys are there", (name) => {
  expect(choosePostSource({ ...keys, POST_SOURCE: name }, now).name).toBe(name);
});

test.each([
  ["phantombuster", "PHANTOMBUSTER_API_KEY"],
  ["phantombuster", "PHANTOMBUSTER_AGENT_ID"],
  ["apify", "APIFY_TOKEN"],
])("refuses %s without %s", (name, missing) => {
  expect(() => choosePostSource({ ...keys, [missing]: undefined, POST_SOURCE: name }, now)).toThrow(
    `POST_SOURCE is '${name}', which needs ${missing}.`,
  );
});
