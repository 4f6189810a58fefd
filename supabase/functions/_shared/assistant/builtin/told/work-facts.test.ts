import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = {
  people: [
    { name: "Greta Lund", company: "Harrow Tyres", roleTitle: "Buyer" },
    { name: "Omar Haddad", company: "Lions Club Bern" },
    { name: "Pia Keller", company: "Lions Club Jena" },
  ],
  stages: ["Lead", "Regular"],
  columns: [{ label: "Boats", type: "number" as const }],
};
/** What is offered of a person's own fields and columns; every card waits. */
function told(message: string): unknown {
  const { changes } = new PlayedConversation(having).say(message);
  expect(changes.filter(({ held }) => held === null)).toEqual([]);
  return Object.assign(
    {},
    ...changes.map(({ tool, input }) =>
      tool === "create_note"
        ? {}
        : tool === "set_custom_value"
          ? { value: input["value"] }
          : Object.fromEntries(Object.entries(input["patch"] ?? {}).filter(([, one]) => one !== null)),
    ),
  );
}

test.each([
  ["Greta isn't a buyer any more, she's Regional Governor now", { roleTitle: "Regional Governor" }],
  [
    "Had tea with Greta. She was elected treasurer of the Alster Trust",
    { roleTitle: "treasurer", company: "Alster Trust" },
  ],
  ["Omar got promoted to head of sales this week", { roleTitle: "head of sales" }],
  [
    "greta is not at harrow tyres any more she is now head of logistics at the alster trust in hamburg",
    { roleTitle: "head of logistics", company: "Alster Trust", location: "Hamburg" },
  ],
  ["Ran into Omar. He turns out to be a saddler in Thun", { roleTitle: "saddler", location: "Thun" }],
  ["Coffee with Greta: she has swapped Harrow Tyres for the Alster Trust", { company: "Alster Trust" }],
  [
    "Coffee with Omar. He's left the Lions for Aare Rescue – chairs it now",
    { company: "Aare Rescue", roleTitle: "Chair" },
  ],
  [
    "Met Omar at Thun station. He's swapped the Lions Club for Aare Rescue - heads the place - and wants three boats",
    { company: "Aare Rescue", roleTitle: "Head", value: "3" },
  ],
])("%j offers the work that it tells of", (message, patch) => expect(told(message)).toEqual(patch));

test.each([
  "Had tea with Greta, her sister was elected treasurer of the Alster Trust",
  "Greta might be Regional Governor now",
  "Greta will be head of sales when Omar leaves",
  "Omar says that Greta is Regional Governor now",
  "Is Greta Regional Governor now?",
  "Greta is leaving Harrow Tyres for the Alster Trust in January",
  "Coffee with Greta. She has swapped her old van for a Volvo",
  "Greta is back from Rome now",
  "Greta was never head of sales at the Alster Trust",
  "If Greta is elected treasurer we celebrate",
])("%j offers none", (message) => expect(told(message)).toEqual({}));
