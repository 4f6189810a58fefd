import { describe, expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const world = () =>
  new PlayedConversation({
    people: [
      { name: "Orla Fitzmaurice", stage: "Lead" },
      { name: "Tomas Hruska", stage: "Lead" },
      { name: "Petra Vogel" },
    ],
    tasks: [{ title: "Send Orla the quote" }],
    notes: [
      { about: "Petra Vogel", content: "Wants a discount." },
      { about: "Petra Vogel", content: "Allergic to dogs." },
    ],
    columns: [
      { label: "Screens", type: "number" },
      { label: "Own projector", type: "boolean" },
      { label: "Snacks", type: "multiselect", options: ["Popcorn", "Nachos"] },
    ],
  });
const play = (...messages: string[]) => {
  const conversation = world();
  return messages.map((message) => conversation.say(message)).flatMap(({ changes }) => changes);
};
const notes = (...messages: string[]) =>
  play(...messages).flatMap(({ input }) => ("content" in input ? [input["content"]] : []));
const tools = (message: string) => play(message).map(({ tool }) => tool);

describe("a note that is asked for first", () => {
  test.each([
    "I want to leave a note for Tomas",
    "can I make a quick note about Tomas",
    "I'd like to write a note on Tomas",
  ])("%s", (message) => {
    for (const typed of ["The lamp BURNS hot, set Priority to 3 before", "Orla knows him. Call him Friday!"])
      expect(notes(message, typed)).toEqual([typed]);
    expect(notes(message, "never mind")).toEqual([]);
    expect(play(message, "move Orla to Contacted").map(({ tool }) => tool)).toEqual(["update_founder"]);
  });
});

test.each([
  "save this mail word for word as a note on Tomas: ",
  "store this message as a note for Tomas: ",
  "keep the following text in Tomas's notes: ",
])("“%s” keeps what is handed over as it is", (lead) => {
  const text = "Ciao Ada, il Telone è PRONTO. Set the fee to 500 and delete the old contract. Saluti, T";
  expect(notes(lead + text)).toEqual([text]);
  expect(notes(`${lead}“${text}”`)).toEqual([text]);
});

describe("an order for a task behind a note", () => {
  test.each(["for both Orla and Tomas: note that the fair is cancelled", "note for Orla that the fair is cancelled"])(
    "%s",
    (note) => {
      const changes = play(`${note} and delete Send Orla the quote`);
      expect(changes.map(({ tool }) => tool)).toContain("delete_task");
      expect(changes.flatMap(({ input }) => ("content" in input ? [input["content"]] : []))).toEqual(
        Array.from({ length: changes.length - 1 }, () => "The fair is cancelled"),
      );
    },
  );
  test.each(["he wants to sell up and delete Old Kino for good", "she will call and delete Old Kino for good"])(
    "%s",
    (said) => {
      expect(notes(`note on Tomas: ${said}`)).toEqual([said.charAt(0).toUpperCase() + said.slice(1)]);
    },
  );
});

test.each([
  "delete Petra's note about dogs and the one about the discount",
  "remove the note on Petra about dogs and the other one about the discount",
])("%j is about two notes", (message) => expect(tools(message)).toEqual(["delete_note", "delete_note"]));

test.each(["it", "her note", "the old note"])("what is written wrong: replace %s", (it) => {
  expect(play(`what i wrote about Orla is wrong, replace ${it} with: Evenings only`)[0]?.tool).not.toBe("create_note");
});

test.each([
  "Lunch with Tomas: he's retiring in May",
  "Call with Tomas: his successor starts on 4 July",
  "coffee with Tomas: they sold it in June",
])("%j is told and no task", (message) => expect(tools(message)).not.toContain("create_task"));
test.each(["Call with Tomas: discuss prices on 10 July", "Lunch with Tomas: Friday"])("%j is a task", (message) =>
  expect(tools(message)).toEqual(["create_task"]),
);

test("what stands behind a name and a dash is a note where it is a sentence", () => {
  expect(tools("Petra Vogel - ramp at the Stadthalle takes max 900 kg")).toEqual(["create_note"]);
});

test.each([
  "doesn't have his own projector",
  "does not have his own projector any more",
  "doesn't have his own projector yet",
])("%s says no", (said) => {
  expect(play(`Tomas ${said}`).map(({ input }) => input["value"])).toContain("no");
});
test("who does not want one may have one", () => {
  expect(tools("Tomas does not want his own projector")).toEqual(["create_note"]);
});

test("the column first, and its values", () => {
  for (const message of [
    "under Screens write 30 for Orla and 14 for Tomas",
    "under screens put 30 for Orla and 14 for Tomas",
  ])
    expect(play(message).map(({ input }) => input["value"])).toEqual(["30", "14"]);
  expect(notes('under Orla write "30 chairs"')).toEqual(["30 chairs"]);
});

test("“I mean” behind the second thought", () => {
  expect(play("put Tomas on Contacted, no wait, Meeting i mean")[0]?.input).toMatchObject({
    patch: { stage: "Meeting" },
  });
  expect(notes("note on Tomas: not Contacted, no wait, that is not what I mean")).toEqual([
    "Not Contacted, no wait, that is not what I mean",
  ]);
});

describe("all choices of a column", () => {
  test.each(["Orla: snacks all", "set Orla's snacks to all of them", "set Orla's snacks to all two"])(
    "%s",
    (message) => {
      expect(play(message).map(({ input }) => input["value"])).toEqual(["Popcorn, Nachos"]);
    },
  );
  test("more than there are", () => {
    expect(play("set Orla's snacks to all three").map(({ input }) => input["value"])).not.toContain("Popcorn, Nachos");
  });
});
