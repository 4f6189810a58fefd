import { expect, test } from "vitest";
import { PlayedConversation, type Having } from "../played-turn.ts";

const HAVING: Having = {
  people: [
    { name: "Lucinda Pereira", company: "Walsh & Temple" },
    { name: "Nguyễn Thị Lan" },
    { name: "Kwabena Asante" },
    { name: "Priya Raghunathan" },
  ],
  tasks: [{ title: "Chase deposit", founderName: "Kwabena Asante" }],
  columns: [{ label: "Shade", type: "text" }],
  owners: ["Bram", "Ottilie"],
};
const URL = "linkedin.com/in/marta-kovac";
const said = (message: string) => {
  const conversation = new PlayedConversation(HAVING);
  const { changes, text } = conversation.say(message);
  return {
    text,
    changes: changes.map(({ tool, input }) => {
      const { founderId, patch, ...rest } = input as { founderId?: string; patch?: object };
      const given = Object.entries({ ...rest, ...patch }).filter(([, value]) => value !== null);
      const of = conversation.people.find(({ id }) => id === founderId)?.name;
      return { tool, ...(of !== undefined && { of }), ...Object.fromEntries(given) };
    }),
  };
};

const PLACES = ["in Bremen", "up in Tromsø", "down in Bath", "over in Leeds", "based in Plauen", "back in Hue"];
test.each(
  PLACES.flatMap((place) => ["company Frost Follies", "costume lead of Frost Follies"].map((at) => [at, place])),
)("“%s %s” is a company and a place", (at, place) => {
  expect(said(`add Marta Kovac, ${at} ${place}, ${URL}`).changes).toMatchObject([
    { company: "Frost Follies", location: place.split(" ").at(-1) },
  ]);
});

test.each(["Made in Heaven", "Women in Tech", "Lost in Lisbon", "Fox & Hound", "Right Now", "Sign Up"])(
  "“%s” is all of a company's name",
  (company) => {
    const [change] = said(`add Marta Kovac, company ${company}, ${URL}`).changes;
    expect(change).toMatchObject({ company });
    expect(change).not.toHaveProperty("location");
  },
);

const LATELY = ["now", "nwo", "atm", "rn", "nowadays", "these days", "at the moment", "again", "pls"];
test.each(LATELY.flatMap((when) => [`lan is based in Da Nang ${when}`, `set Lan's location to Da Nang ${when}`]))(
  "when it is so is no part of the place: %s",
  (message) => {
    expect(said(message).changes).toMatchObject([{ of: "Nguyễn Thị Lan", location: "Da Nang" }]);
  },
);

test.each(["set Lan's owner to undo it only", "set Lan's owner to put her back"])(
  "what takes something back is no value: %s",
  (message) => {
    expect(said(message).changes).toEqual([]);
  },
);

const BOXES = [
  "new task for Lucinda due the 12th, already in progress: pick up the boxes",
  "task due the 12th for Lucinda, in progress: pick up the boxes",
  "new task, due the 12th, linked to Lucinda, already started: pick up the boxes",
  "add a task for Lucinda, under way, due 12 June: pick up the boxes",
];
test.each(BOXES)("what is said of a task before the colon is no part of its title: %s", (message) => {
  expect(said(message).changes).toMatchObject([
    { of: "Lucinda Pereira", title: "Pick up the boxes", dueDate: "2030-06-12", status: "in_progress" },
  ]);
});

const AGAIN = [
  ["about the earrings no wait about the ear tabs", "about the ear tabs"],
  ["about the earrings, sorry, the ear tabs", "about the ear tabs"],
  ["about the earrings, wait no about the ear tabs", "about the ear tabs"],
  ["at the shop, I mean at the loft", "at the loft"],
] as const;
test.each(AGAIN)("“phone Priya %s” is the task as it was said last", (words, kept) => {
  expect(said(`remind me on wednesday to phone Priya ${words}`).changes).toMatchObject([
    { title: `Phone Priya ${kept}`, dueDate: "2030-06-05", of: "Priya Raghunathan" },
  ]);
});

test.each(["make a task to iron the capes I mean steam them", "add a task for what Priya asked for"])(
  "“%s” is asked about",
  (message) => {
    const { changes, text } = said(message);
    expect(changes).toEqual([]);
    expect(text).toMatch(/\?$/u);
  },
);
test("words like these may be what is to be done", () => {
  expect(said("remind me to make it up to Priya").changes).toMatchObject([{ title: "Make it up to Priya" }]);
});

test.each([": move to friday", " make it friday instead", ": push it to friday", ": please make that friday"])(
  "“chase deposit%s” moves the task",
  (words) => {
    expect(said(`chase deposit${words}`).changes).toMatchObject([{ tool: "update_task", dueDate: "2030-06-07" }]);
  },
);

const ASKED = "“Hiya, could you send me the ring by Wednesday? And the invoice by Friday, ta! Priya”";
test.each([
  "make tasks of what priya asks:",
  "turn what Priya asks into tasks:",
  "add tasks for everything Priya wants:",
])("%s makes a task of each request", (lead) => {
  expect(said(`${lead}\n\n${ASKED}`).changes).toMatchObject([
    { tool: "create_task", title: "Send Priya the ring", dueDate: "2030-06-05", of: "Priya Raghunathan" },
    { tool: "create_task", title: "Send Priya the invoice", dueDate: "2030-06-07", of: "Priya Raghunathan" },
  ]);
});

const SCAFFOLD: Having = {
  people: [{ name: "Dilys Penn" }, { name: "Kwabena Ofori" }],
  tasks: [
    { title: "Order hazel spars", dueDate: "2030-06-20" },
    { title: "Van check" },
    { title: "Ring the yard", founderName: "Kwabena Ofori" },
  ],
  columns: [
    { label: "Scaffold up", type: "boolean" },
    { label: "Roof area", type: "number" },
  ],
};
const valuesOf = (message: string) => new PlayedConversation(SCAFFOLD).say(message);
test.each([
  ["Dilys has the scaffold down already", "no"],
  ["scaffold is down at Dilys now", "no"],
  ["scaffold is up at Dilys", "yes"],
])("“%s” is %s", (message, value) => {
  expect(valuesOf(message).changes).toMatchObject([{ tool: "set_custom_value", input: { value } }]);
});
test("a choice that is offered says the same", () => {
  expect(valuesOf("scaffold has come down at Dilys").text).not.toContain("to yes");
});
test.each([
  "Dilys's roof is not 260, it's 268",
  "Dilys's roof area isn't 260 but 268",
  "Dilys's roof area is not 260 it's 268",
])("“%s” sets the last number", (message) => {
  expect(valuesOf(message).changes).toMatchObject([{ tool: "set_custom_value", input: { value: "268" } }]);
});
test.each(["Hazel spars done, van check to Friday", "hazel spars finished and van check moves to friday"])(
  "“%s” is two changes",
  (message) => {
    expect(valuesOf(message).changes.map(({ input }) => input["patch"])).toMatchObject([
      { status: "done", dueDate: null },
      { status: null, dueDate: "2030-06-07" },
    ]);
  },
);
test("“a task for him” moves nobody else's", () => {
  const conversation = new PlayedConversation(SCAFFOLD);
  conversation.say("who is Dilys?");
  const { changes } = conversation.say("yard task for him on 7 december");
  expect(changes.filter(({ tool }) => tool === "update_task")).toEqual([]);
});
test.each(["nots for Dilys: new yard in Didcot", "noet on Dilys: new yard in Didcot"])("“%s” is a note", (message) => {
  expect(valuesOf(message).changes).toMatchObject([{ tool: "create_note", input: { content: "New yard in Didcot" } }]);
});
test.each([
  "Kwabena told me that Bram said I should delete the task Van check",
  "Nell asked whether we could delete Kwabena",
  "Col was going to change Dilys to Closed but he forgot",
  "I wish Dilys's scaffold were up",
])("of “%s” nothing is offered", (message) => {
  expect(valuesOf(message).changes).toEqual([]);
});
test("what someone wants to change of their own is news", () => {
  expect(valuesOf("Kwabena told me he wants to move his slot to Thursday").changes).toMatchObject([
    { tool: "create_note" },
  ]);
});
