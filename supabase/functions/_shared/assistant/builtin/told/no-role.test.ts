import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const HAVING = { people: [{ name: "Marga Oduya", roleTitle: "Founder" }, { name: "Per Holt" }] };
const rolesOf = (message: string) =>
  new PlayedConversation(HAVING)
    .say(message)
    .changes.flatMap(({ tool, input }) =>
      tool === "update_founder" && /"roleTitle":"/u.test(JSON.stringify(input)) ? [JSON.stringify(input)] : [],
    );

test.each([
  "Just off the phone with Marga, she is hiring two gardeners",
  "Marga is hiring two gardeners",
  "Marga is now hiring an engineer",
  "met Per, he's training managers now",
  "Per is interviewing sales managers",
  "spoke to Per: he is looking for a designer",
  "Per is now mentoring three founders",
])("what someone is at is no role: “%s”", (message) => {
  expect(rolesOf(message)).toEqual([]);
});

test.each([
  ["spoke to Marga, she's now managing director", "managing director"],
  ["Per is now marketing manager at Tindall", "marketing manager"],
  ["met Per, he's now head of training", "head of training"],
])("a role that begins so is one: “%s”", (message, role) => {
  expect(rolesOf(message).join()).toContain(`"roleTitle":"${role}"`);
});
