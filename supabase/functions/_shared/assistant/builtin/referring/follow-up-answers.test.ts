import { expect, test } from "vitest";
import { type Having, PlayedConversation } from "../played-turn.ts";

const HAVING: Having = {
  people: [
    {
      name: "Marguerite Ndiaye",
      stage: "Lead",
      values: { roleTitle: "Wigmaker", location: "London", "Deposit paid": "no" },
    },
    {
      name: "Rafael de la Fuente",
      stage: "Lead",
      values: { roleTitle: "Actor", location: "London", "Deposit paid": "no" },
    },
    { name: "Ignacio de la Fuente", stage: "Meeting", values: { roleTitle: "Barrister", location: "Seville" } },
    { name: "Kwabena Asante", stage: "Meeting", values: { roleTitle: "Outfitter", location: "London", Wigs: "13" } },
  ],
  tasks: [
    { title: "Chase deposit", founderName: "Kwabena Asante" },
    { title: "Chase deposit", founderName: "Marguerite Ndiaye" },
  ],
  columns: [
    { label: "Deposit paid", type: "boolean" },
    { label: "Head size", type: "number" },
    { label: "Wigs", type: "number" },
    { label: "Shade", type: "text" },
  ],
  owners: ["Bram", "Ottilie"],
};
/** What the last message changes, and whose it is. */
function changed(...messages: string[]): unknown[] {
  const conversation = new PlayedConversation(HAVING);
  const { changes } = messages.map((message) => conversation.say(message)).at(-1) ?? { changes: [] };
  return changes.map(({ tool, input }) => {
    const { founderId, taskId, patch, ...rest } = input as Record<string, unknown> & { patch?: object };
    const of = conversation.people.find(({ id }) => id === founderId)?.name;
    const ofTask = conversation.tasks.find(({ id }) => id === taskId)?.founderName;
    return { tool, ...(of !== undefined && { of }), ...(ofTask !== undefined && { ofTask }), ...rest, ...patch };
  });
}

test.each(["Kwabena's", "the one for Kwabena", "Kwabena", "the Kwabena one", "the first"])(
  "%j answers which of two tasks is done",
  (answer) => {
    expect(changed("chase deposit is done", answer)).toMatchObject([
      { tool: "update_task", status: "done", ofTask: "Kwabena Asante" },
    ]);
  },
);

const ASKED = ["is Marguerite's deposit paid?", "has Marguerite paid the deposit?"];
test.each(
  ASKED.flatMap((asked) => ["it is now", "she has now", "yes it is", "well she has now"].map((so) => [asked, so])),
)("after %j, which is not so, %j sets it", (asked, so) => {
  expect(changed(asked, so)).toMatchObject([{ of: "Marguerite Ndiaye", value: "yes" }]);
  expect(changed(asked, so, "same for Rafael")).toMatchObject([{ of: "Rafael de la Fuente", value: "yes" }]);
});
test.each(["it isn't", "is it?", "what is it now?", "no"])("%j sets nothing", (words) => {
  expect(changed(ASKED[0] ?? "", words)).toEqual([]);
});

test.each(["and his brother's as well", "his brother too", "same for his cousin"])(
  "%j is the only other one of the name",
  (words) => {
    expect(changed("set Deposit paid of Ignacio to yes", words)).toMatchObject([
      { of: "Rafael de la Fuente", value: "yes" },
    ]);
  },
);
test("nobody else has the name: nothing is done", () => {
  expect(
    changed("set Deposit paid of Kwabena to yes", "his brother too").filter((one) => /set_/.test(JSON.stringify(one))),
  ).toEqual([]);
});

test.each([
  "give the outfitter priority 60",
  "set the outfitter's priority to 60",
  "bump the outfitter to priority 60",
])("%j is about who has that role in the list", (order) => {
  expect(changed("who lives in London?", order)).toMatchObject([{ of: "Kwabena Asante", priorityScore: 60 }]);
});
test.each(["and a head size of 63", "and head size of 63", "and his head size is 63"])(
  "then %j is of the same",
  (words) => {
    expect(changed("who lives in London?", "give the outfitter priority 60", words)).toMatchObject([
      { of: "Kwabena Asante", value: "63" },
    ]);
  },
);
test("another role in the list is somebody else", () => {
  const turns = ["who lives in London?", "set the outfitter to Closed", "and the actor to Lead"];
  for (const one of changed(...turns)) expect(one).toMatchObject({ of: "Rafael de la Fuente" });
});

test.each(["undo both of those", "undo both", "no, revert the two of them", "undo the last two"])(
  "%j takes the changes of two turns back",
  (words) => {
    expect(changed("move Kwabena to Lead", "set the shade of Rafael to mint", words)).toMatchObject([
      { tool: "take_back" },
      { tool: "take_back" },
    ]);
    expect(changed("move Kwabena to Lead", "set the shade of Rafael to mint", "undo that")).toHaveLength(1);
  },
);

const PAIRS = [
  "Swap owners: Rafael to Bram, Kwabena to Ottilie",
  "owners: Rafael Bram, Kwabena Ottilie",
  "change the owners: Rafael = Bram and Kwabena = Ottilie.",
  "owner: Rafael to Bram; Kwabena to Ottilie",
];
test.each(PAIRS)("%j gives each an owner of their own", (message) => {
  expect(changed(message)).toMatchObject([
    { of: "Rafael de la Fuente", owner: "Bram" },
    { of: "Kwabena Asante", owner: "Ottilie" },
  ]);
});
test("a value that is left over is no part of a card", () => {
  const owners = changed("Swap it: Rafael to Bram, Kwabena to Ottilie").map((one) => JSON.stringify(one));
  expect(owners.filter((one) => one.includes("Kwabena") && one.includes("Bram"))).toEqual([]);
});

test.each(["and undo that for Rafael", "undo it for Rafael", "revert that for Rafael please"])(
  "%j takes back what an earlier turn did for him, and does nothing to him",
  (words) => {
    expect(changed("Give Rafael to Bram", "Kwabena as well", words)).toMatchObject([{ tool: "take_back" }]);
  },
);
test("undo for someone who was not changed does nothing", () => {
  expect(changed("Give Rafael to Bram", "undo that for Kwabena")).toEqual([]);
});

test.each(["put Rafael back where he was", "move Rafael back to where he was", "put Rafael back please"])(
  "%j takes back what was done with him",
  (words) => {
    expect(changed("move Rafael and Kwabena to Closed", words)).toMatchObject([{ tool: "take_back" }]);
  },
);

test.each(["put the same on Kwabena", "same for Kwabena", "add the same note for Kwabena"])(
  "%j is the same note on another",
  (words) => {
    expect(changed("note on Rafael: wants moss", words)).toMatchObject([
      { tool: "create_note", of: "Kwabena Asante", content: "Wants moss" },
    ]);
  },
);
