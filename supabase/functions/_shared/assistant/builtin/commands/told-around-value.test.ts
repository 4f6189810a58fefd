import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const conversation = () =>
  new PlayedConversation({
    people: [
      { name: "Ilse Moravec", company: "Tideworks", owner: "Nils" } as never,
      { name: "Teo Aldana", company: "Lampkit" },
    ],
    owners: ["Nils", "Greta"],
    columns: [
      { label: "Monthly Volume Cr", type: "number" },
      { label: "Fee Quoted", type: "number" },
      { label: "Transport Modes", type: "multiselect", options: ["Rail", "Road", "Barge"] },
    ],
  });
const played = (message: string) => conversation().say(message).changes;
const fieldOf = (no: number) => conversation().columns[no]?.id;

test.each([
  ["We have revised the fee for Teo, it's 0.95 now", 1, "0.95"],
  ["we just renegotiated the fee with Ilse - now 1.4", 1, "1.4"],
  ["I've updated the monthly volume of Teo, it is now 12", 0, "12"],
  ["set the monthly volume for Teo to 38", 0, "38"],
  ["umm set the monthly volume for teo aldana to thirty eight", 0, "38"],
])("%s", (message, no, value) => {
  expect(played(message)).toMatchObject([{ tool: "set_custom_value", input: { fieldId: fieldOf(no), value } }]);
});

test.each([
  "From today Greta will be handling Ilse instead of Nils",
  "Greta is looking after Ilse's account now",
  "going forward, Greta will be managing Ilse",
])("%s: a card for the owner, or a question with it first", (message) => {
  const { changes, suggestions } = conversation().say(message);
  expect(changes.every(({ held }) => held !== null)).toBe(true);
  if (changes.length === 0) expect(suggestions[0]).toBe("Set Owner of Ilse Moravec to Greta");
  else expect(changes).toMatchObject([{ tool: "update_founder", input: { patch: { owner: "Greta" } } }]);
});

test.each(["Teo: 'wants blue' — add as comment", "Teo: 'rappelle en septembre' - log it as remark"])(
  "%s: a note",
  (message) => {
    expect(played(message)).toMatchObject([{ tool: "create_note" }]);
  },
);

test.each([
  "Ilse accepts barge also now, add it to their transport modes",
  "Ilse uses road too, please put that under Transport Modes",
])("%s: one more option", (message) => {
  expect(played(message)).toMatchObject([{ tool: "set_custom_value", input: { fieldId: fieldOf(2) } }]);
});

test.each([
  ["In Transport Modes also have 'Drone' and 'Air Cargo'", ["Drone", "Air Cargo"]],
  ["under transport modes we need “Canal”", ["Canal"]],
])("%s", (message, added) => {
  expect(played(message)).toMatchObject([{ tool: "change_custom_field", input: { added } }]);
});

test.each([
  "Will Greta be handling Ilse from today?",
  "We have not revised the fee for Teo, it's 0.95 now",
  "note on Teo: we have revised the fee for Teo, it's 0.95 now",
])("%s: sets nothing", (message) => {
  expect(played(message).filter(({ tool }) => !/note/u.test(tool))).toEqual([]);
});
