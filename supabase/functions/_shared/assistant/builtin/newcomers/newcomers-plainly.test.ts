import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const added = (message: string) =>
  new PlayedConversation({
    people: [{ name: "Runa Halvorsen" }],
    stages: ["On the shelf", "Approached"],
    statuses: ["Warm", "Cool"],
    columns: [{ label: "Workshops", type: "multiselect", options: ["Glass", "Wood"] }],
  })
    .say(message)
    .changes.filter(({ tool }) => tool === "create_founder")
    .map(({ input }) =>
      Object.fromEntries(Object.entries(input).filter(([key, value]) => value !== null && key !== "profileUrl")),
    );
const URL = "linkedin.com/in/mara-keane";

test.each([
  [`Add Mara Keane, ${URL}, stage On the shelf`, { stage: "On the shelf" }],
  [`Add Mara Keane as On the shelf, ${URL}, Kelp Works`, { stage: "On the shelf", company: "Kelp Works" }],
  [`Put Mara Keane in as On the shelf, Kelp Works, ${URL}`, { stage: "On the shelf", company: "Kelp Works" }],
  [
    `Met a nice chap on the Kiel train, Mara Keane, has his own firm Kelp Works. ${URL} - pop him in as On the shelf would you`,
    { stage: "On the shelf", company: "Kelp Works" },
  ],
  [`Add Mara Keane, has her own studio Kelp Works, ${URL}, stick her in as Approached please`, { stage: "Approached" }],
  [
    `Could we get Mara Keane onto the system? She runs the Kiel glass makers lot, Kelp Works. Page is ${URL}, email mara@kelp.example`,
    { company: "Kelp Works", email: "mara@kelp.example" },
  ],
  [`Save ${URL} please. Mara Keane, status Warm, company is Kelp Works`, { status: "Warm", company: "Kelp Works" }],
  [
    `New contact:\nName - Mara Keane\nCo - Kelp Works\nJob - Glazier\nTown - Kiel\nMail - mara@kelp.example\nLI - ${URL}`,
    { company: "Kelp Works", roleTitle: "Glazier", location: "Kiel", email: "mara@kelp.example" },
  ],
])("%j adds her with these facts", (message, facts) => {
  const [one, other] = added(message);
  expect(other).toBeUndefined();
  expect(one).toMatchObject({ name: "Mara Keane", ...facts });
  expect(one?.["location"] ?? "Kiel").toBe("Kiel");
});

test.each(["two for you.", "A couple more for you:", "three new people for us -"])("%j is no firm", (lead) =>
  expect(
    added(`${lead} Mara Keane, Kelp Works, ${URL} and Rupert Vane, Vane Vintners, linkedin.com/in/rupertvane`),
  ).toMatchObject([
    { name: "Mara Keane", company: "Kelp Works" },
    { name: "Rupert Vane", company: "Vane Vintners" },
  ]),
);

test("what is told of someone without an address adds nobody", () =>
  expect(added("Runa runs the Kiel glass makers lot, Kelp Works. She is On the shelf.")).toEqual([]));
