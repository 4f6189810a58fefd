import { describe, expect, test } from "vitest";
import { type Having, PlayedConversation } from "../played-turn.ts";

const having: Having = {
  people: [
    {
      ...{ name: "Odile Marchetti", company: "Frostgrid", stage: "Lead" },
      values: { "Round closes on": "2030-07-15", "Kilos a month": "40", "Referral code": "OM-7", Raising: "90000" },
    },
    {
      name: "Samir Haddad",
      company: "Lantern",
      stage: "Partner",
      values: { "Lead investor": "Northcap", Milk: "Sheep" },
    },
    { name: "Tilda Brandt", company: "Nordhafen", stage: "Partner", values: { Priority: "1", Milk: "Cow" } },
  ],
  notes: [
    { about: "Odile Marchetti", content: "Sister of Samir's wife." },
    { about: "Tilda Brandt", content: "We lost her over the price." },
  ],
  columns: [
    { label: "Round closes on", type: "date" },
    { label: "Closing date", type: "date" },
    { label: "Kilos a month", type: "number" },
    { label: "Price per kilo", type: "number" },
    { label: "Referral code", type: "text" },
    { label: "Raising", type: "number" },
    { label: "Lead investor", type: "text" },
    { label: "Priority", type: "number" },
    { label: "Milk", type: "select", options: ["Cow", "Sheep"] },
  ],
  stages: ["Lead", "Partner"],
};
const say = (...turns: string[]) => {
  const talk = new PlayedConversation(having);
  return turns.map((turn) => talk.say(turn)).at(-1) ?? talk.say("");
};

describe("what a company posted is what its people posted", () => {
  test.each(["what did Frostgrid post last?", "did Frostgrid post anything lately", "what did Frostgrid post about"])(
    "%s",
    (said) => {
      expect(say(said).text).toMatch(/^None: there is no post by \[Odile Marchetti\]/u);
    },
  );

  test("posts about a company are not those of its people", () => {
    expect(say("any posts about Frostgrid?").text).not.toContain("by [Odile");
  });

  test("what is new of someone is asked for in many words", () => {
    for (const said of ["anything new from Samir?", "any news from Samir", "anything from Samir on linkedin lately?"])
      expect(say(said).text).toContain("no post by [Samir Haddad]");
  });
});

describe("a column is known by the word that its own label has", () => {
  test("kilos are those of a month, and no price per kilo", () => {
    expect(say("how many kilos does Odile take?").text).toContain("Kilos a month: 40");
    expect(say("what is Odile's price?").text).toContain("Price per kilo");
  });

  test("a lead is of the stage, and of no column Lead investor", () => {
    expect(say("who isn't a lead?").text).toContain("Stage not Lead");
    expect(say("who is Samir's lead investor?").text).toContain("Northcap");
  });

  test("a misspelt label is read, and the answer says how", () => {
    expect(say("wats the refferal cod of Odile").text).toMatch(/^I read “refferal cod” as Referral code\. .*OM-7/u);
    expect(say("whats the referralcode of Odile").text).toContain("OM-7");
    expect(say("what is the rival code of Odile").text).not.toContain("OM-7");
  });

  test("a short form is the only label that begins so", () => {
    expect(say("what prio does Tilda have").text).toContain("Priority: 1");
  });
});

describe("a name with nothing but words of a label asks", () => {
  test.each(["Odile's round", "Odile's kilos", "Odile's referral code"])("%s", (said) => {
    const { text, changes } = say(said);
    expect(changes).toEqual([]);
    expect(text).toContain("[Odile Marchetti]");
  });

  test.each(["Odile's round closed", "Odile's horse", "Odile's round is 90k"])("“%s” tells something", (said) => {
    expect(say(said).text).not.toContain("Round closes on: ");
  });
});

describe("two of the people", () => {
  test("what is written of one with the name of the other tells how they are related", () => {
    expect(say("are Samir and Odile related?").text).toContain("Sister of Samir's wife");
    expect(say("does Odile know Samir").text).toContain("Sister of Samir's wife");
  });

  test("nothing written of both is said as that, and as no No", () => {
    const { text } = say("are Samir and Tilda related?");
    expect(text).toMatch(/^No note or post on \[Samir Haddad\].* names Tilda Brandt/u);
  });

  test("a stage is no relation", () => {
    expect(say("are Samir and Tilda partners?").text).toContain("Stage: Partner");
  });
});

describe("two questions in one", () => {
  test("“and by when” is answered with the days of who was asked about", () => {
    expect(say("how much is Frostgrid raising and by when?").text).toContain("Round closes on: Jul 15, 2030");
  });

  test("nothing is added where nobody asks when", () => {
    expect(say("how much is Frostgrid raising?").text).not.toContain("Round closes on");
  });
});

describe("what a word of a question cannot ask for", () => {
  const own: Having = {
    people: [
      {
        name: "Callum Reid",
        values: { "Wedding date": "2030-09-14", Venue: "Kelso Barn", Guests: "60", Languages: "Spanish, English" },
      },
    ],
    columns: [
      { label: "Wedding date", type: "date" },
      { label: "Venue", type: "text" },
      { label: "Guests", type: "number" },
      { label: "Balance due", type: "number" },
      { label: "Languages", type: "multiselect", options: ["Spanish", "English"] },
      { label: "Delivery day", type: "select", options: ["Tuesday", "Friday"] },
    ],
    stages: ["Booked", "Delivered"],
  };
  const ask = (said: string) => new PlayedConversation(own).say(said).text;

  test("where something is, is told by a place and by no day", () => {
    expect(ask("where is Callum's wedding?")).toContain("Venue: Kelso Barn");
    expect(ask("when is Callum's wedding?")).toContain("Sep 14, 2030");
  });

  test("the biggest wedding is not the latest", () => {
    expect(ask("who has the biggest wedding?")).toMatch(/^By which number: Guests/u);
    expect(ask("who has the latest wedding?")).not.toContain("By which number");
  });

  test("who speaks a language was not spoken to", () => {
    expect(ask("qui parle espagnol ?")).not.toContain("contact");
  });

  test("a weekday is an option where its column is named, and a day elsewhere", () => {
    expect(ask("whose delivery day is Tuesday?")).toContain("Delivery day Tuesday");
    expect(ask("what do I have to do on Tuesday?")).toContain("Jun 4, 2030");
  });

  test("who still needs a treatment has had none", () => {
    const talk = new PlayedConversation({
      people: [{ name: "Rosa Delgado" }],
      columns: [{ label: "Treated for mites", type: "boolean" }],
    });
    expect(talk.say("who still needs the mite treatment?").text).toContain("not Treated for mites");
  });

  test("“neither … nor” begins a question", () => {
    expect(ask("neither booked nor delivered")).toContain("Stage not Booked, Stage not Delivered");
  });

  test("two fields of someone, by name only, change nothing", () => {
    const { text, changes } = new PlayedConversation(own).say("Callum's guests and venue");
    expect(changes).toEqual([]);
    expect(text).toContain("Venue: Kelso Barn");
  });
});

describe("no false None", () => {
  test("who closed something is nobody's task", () => {
    expect(say("who closed last week?").text).not.toMatch(/^None|\d tasks?|no tasks/u);
  });

  test("a French verb for an end asks for no task", () => {
    expect(say("qui a un contrat qui se termine en décembre ?").text).not.toMatch(/tâches/u);
  });

  test("a verb in the present is looked for in the past", () => {
    expect(say("why did we lose Tilda").text).toContain("We lost her over the price");
  });

  test("an unknown word of a sum is left out only after a yes", () => {
    const { text } = say("how many kilos a month does all our sheep's cheese add up to?");
    expect(text).toContain("“cheese”");
    expect(text).toContain("Do you mean: the total Kilos a month of the people with Milk Sheep?");
  });
});
