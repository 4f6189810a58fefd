import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Connection, Message, Outcome, PageInView, State } from "../messages.ts";
import { App } from "./app.tsx";
import type { Outside } from "./outside.ts";

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const person = {
  id: "018f0000-0000-7000-8000-0000000000aa",
  name: "Grace Hopper",
  profileUrl: "https://www.linkedin.com/in/grace",
  company: "Navy",
  roleTitle: "Rear admiral",
  seen: { name: "Grace Hopper", company: "Navy", roleTitle: "Rear admiral", location: null, followerCount: 12 },
  suggested: [],
  lastNote: { content: "Met at the fair", createdAt: "2026-11-01T10:00:00Z" },
  openTasks: [{ id: "018f0000-0000-7000-8000-0000000000bb", title: "Send the deck", dueOn: "2026-12-01" }],
  openTaskCount: 1,
  latestSummary: { text: "Ships a compiler.", by: "builtin" as const, postedAt: null, dating: null, url: null },
};
const page: Extract<PageInView, { fields: object }> = {
  kind: "profile",
  profileUrl: person.profileUrl,
  fields: { name: { value: person.name, from: "title" }, roleTitle: { value: "Consultant", from: "page-shape" } },
  notRead: ["location", "about"],
  person: null,
  isWaiting: false,
  isKnown: true,
  postCount: 2,
  newPostCount: 2,
};
const connected: Connection = { state: "connected", email: "ada@example.com" };
const state: State = {
  connection: connected,
  baseUrl: "https://tracker.example.com",
  hasAgreed: true,
  hasAgreedToLess: false,
  settings: { pageButton: false, handInOnView: false },
  recent: [],
  waiting: [],
};

interface Shown {
  state?: Partial<State>;
  page?: PageInView;
  outcomes?: Outcome[];
  isAllowed?: boolean;
}

/** Draws the popup over a background that answers as it is told. */
function show({ state: changes = {}, page: shown = page, outcomes = [], isAllowed = true }: Shown = {}) {
  const sent: Message[] = [];
  const asked: string[] = [];
  const replies: Record<string, unknown> = {
    page: shown,
    connect: { reason: null },
    search: { people: [], reason: null },
  };
  const wishes = ["save", "note", "task", "posts"];
  const outside: Outside = {
    isPanel: false,
    version: "1.0.0",
    send: (message) => {
      // Generic in its kind, which is one of these.
      sent.push(message as Message);
      const reply = wishes.includes(message.kind)
        ? outcomes.shift()
        : (replies[message.kind] ?? { ...state, ...changes });
      // What the background answers to this kind.
      return Promise.resolve(reply as never);
    },
    currentTab: () => Promise.resolve(7),
    onChange: () => () => undefined,
    mayReach: (address) => {
      asked.push(address);
      return Promise.resolve(isAllowed);
    },
    openPanel: () => Promise.resolve(),
  };
  render(<App outside={outside} />);
  const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole("button", { name }));
  return { sent, asked, press, of: (kind: Message["kind"]) => sent.filter((message) => message.kind === kind) };
}

test("shows what is collected before anything else", async () => {
  const { press, of } = show({ state: { hasAgreed: false } });
  expect(await screen.findByText("Before you start")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Add to CRM" })).toBeNull();
  await press("I understand");
  expect(of("agree")).toHaveLength(1);
});

test("shows it again, with what is new, when more is collected than was agreed to", async () => {
  show({ state: { hasAgreed: false, hasAgreedToLess: true } });
  expect(await screen.findByText("More is saved from now on")).toBeTruthy();
  expect(screen.getByText(/the address of their photo/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Add to CRM" })).toBeNull();
});

test("asks for the permission to reach a Tracker before it connects, and says when it was refused", async () => {
  const first = show({ state: { connection: { state: "not-connected" }, baseUrl: "" } });
  await userEvent.type(await screen.findByLabelText("Address of your Tracker"), "tracker.example.com/people");
  await first.press("Connect");
  expect(first.asked).toEqual(["https://tracker.example.com"]);
  expect(first.of("connect")).toEqual([{ kind: "connect", baseUrl: "https://tracker.example.com" }]);
  cleanup();
  const second = show({ state: { connection: { state: "not-connected" } }, isAllowed: false });
  await second.press("Connect");
  expect((await screen.findByRole("alert")).textContent).toContain("without that permission");
  expect(second.of("connect")).toEqual([]);
});

test("adds the person of the page, and says what was not read", async () => {
  const { press, of } = show({ outcomes: [{ state: "done", person, isNew: true }] });
  expect(await screen.findByText("Not read on this page: location, about.")).toBeTruthy();
  await press("Add to CRM");
  expect(of("save")).toEqual([{ kind: "save", tabId: 7 }]);
  expect(await screen.findByText("In Tracker")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Open in Tracker" }).getAttribute("href")).toBe(
    `https://tracker.example.com/people/${person.id}`,
  );
});

test("shows what is known of someone, and what the page says otherwise", async () => {
  const suggested = { ...person, suggested: [{ field: "roleTitle" as const, value: "Consultant" }] };
  const { press } = show({ page: { ...page, person }, outcomes: [{ state: "done", person: suggested, isNew: false }] });
  for (const text of ["Met at the fair", "Send the deck", "Ships a compiler.", "Key points"])
    expect(await screen.findByText(text)).toBeTruthy();
  const differences = within(screen.getByRole("region", { name: "This page says" }));
  expect(differences.getByText("Role")).toBeTruthy();
  expect(differences.getByText("Consultant")).toBeTruthy();
  await press("Suggest in Tracker");
  expect(await differences.findByText(/Suggested in Tracker/)).toBeTruthy();
});

test("a note that is refused stays written, and goes again under the same id", async () => {
  const refused: Outcome = { state: "refused", reason: "A note is too long." };
  const { press, of } = show({
    page: { ...page, person },
    outcomes: [refused, { state: "done", person, isNew: true }],
  });
  const field = await screen.findByLabelText<HTMLTextAreaElement>("New note");
  await userEvent.type(field, "Likes valves");
  await press("Add note");
  expect((await screen.findByRole("alert")).textContent).toBe(refused.reason);
  expect(field.value).toBe("Likes valves");
  await press("Add note");
  expect(await screen.findByText("Note added.")).toBeTruthy();
  expect(field.value).toBe("");
  const [first, second] = of("note") as Message<"note">[];
  expect(second).toEqual(first);
});

test("a note that was being written is there when the popup opens again", async () => {
  show({ page: { ...page, person } });
  await userEvent.type(await screen.findByLabelText("New note"), "Half a tho");
  cleanup();
  show({ page: { ...page, person } });
  expect((await screen.findByLabelText<HTMLTextAreaElement>("New note")).value).toBe("Half a tho");
});

test("adds a task with its day, and the posts in view", async () => {
  const counts = { added: 1, known: 1, left: 0 };
  const { press, of } = show({
    page: { ...page, person },
    outcomes: [{ state: "waiting" }, { state: "handed-in", counts }],
  });
  await userEvent.type(await screen.findByLabelText("New task"), "Call back");
  await userEvent.type(screen.getByLabelText("Due"), "2026-12-24");
  await press("Add task");
  expect(of("task")).toMatchObject([{ founderId: person.id, title: "Call back", dueOn: "2026-12-24" }]);
  expect(await screen.findByText(/Kept/)).toBeTruthy();
  await press("Add 2 posts");
  expect(await screen.findByText("1 post added, 1 there already. Tracker sums them up next.")).toBeTruthy();
});

test("offers only posts that were not added before", async () => {
  show({ page: { ...page, person, newPostCount: 0 } });
  expect(await screen.findByText("All 2 were added before.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Add .*posts?$/ })).toBeNull();
  cleanup();
  show({ page: { ...page, person, newPostCount: 1 } });
  expect(await screen.findByRole("button", { name: "Add 1 more" })).toBeTruthy();
});

test.each([
  ["offline", /You’re offline/],
  ["unreachable", /can’t be reached/],
  ["older", /older than the extension/],
] as const)("says that the connection is %s", async (name, sentence) => {
  show({ state: { connection: { state: name, email: "ada@example.com" } } });
  expect(await screen.findByText(sentence)).toBeTruthy();
});

test("a revoked token leads to connecting again", async () => {
  show({ state: { connection: { state: "revoked", email: "ada@example.com" } } });
  expect(await screen.findByText(/was disconnected/)).toBeTruthy();
  expect(screen.getByRole("button", { name: "Connect" })).toBeTruthy();
});

test.each([
  [{ ...page, kind: "company", profileUrl: null }, /company’s page/],
  [{ ...page, kind: "own-profile" }, /your own profile/],
  [{ ...page, kind: "group", profileUrl: null }, /group’s page/],
  [{ ...page, kind: "unknown", profileUrl: null }, /Open someone’s profile/],
  [{ kind: "no-page" }, /Open someone’s profile/],
  [{ kind: "refresh" }, /Refresh this page/],
] as const)("says what a page without a person is: %o", async (shown, sentence) => {
  show({ page: shown });
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Add to CRM" })).toBeNull();
});

test("says that a page for signed-out visitors shows less, and adds its person all the same", async () => {
  show({ page: { ...page, kind: "logged-out" } });
  expect(await screen.findByText(/signed out of LinkedIn/)).toBeTruthy();
  expect(screen.getByRole("button", { name: "Add to CRM" })).toBeTruthy();
});

test("lists what waits, and what was refused with its reason", async () => {
  const waiting = [
    { id: "1", label: "Add Grace Hopper", reason: null },
    { id: "2", label: "Note: Hello", reason: "Founder not found" },
  ];
  const { press, of } = show({ state: { waiting } });
  expect(await screen.findByText("Founder not found")).toBeTruthy();
  await press("Send now");
  await press("Remove: Note: Hello");
  expect([of("retry"), of("dismiss")]).toMatchObject([[{}], [{ id: "2" }]]);
});

test("the button on the page and posts without a click are off until they are turned on", async () => {
  const { press, of } = show();
  await press("Settings");
  const boxes = screen.getAllByRole<HTMLInputElement>("checkbox");
  expect(boxes.map(({ checked }) => checked)).toEqual([false, false]);
  await userEvent.click(screen.getByLabelText(/Show a button on profiles/));
  expect(of("settings")).toEqual([{ kind: "settings", pageButton: true, handInOnView: false }]);
});
