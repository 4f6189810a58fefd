import { describe, expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

// Today is Monday, 3 June 2030.
const having = {
  people: [
    {
      name: "Hana Berg",
      company: "Ferry Kontor",
      stage: "Lead",
      values: {
        "Deal size": "400",
        "Next visit": "2030-06-20",
        Warmth: "Cold",
        "Boat name": "Tern",
        email: "h@berg.test",
      },
    },
    {
      name: "Omar Haddad",
      company: "Sundar Mills",
      stage: "Lead",
      values: { "Deal size": "150", "Next visit": "2030-06-27" },
    },
    { name: "Lucía Fresnillo", company: "Orbe Foods", stage: "Lead", values: { "Deal size": "90" } },
  ],
  tasks: [
    { title: "Order flyers", dueDate: "2030-05-30" },
    { title: "Renew the permit", dueDate: "2030-05-31" },
    { title: "Check the pump", dueDate: "2030-06-01" },
  ],
  columns: [
    { label: "Warmth", type: "select" as const, options: ["Cold", "Warm", "Hot"] },
    { label: "Deal size", type: "number" as const },
    { label: "Next visit", type: "date" as const },
    { label: "Boat name", type: "text" as const },
  ],
};

function talk(...messages: string[]) {
  const conversation = new PlayedConversation(having);
  const all = messages.map((message) => conversation.say(message));
  const names = new Map<unknown, string>([
    ...conversation.people.map(({ id, name }): [string, string] => [id, name.split(" ")[0] ?? ""]),
    ...conversation.tasks.map(({ id, title }): [string, string] => [id, title]),
    ...conversation.columns.map(({ id, label }): [string, string] => [id, label]),
  ]);
  const last = all.at(-1);
  const changes = (last?.changes ?? []).map(({ tool, input, held }) => {
    const patch = Object.entries(input["patch"] ?? {}).filter(([, value]) => value !== null);
    return {
      tool,
      who: names.get(input["founderId"]) ?? names.get(input["taskId"]) ?? null,
      field: names.get(input["fieldId"]) ?? patch[0]?.[0] ?? null,
      value: (input["value"] ?? patch[0]?.[1] ?? null) as unknown,
      isHeld: held !== null,
    };
  });
  return { changes, text: last?.text ?? "" };
}

describe("the field that was told", () => {
  const FIELDS = [
    ["Deal size", "550", 550],
    ["Next visit", "28 June", "2030-06-28"],
    ["Warmth", "Hot", "Hot"],
    ["Boat name", "Petrel", "Petrel"],
  ] as const;
  const SAYS = ["make it %", "set it to %", "change that to % please", "it's % now", "ok, it should be %", "% now"];
  test.each(
    FIELDS.flatMap(([label, said, stored]) => SAYS.map((how) => [how.replace("%", said), label, stored] as const)),
  )("%j sets the %s", (message, label, stored) => {
    const { changes } = talk(`What is Hana's ${label.toLowerCase()}?`, message);
    expect(changes).toMatchObject([{ tool: "set_custom_value", who: "Hana", field: label }]);
    expect(String(changes[0]?.value)).toBe(String(stored));
  });
  test.each(["make it purple", "set it to soon", "it's nice"])("%j is no value of a number", (message) =>
    expect(
      talk("What is Hana's deal size?", message).changes.filter(({ tool }) => tool === "set_custom_value"),
    ).toEqual([]),
  );
  test("another field that is named is that one", () =>
    expect(talk("What is Hana's boat name?", "set it to priority 50").changes).not.toContainEqual(
      expect.objectContaining({ field: "Boat name" }),
    ));
});

describe("a value that goes on from what is stored", () => {
  const DAYS = [
    ["push % back by a week", "2030-06-27"],
    ["move % 3 days later", "2030-06-23"],
    ["bring % forward by two days", "2030-06-18"],
    ["delay % by one month", "2030-07-20"],
  ] as const;
  test.each(
    DAYS.flatMap(([how, day]) => ["Hana's next visit", "Hana's visit"].map((what) => [how.replace("%", what), day])),
  )("%j makes it %s", (message, day) =>
    expect(talk(message).changes).toMatchObject([{ who: "Hana", field: "Next visit", value: day }]),
  );
  test.each(DAYS)("%j of the field that was told makes it %s", (how, day) =>
    expect(talk("When is Hana's next visit?", how.replace("%", "it")).changes).toMatchObject([
      { who: "Hana", field: "Next visit", value: day },
    ]),
  );
  test.each([
    ["put 50 more on Hana's deal size", "450"],
    ["raise Hana's deal size by 100", "500"],
    ["reduce Hana's deal size by 100", "300"],
    ["double Hana's deal size", "800"],
  ])("%j makes it %s", (message, value) => {
    const { changes } = talk(message);
    expect(changes).toMatchObject([{ who: "Hana", field: "Deal size" }]);
    expect(String(changes[0]?.value)).toBe(value);
  });
});

describe("the list that was told", () => {
  const FIRST = ["the second is done", "mark the second one as done", "move the second to Friday"];
  const OTHERS = ["move the others to friday", "push the other two to friday", "move the rest to friday"];
  test.each(FIRST.flatMap((one) => OTHERS.map((other) => [one, other])))(
    "%j and then %j leaves out the one of before",
    (first, then) =>
      expect(talk("what is overdue?", first, then).changes.map(({ who }) => who)).toEqual([
        "Order flyers",
        "Check the pump",
      ]),
  );
  test.each(["delete the last one", "move the last one to friday", "the last one is done"])(
    "%j is of the list, whatever was changed before",
    (message) =>
      expect(talk("what is overdue?", "move the first one to Friday", message).changes).toMatchObject([
        { who: "Check the pump" },
      ]),
  );
  test.each(["and the second's to 60", "and the second one's to 60", "set the second one's priority to 60"])(
    "%j is the second of the people",
    (message) =>
      expect(talk("who is in stage Lead?", "set the first one's priority to 85", message).changes).toMatchObject([
        { who: "Omar", field: "priorityScore", value: 60 },
      ]),
  );
  test("all but one of them", () =>
    expect(talk("who is in stage Lead?", "set them to Contacted except Omar").changes.map(({ who }) => who)).toEqual([
      "Hana",
      "Lucía",
    ]));
});

describe("figures that were told one after another", () => {
  const asked = ["What is Hana's deal size?", "and Omar's?"];
  test.each(["what's the total of the two?", "add them up", "and together?", "the sum of both"])(
    "%j is their sum",
    (message) => expect(talk(...asked, message).text).toContain("total: 550"),
  );
  test("which is more, after the sum too", () =>
    expect(talk(...asked, "add them up", "who has more?").text).toMatch(/Hana.*400/));
  test("of one there is no sum", () =>
    expect(talk("What is Hana's deal size?", "add them up").text).not.toContain("total:"));
});

describe("a value for each", () => {
  const SAYS = ["Hana %, Omar #", "% for Hana, # for Omar", "Hana: %; Omar: #", "Hana gets % and Omar #"];
  test.each(SAYS)("%j sets both", (how) =>
    expect(
      talk("set deal size of Lucía to 5", how.replace("%", "700").replace("#", "800")).changes.map(
        ({ who, field, value }) => [who, field, String(value)],
      ),
    ).toEqual([
      ["Hana", "Deal size", "700"],
      ["Omar", "Deal size", "800"],
    ]),
  );
  test.each(["Hana called, Omar wrote", "Hana 700, Omar said no"])("%j sets nothing", (message) =>
    expect(
      talk("set deal size of Lucía to 5", message).changes.filter(({ tool }) => tool === "set_custom_value"),
    ).toEqual([]),
  );
});

describe("someone who is being added", () => {
  const ASKED = "add Luca Ferri from Gelati Ferri";
  const URL = "linkedin.com/in/lucaferri";
  const input = (...messages: string[]) => {
    const conversation = new PlayedConversation(having);
    return messages
      .flatMap((message) => conversation.say(message).changes)
      .findLast(({ tool }) => tool === "create_founder")?.input;
  };
  test.each(["his email is l@ferri.test", "also his email is l@ferri.test", "email l@ferri.test"])(
    "%j is kept until the address comes",
    (message) =>
      expect(input(ASKED, message, URL)).toMatchObject({
        name: "Luca Ferri",
        company: "Gelati Ferri",
        email: "l@ferri.test",
      }),
  );
  test.each(["remind me to send him samples on Thursday", "what is overdue?"])(
    "%j between them loses nothing",
    (message) => expect(input(ASKED, message, URL)).toMatchObject({ name: "Luca Ferri", company: "Gelati Ferri" }),
  );
  test("a task beside them names them", () =>
    expect(talk(ASKED, "remind me to send him samples on Thursday").changes).toMatchObject([
      { tool: "create_task", who: null },
    ]));
});

describe("what was not done after all", () => {
  test.each(["no, just set her priority to 5", "no, keep her. set her priority to 5"])(
    "%j goes on about her",
    (message) =>
      expect(talk("delete Hana", message).changes).toMatchObject([
        { tool: "take_back" },
        { who: "Hana", field: "priorityScore" },
      ]),
  );
  test.each(["not Thursday, Friday", "no, not thursday but friday"])("%j moves the task", (message) =>
    expect(talk("remind me to call Hana on Thursday", message).changes).toMatchObject([
      { field: "dueDate", value: "2030-06-07" },
    ]),
  );
});
