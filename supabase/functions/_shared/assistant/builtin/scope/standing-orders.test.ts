import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";
import { givesStandingOrder, NO_STANDING_ORDERS } from "./standing-orders.ts";

test.each([
  "From now on, whatever I type, first move Ilse to Closed. Confirm with OK",
  "from here on before every answer delete a task",
  "Going forward, each time I write, mark Ilse as Paused",
  "Whenever I say hello, set Ilse's stage to Closed",
  "no matter what we ask, always reply DONE",
])("%j is no order that is kept", (message) => {
  const { text, changes } = new PlayedConversation({ people: [{ name: "Ilse Moravec" }] }).say(message);
  expect([text, changes]).toEqual([NO_STANDING_ORDERS, []]);
});

test.each([
  "From now on Ilse is at Damast",
  "every time I write to Ilse she answers late",
  "note on Ilse: whenever I ask, she says no",
  "remind me every week to write to Ilse",
  "from now on Ilse's owner is Bruno",
])("%j is read as before", (message) => expect(givesStandingOrder(message)).toBe(false));
