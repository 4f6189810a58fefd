import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";
import { withFirmCalled } from "./firm-called.ts";

const ADD = "Add Teo Brandal, linkedin.com/in/teo-brandal, ";

test.each([
  "left a company called Zed in 2020",
  "hates the lab called Zed",
  "sold a start-up called Zed",
  "sold start-up called Zed",
  "quit her agency called Zed",
  "turned down a fund called Zed",
  "had once a small shop called Zed",
  "previous company called Zed",
  "former lab called Zed",
  "rival firm called Zed",
  "advises a venture called Zed",
  "small looms company called Zed since 2020",
  "a company called Zed fired her",
])("what is told of another firm is not theirs: %s", (fact) => {
  expect(withFirmCalled(ADD + fact)).toEqual({ text: ADD + fact, told: "" });
});

test.each(["left a company called Zed in 2020", "hates the lab called Zed", "turned down a fund called Zed"])(
  "and nothing is stored of it but a note that is offered, as it is told: %s",
  (fact) => {
    const { changes } = new PlayedConversation({}).say(ADD + fact);
    expect(changes.map(({ input }) => input["company"]).filter((company) => typeof company === "string")).toEqual([]);
    expect(changes.filter(({ held, tool }) => tool === "create_note" && held === null)).toEqual([]);
    expect(JSON.stringify(changes).toLowerCase()).toContain(fact.toLowerCase());
  },
);

test.each(["sold a start-up called Zed", "previous company called Zed", "sold the lab called Zed"])(
  "a firm from before is theirs at most on a card: %s",
  (fact) => {
    const { changes } = new PlayedConversation({}).say(ADD + fact);
    expect(changes.filter(({ held, input }) => held === null && String(input["company"]).includes("Zed"))).toEqual([]);
  },
);

test.each([
  ["wound dressing spin-out called Zed", "Zed is a wound dressing spin-out"],
  ["a small looms company called Zed in Cork", "Zed is a small looms company"],
  ["their own robot start-up called Zed Works, CTO", "Zed Works is a robot start-up"],
])("what is said of their own is: %s", (fact, told) => {
  expect(withFirmCalled(ADD + fact).told).toBe(told);
  expect(withFirmCalled(ADD + fact).text).toMatch(/company: Zed/u);
});
