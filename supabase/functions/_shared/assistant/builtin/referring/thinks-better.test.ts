import { describe, expect, it } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const world = () =>
  new PlayedConversation({
    people: [
      { name: "Maren Holt", company: "Fjordglass", values: { stage: "Lead" }, stage: "Lead" },
      { name: "Tobias Ekwall", company: "Fjordglass", stage: "Contacted" },
      { name: "Yusra Hamdan", company: "Kilnworks", stage: "Meeting" },
    ],
    tasks: [
      { title: "Renew the kiln insurance", dueDate: "2030-06-20" },
      { title: "Order cobalt glaze", dueDate: "2030-06-12" },
    ],
    columns: [{ label: "Glaze", type: "text" }],
  });

const afterwards = (first: string, second: string) => {
  const conversation = world();
  const before = conversation.say(first);
  const played = conversation.say(second);
  return { before: before.changes.map(({ tool }) => tool), after: played.changes, text: played.text };
};

describe("a card that is taken back in everyday words", () => {
  it.each([
    ["delete Maren", "nah she stays"],
    ["delete Maren", "hmm keep her after all"],
    ["delete Maren", "on second thoughts no"],
    ["delete Maren", "mm better not, she might come back in spring"],
    ["delete Maren", "let her be"],
    ["delete Maren", "oh no don't, she's lovely"],
    ["delete Maren", "i still need her"],
    ["delete Maren", "Maren stays, she pays on time"],
    ["delete Maren", "nee laat haar staan"],
    ["delete Maren", "ach nee toch niet"],
    ["delete Maren", "doch lieber nicht"],
    ["delete Maren", "wait there's still something open. leave her in"],
    ["delete the column Glaze", "oops no i still use that one"],
    ["delete the column Glaze", "nah, Glaze is fine"],
    ["delete the column Glaze", "you know what, don't drop it"],
    ["add a number column Budget", "sorry, hold off on that"],
    ["add a number column Budget", "laat maar zitten"],
    ["delete the task Order cobalt glaze", "it can stay, doesn't hurt"],
  ])("%s / %s", (first, second) => {
    const { before, after, text } = afterwards(first, second);
    expect(before).toHaveLength(1);
    expect(after.map(({ tool }) => tool)).toEqual(["take_back"]);
    expect(text).toMatch(/^Cancelled/);
  });

  it("is taken back after another answer where the words say what it is about", () => {
    const conversation = world();
    conversation.say("delete Maren");
    conversation.say("who is at Kilnworks?");
    expect(conversation.say("hmm, keep Maren").changes.map(({ tool }) => tool)).toEqual(["take_back"]);
  });

  it.each([
    ["delete Maren and Tobias", "Tobias can stay"],
    ["delete Maren and Tobias", "no keep Tobias, just Maren"],
    ["delete Maren and Tobias", "Tobias isn't ready for that, only her"],
  ])("is only the one that is kept: %s / %s", (first, second) => {
    const { before, after } = afterwards(first, second);
    expect(before).toHaveLength(2);
    expect(after.map(({ tool }) => tool)).toEqual(["take_back"]);
  });
});

describe("a card of many people", () => {
  it.each(["Tobias stays", "actually leave Tobias where he is", "no keep Tobias as he is"])(
    "is one without who stays: %s",
    (second) => {
      const { before, after } = afterwards("move everyone at Fjordglass to Closed", second);
      expect(before).toEqual(["update_founders"]);
      expect(after.map(({ tool }) => tool)).toEqual(["take_back", "update_founders"]);
      expect(after[1]?.input["founderIds"]).toHaveLength(1);
    },
  );
});

describe("a change that was made", () => {
  it.each([
    ["set Maren's stage to Meeting", "better not"],
    ["set Maren's stage to Meeting", "ach nee toch niet"],
    ["set Maren's stage to Meeting", "hmm rather not, she hasn't answered"],
    ["set Maren's stage to Meeting", "actually leave her where she was"],
  ])("is undone: %s / %s", (first, second) => {
    expect(afterwards(first, second).after.map(({ tool }) => tool)).toEqual(["take_back"]);
  });

  it.each(["keep it", "she stays in Oslo", "leave it at that", "thanks, let it be known"])("stays: %s", (second) => {
    const { after } = afterwards("set Maren's stage to Meeting", second);
    expect(after.filter(({ tool }) => tool === "take_back")).toEqual([]);
  });
});

describe("what takes no card back", () => {
  it.each([
    "hm",
    "thanks!",
    "keep Yusra",
    "keep her posted about the kiln",
    "no, she moved to Bergen",
    "does she stay?",
    "Yusra stays until friday",
    "she is in Paris this week",
    "don't forget the glaze order",
  ])("%s", (second) => {
    const { after } = afterwards("delete Maren", second);
    expect(after.filter(({ tool }) => tool === "take_back")).toEqual([]);
  });

  it("is what keeps a note that is offered", () => {
    const { after } = afterwards("Maren told me she is ill", "keep that");
    expect(after.map(({ tool }) => tool)).toContain("create_note");
  });
});

describe("what is asked and then left", () => {
  it.each([
    ["add Pia Lund from Fjordglass", "I'd rather not actually, she asked me to wait"],
    ["wipe the finished stuff", "let's not"],
  ])("%s / %s", (first, second) => {
    const { after, text } = afterwards(first, second);
    expect(after).toEqual([]);
    expect(text).toBe("All right, I left it as it is.");
  });
});

describe("one field that is left as it was", () => {
  it.each([
    ["Maren to Meeting, priority 60", "the priority not, leave that at what it was"],
    ["Tobias to Meeting, priority 60", "leave the priority"],
  ])("%s / %s keeps the others", (first, second) => {
    const { after } = afterwards(first, second);
    const patch = after.find(({ tool }) => tool === "update_founder")?.input["patch"];
    expect(patch).toMatchObject({ stage: "Meeting", priorityScore: null });
  });
});

it.each(["add a number column called Budget", "add a number column called Keep"])(
  "%s / keep it cancels nothing",
  (first) => {
    expect(afterwards(first, "keep it").after.map(({ tool }) => tool)).not.toContain("take_back");
  },
);

it.each(["> she stays", "> keep her", "> on second thoughts no"])(
  "delete Maren / %s is what is quoted, and lets go of nothing",
  (second) => {
    expect(afterwards("delete Maren", second).after.map(({ tool }) => tool)).not.toContain("take_back");
  },
);

it("undoes nothing that a quoted line says", () => {
  expect(
    afterwards("set Maren's stage to Meeting", "> she stays Lead").after.filter(({ held }) => held === null),
  ).toEqual([]);
});

it("delete Maren / don't keep her lets go of nothing", () => {
  expect(afterwards("delete Maren", "don't keep her").after.map(({ tool }) => tool)).not.toContain("take_back");
});
