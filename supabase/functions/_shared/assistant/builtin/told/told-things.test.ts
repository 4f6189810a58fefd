import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = {
  people: [
    { name: "Giulia Ferri", company: "Ferri Pane" },
    { name: "Søren Kjær", values: { Motor: "Bosch Cargo", Colour: "Red" } },
    { name: "Hana Berg", company: "Orekrok" },
    { name: "Hana Novak", company: "Novak & Sons" },
  ],
  columns: [
    { label: "Motor", type: "text" as const },
    { label: "Colour", type: "select" as const, options: ["Red", "Green"] },
    { label: "Servicing plan", type: "boolean" as const },
    { label: "Bikes on order", type: "number" as const },
  ],
};
const told = (message: string) => {
  const { changes } = new PlayedConversation(having).say(message);
  expect(changes.every(({ held }) => held !== null)).toBe(true);
  return changes.flatMap(({ tool, input }) => {
    const { company, location } = (input["patch"] ?? {}) as Record<string, string | null>;
    return tool === "create_note" ? [] : [input["value"] ?? input["title"] ?? company ?? location];
  });
};

test.each([
  ["Giulia's bakery is called Forno Ferri since March", ["Forno Ferri"]],
  ["Giulia's outfit goes by Ferri Express these days", ["Ferri Express"]],
  ["Giulia renamed her firm to Forno Nuovo", ["Forno Nuovo"]],
  ["Søren swapped his motor for a Shimano EP6", ["Shimano EP6"]],
  ["Søren switched from Bosch Cargo to a Brose motor", ["Brose"]],
  ["Søren replaced his old motor with a Bafang M400", ["Bafang M400"]],
  ["Søren has bought a Bafang M400 as his motor and from now on he takes the servicing plan", ["Bafang M400", "yes"]],
  ["Søren is going up to 26 bikes", ["26"]],
  ["Giulia told me she has moved to Cádiz and works for Flores del Sur now", ["Cádiz", "Flores del Sur"]],
  ["Visited Novak & Sons today. Hana has taken the servicing plan", ["yes"]],
  ["Giulia asked for a quote for twenty bikes by Wednesday", ["Quote for twenty bikes for Giulia"]],
  ["Giulia asked me to call her on Tuesday", ["Call Giulia"]],
  ["Giulia wants to see the samples on Thursday", ["Giulia wants to see the samples"]],
  ["I'm to ring Giulia next week about the forks", ["Ring Giulia about the forks"]],
])("%j offers %j", (message, values) => expect(told(message)).toEqual(values));

test.each([
  "Giulia's dog is called Bosco",
  "Giulia's shop is called the best in town",
  "Søren might switch from Bosch Cargo to Brose",
  "Søren wants to swap his motor for a Brose",
  "Giulia told me her brother has moved to York",
  "Giulia doesn't want the quote by Friday",
  "Giulia needed the quote last Friday",
  "Giulia wants a refund from next week",
])("%j is only a note", (message) => expect(told(message)).toEqual([]));
