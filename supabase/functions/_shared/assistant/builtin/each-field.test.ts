import { expect, test } from "vitest";
import { optionalFields, type PersonFieldKey, personFieldKeys, personFields } from "../../contract/person-fields.ts";
import { PlayedConversation } from "./played-turn.ts";

const values: Partial<Record<PersonFieldKey, string>> = { stage: "Closed", status: "Paused" };
function valueOf(key: PersonFieldKey): string {
  const { type } = personFields[key];
  if (type === "number") return "40";
  if (type === "email") return "ilse@harrow.example";
  if (type === "url") return "https://www.linkedin.com/in/nobody-ilse";
  return values[key] ?? "Harrow";
}

const named = (key: PersonFieldKey) => personFields[key].label.toLowerCase();
const said = (message: string) =>
  new PlayedConversation({ people: [{ name: "Ilse Brandvold" }] })
    .say(message)
    .changes.map(({ tool, input: { patch, clear } }) => ({ tool, patch: patch as Record<string, unknown>, clear }));

test.each(personFieldKeys)("a message sets %s by its label", (key) => {
  const value = valueOf(key);
  const after = personFields[key].type === "number" ? Number(value) : value;
  const orders = [`the ${named(key)} of Ilse Brandvold`, `Ilse Brandvold's ${named(key)}`];
  for (const order of orders.map((field) => `set ${field} to ${value}`))
    expect([order, said(order)]).toMatchObject([
      order,
      [{ tool: "update_founder", patch: { [key]: after }, clear: [] }],
    ]);
});

test.each(optionalFields)("a message clears %s by its label", (key) => {
  for (const order of [`clear the ${named(key)} of Ilse Brandvold`, `clear Ilse Brandvold's ${named(key)}`])
    expect([order, said(order)]).toMatchObject([order, [{ tool: "update_founder", clear: [key] }]]);
});
