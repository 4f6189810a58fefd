import { expect, test } from "vitest";
import { PlayedConversation } from "./played-turn.ts";

const having = {
  people: [{ name: "Eleni Papadaki" }, { name: "Noor Haddad" }, { name: "Keola Kahale" }, { name: "Aziz Karimov" }],
  tasks: [{ title: "Order name badges" }, { title: "Book the venue for the summit" }],
  columns: [],
};
const changesOf = (...turns: string[]) => {
  const conversation = new PlayedConversation(having);
  return turns
    .map((turn) => conversation.say(turn).changes)
    .at(-1)
    ?.map(({ tool, input, held }) => ({
      tool,
      isHeld: held !== null,
      ...Object.fromEntries(
        Object.entries({ ...input, ...(input["patch"] as object) }).filter(([, value]) => value !== null),
      ),
    }));
};

test.each(["Pia", "Greta", "Tom"].flatMap((owner) => [`set Keola to owner ${owner}`, `Move Keola to owner: ${owner}`]))(
  "%j sets the owner, not a role",
  (sentence) => {
    const [change, other] = changesOf(sentence) ?? [];
    expect(other).toBeUndefined();
    expect(change).toMatchObject({ tool: "update_founder", owner: sentence.split(/[ :]+/).at(-1) });
    expect(change).not.toHaveProperty("roleTitle");
  },
);

test.each(["newsletter story approved", "wants a demo"])("what a note says ends with its quotes: %j", (words) => {
  const changes = changesOf(
    `add note to Noor '${words}', change her stage to contacted and delete the task Order name badges`,
  );
  expect(changes?.map(({ tool }) => tool)).toEqual(["create_note", "update_founder", "delete_task"]);
  expect(JSON.stringify(changes?.[0])).not.toContain("stage");
});

test.each(["about", "on"])("a note to self %s a person is a note on them", (word) => {
  const changes = changesOf(`note to self ${word} Eleni, she passed on the deal`);
  expect(changes).toMatchObject([{ tool: "create_note", content: "She passed on the deal" }]);
});

test.each(["please move it to the tenth of december no wait the eleventh", "belongs to Noor", "has to wait"])(
  "“the task …” is one that is there: %j makes no other",
  (words) => {
    const names = changesOf(`the task with the venue for the summit ${words}`)?.map(({ tool }) => tool) ?? [];
    expect(names).not.toContain("create_task");
  },
);

test.each(["Dr.", "Prof.", "Dr"])("%s belongs to the name, also where the address leaves it out", (title) => {
  const changes = changesOf(
    `Create a contact for ${title} Beatriz Fonseca Leal. Industry is Healthcare, www.linkedin.com/in/bfonsecaleal`,
  );
  expect(changes).toMatchObject([{ tool: "create_founder", industry: "Healthcare" }]);
  expect(JSON.stringify(changes)).toContain("Beatriz Fonseca Leal");
});

test("a stage that someone is added with is no role", () => {
  const changes = changesOf("add Sam Okafor linkedin.com/in/samokafor-x as a lead");
  expect(changes?.[0]).toMatchObject({ stage: "Lead" });
  expect(changes?.[0]).not.toHaveProperty("roleTitle");
});

test.each(["takes over", "is in charge", "has joined", "wants a call"])(
  "a value ends where the next one %s",
  (does) => {
    const changes = changesOf(`Aziz is in conversation now, his location is Samarkand and Greta ${does}`);
    expect(JSON.stringify(changes?.filter(({ tool }) => tool === "update_founder"))).not.toContain("Greta");
  },
);

test("what waits for a Confirm waits for the next person too", () => {
  const changes = changesOf("Pia owns Keola", "and Noor too");
  expect(changes?.filter(({ isHeld }) => !isHeld)).toEqual([]);
});

test.each(["bring it back please", "wait bring it back", "restore it", "oh no, undo that", "oops, get that back"])(
  "%j takes the last change back",
  (sentence) => {
    const conversation = new PlayedConversation(having);
    conversation.say("set Noor to Meeting");
    expect(conversation.say(sentence).text).toMatch(/^Undone/);
  },
);
