import { describe, expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = {
  people: [{ name: "Odile Fabre" }, { name: "Marek Sroka" }, { name: "Tilda Berg" }],
  tasks: [
    { title: "Varnish the cello", dueDate: "2030-06-10" },
    { title: "Fitting call with the quartet", founderName: "Marek Sroka", dueDate: "2030-06-12" },
  ],
};
const changesOf = (message: string) =>
  new PlayedConversation(having).say(message).changes.map(({ tool, input, held }) => {
    const patch = (input["patch"] ?? input) as Record<string, unknown>;
    const owner = Number(/(\d+)$/.exec(String(patch["founderId"]))?.[1] ?? -1);
    return [
      ...[tool, patch["title"], patch["dueDate"], having.people[owner]?.name, ...((input["clear"] ?? []) as string[])],
      held === null ? null : "held",
    ]
      .filter((one) => typeof one === "string")
      .join(" ");
  });

const NAMED = ["the cello", "varnish the cello"];
const OFF = ["take it off", "remove it please", "drop it", "please delete it", "lose it"];
describe("a day that is taken off a task is no order to delete the task", () => {
  test.each(
    NAMED.flatMap((task) =>
      OFF.flatMap((off) => [
        `no due date for ${task} please, ${off}`,
        `no deadline on ${task}, ${off}`,
        `the due date of ${task}, ${off}`,
        `${task} doesn't need a deadline any more, ${off}`,
      ]),
    ),
  )("%s", (message) => expect(changesOf(message)).toEqual(["update_task dueDate"]));

  test.each(["the cello is finished with, take it off the list", "nobody wants the cello varnished, delete the task"])(
    "%s deletes it",
    (message) => expect(changesOf(message).join()).toMatch(/delete_task|status/),
  );
});

test.each([
  ["give the cello till Friday, I can't manage today", "update_task 2030-06-07"],
  ["give the cello until next Thursday because we are short of glue", "update_task 2030-06-13"],
  ["give me until the 20th for the cello", "update_task 2030-06-20"],
  ["could you move my fitting call one day later?", "update_task 2030-06-13"],
  ["reschedule our fitting call to Friday", "update_task 2030-06-07"],
  [
    "Tomorrow I have to order strings for the viola. Put it under Tilda.",
    "create_task Order strings for the viola 2030-06-04 Tilda Berg",
  ],
  [
    "remind me to ship the bow on Friday, file that under Odile please",
    "create_task Ship the bow 2030-06-07 Odile Fabre",
  ],
  [
    "Ask Odile for the rosin list, deadline Thursday",
    "create_task Ask Odile for the rosin list 2030-06-06 Odile Fabre",
  ],
  ["send Marek the invoice (due date: 14 June)", "create_task Send Marek the invoice 2030-06-14 Marek Sroka"],
  ["remind me to check on that monday", "create_task Check on that 2030-06-10"],
  ["remind me to check on that thursday please", "create_task Check on that 2030-06-06"],
  ["remind me to check on that monday tasting", "create_task Check on that monday tasting 2030-06-10"],
  ["remind me to report on that Friday shipment", "create_task Report on that Friday shipment 2030-06-07"],
  ["remind me to follow up on that on friday", "create_task Follow up on that 2030-06-07"],
  ["ask Tilda whether she comes on Friday", "create_task Ask Tilda whether she comes on Friday Tilda Berg"],
  ["ask Marek if the hall is free on 12 June", "create_task Ask Marek if the hall is free on 12 June Marek Sroka"],
  [
    "remind me to ask Odile if she can join us on Monday",
    "create_task Ask Odile if she can join us on Monday Odile Fabre",
  ],
  ["ask Marek if he has the keys by Friday", "create_task Ask Marek if he has the keys 2030-06-07 Marek Sroka"],
  ["ask Marek to come on Friday", "create_task Ask Marek to come 2030-06-07 Marek Sroka"],
  ["remind me about the tax deadline on Friday", "create_task Tax deadline 2030-06-07"],
])("%j: %s", (message, wanted) => expect(changesOf(message)).toEqual([wanted]));

test.each([
  "Call list: Odile, Marek and Tilda – a task for each tomorrow",
  "my call list for tomorrow: Odile, Marek, Tilda. One task each please",
])("%s", (message) =>
  expect(changesOf(message)).toEqual([
    "create_task Call Odile 2030-06-04 Odile Fabre",
    "create_task Call Marek 2030-06-04 Marek Sroka",
    "create_task Call Tilda 2030-06-04 Tilda Berg",
  ]),
);

test.each([
  "book me a table for Friday",
  "move my dinner in my calendar to Friday",
  "I must say he is great. Put it under Marek.",
])("%s changes nothing", (message) => expect(changesOf(message)).toEqual([]));
