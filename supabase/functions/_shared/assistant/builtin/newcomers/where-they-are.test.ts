import { describe, expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = {
  people: [{ name: "Orla Fitzmaurice", company: "Blackwater Estate" }, { name: "Tam Reid" }],
  stages: ["Lead", "Meeting"],
};
const play = (...messages: string[]) => {
  const conversation = new PlayedConversation(having);
  return messages.map((message) => conversation.say(message)).flatMap(({ changes }) => changes);
};
const added = (message: string) => {
  const changes = play(message);
  const input = changes.find(({ tool }) => tool === "create_founder")?.input ?? {};
  return Object.fromEntries(Object.entries(input).filter(([key, value]) => value !== null && key !== "profileUrl"));
};
const URL = "linkedin.com/in/mara-keane";

test.each(["sound engineer", "sales manager", "director"])("%s from a town lives there", (role) => {
  for (const town of ["Sligo", "Truro", "Randers", "Augsburg"])
    expect(added(`add Mara Keane, ${role} from ${town}, ${URL}`)).toEqual({
      name: "Mara Keane",
      roleTitle: role,
      location: town,
    });
  expect(added(`add Mara Keane, ${role} from Kelpwerk, ${URL}`)).toMatchObject({ company: "Kelpwerk" });
});

describe("where someone was met is no company of theirs", () => {
  const EVENTS = [
    "at the Galway film fair",
    "at the open day",
    "at a wedding in Kiel",
    "from the sailing course in Kiel",
  ];
  test.each(EVENTS)("%s", (where) => {
    expect(added(`met Mara Keane ${where}, ${URL}, add her`)).toEqual({ name: "Mara Keane" });
    expect(added(`met Mara Keane of Kelpwerk ${where} yesterday, ${URL}, please add`)).toEqual({
      name: "Mara Keane",
      company: "Kelpwerk",
    });
    expect(added(`i met Mara Keane ${where}, she runs Kelpwerk in Utrecht. ${URL} add her`)).toEqual({
      ...{ name: "Mara Keane", company: "Kelpwerk", location: "Utrecht" },
    });
  });
  test("a company is one all the same", () => {
    expect(added(`met Mara Keane at Kelpwerk, add her: ${URL}`)).toEqual({ name: "Mara Keane", company: "Kelpwerk" });
    expect(added(`add Mara Keane, events manager at Open Event, ${URL}`)).toMatchObject({ company: "Open Event" });
  });
});

test.each(["born in Bari", "originally from Bari", "used to be at Norrfilm", "grew up in Bari"])(
  "%s was once",
  (once) => {
    expect(added(`add Mara Keane, ${once}, lives in Trieste, ${URL}`)).toEqual({
      name: "Mara Keane",
      location: "Trieste",
    });
    expect(play(`add Mara Keane, ${once}, ${URL}`).map(({ tool }) => tool)).toEqual(["create_founder", "create_note"]);
  },
);

test.each(["put her under Lead", "goes under Lead", "put her into Lead", "she goes into Lead"])(
  "%s is her stage",
  (said) => {
    expect(added(`add Mara Keane ${URL}, she's with Kelpwerk, ${said}`)).toEqual({
      ...{ name: "Mara Keane", company: "Kelpwerk", stage: "Lead" },
    });
    expect(added(`add Mara Keane, team lead at Kelpwerk, ${URL}`)).toMatchObject({ roleTitle: "team lead" });
  },
);

test.each(["there's a new client: %, wants a tent", "we have a new rental client: %", "% is a new client"])(
  "“%s” says nothing that has a field",
  (said) => {
    expect(added(`${said.replace("%", "Mara Keane of Kelpwerk")}. ${URL}`)).toEqual({
      name: "Mara Keane",
      company: "Kelpwerk",
    });
  },
);

test("what someone likes is no second one to add", () => {
  for (const likes of ["Prefers WhatsApp.", "Likes Mozart", "Hates Mondays."])
    expect(play(`please track Mara Keane. ${URL}. ${likes}`).map(({ tool }) => tool)).toEqual([
      "create_founder",
      "create_note",
    ]);
});

test.each(["board member", "head chef", "sales manager"])(
  "someone's new %s has another name and is no role of theirs",
  (role) => {
    expect(play(`Orla has a new ${role}`).map(({ tool }) => tool)).toEqual(["create_note"]);
    expect(added(`Orla has a new ${role}, Mara Keane, ${URL}`)).toMatchObject({
      name: "Mara Keane",
      company: "Blackwater Estate",
    });
    expect(added(`Tam has a new ${role}, Mara Keane, ${URL}`)).not.toHaveProperty("company");
    const [own] = play(`Orla has a new role: ${role}`);
    expect(own?.input).toMatchObject({ patch: { roleTitle: role } });
  },
);

test("a company and where it is are two fields", () => {
  for (const said of ["his company is Ciné Plage, it's in Royan", "his firm is Ciné Plage, it is in Royan"])
    expect(play(`add Mara Keane, ${URL}`, said).at(-1)?.input).toMatchObject({
      patch: { company: "Ciné Plage", location: "Royan" },
    });
  expect(play("Orla's company, it's now Kelp").at(-1)?.input).toMatchObject({
    patch: { company: "Kelp", location: null },
  });
});

describe("what is said beside a name", () => {
  test.each(["works nights", "Tam knows him", "prefers mornings"])("%s is no role and no company", (said) => {
    expect(added(`add Mara Keane, ${said}, ${URL}`)).toEqual({ name: "Mara Keane" });
    expect(play(`add Mara Keane, ${said}, ${URL}`).map(({ tool }) => tool)).toEqual(["create_founder", "create_note"]);
  });
  test("an age is no company, a name with a number is one", () => {
    expect(added(`add Mara Keane, 34, ${URL}`)).toEqual({ name: "Mara Keane" });
    for (const firm of ["Studio 34", "37signals"])
      expect(added(`add Mara Keane, ${firm}, ${URL}`)).toEqual({ name: "Mara Keane", company: firm });
  });
  test("a seat on a board is a role", () => {
    expect(added(`add Mara Keane, she sits on the board of Kelpwerk, ${URL}`)).toEqual({
      ...{ name: "Mara Keane", company: "Kelpwerk", roleTitle: "board member" },
    });
  });
  test("where someone is living is no part of the role", () => {
    for (const lives of ["living in Viborg", "residing in Viborg", "based in Viborg"])
      expect(added(`add Mara Keane, a locum projectionist ${lives}, ${URL}`)).toEqual({
        ...{ name: "Mara Keane", roleTitle: "locum projectionist", location: "Viborg" },
      });
  });
});

test.each([
  "i got to know someone new yesterday: %",
  "I just met somebody interesting: %",
  "two more for the list: %",
  "a few new people for the list: %",
])("“%s” adds who follows", (lead) => {
  expect(added(lead.replace("%", `Mara Keane, head nurse at Kelpwerk. ${URL}`))).toMatchObject({
    ...{ name: "Mara Keane", roleTitle: "head nurse", company: "Kelpwerk" },
  });
});
test("someone new without a name is nobody to add", () => {
  expect(play("i met someone new: the plumber")).toEqual([]);
});
