import "fake-indexeddb/auto";
import type { ProfileReading } from "@contract/page-reading";
import { expect, test } from "vitest";
import { aTracker, personCard, seen } from "../testing/fake-tracker.ts";
import { createInView, handedInPosts, seenPerson } from "./in-view.ts";

const TAB = 7;
const profile: ProfileReading = {
  kind: "profile",
  profileUrl: seen.profileUrl,
  fields: { name: { value: "Grace Hopper", from: "title" }, company: { value: "Navy", from: "page-shape" } },
  notRead: ["location"],
};
const post = { externalId: null, idFrom: null, postedAt: null, isDateExact: false, imageUrl: null };
const posts = {
  kind: "activity",
  profileUrl: seen.profileUrl,
  leftOut: 0,
  posts: [
    { ...post, kind: "post", text: "Own words" },
    { ...post, kind: "repost", text: "Another's words" },
  ],
};
const known = () => ({ body: { person: personCard } });

async function aView(readings: Record<string, unknown>, address: string | undefined = seen.profileUrl, answer = known) {
  const server = await aTracker(answer);
  const ask = (_: number, { kind }: { kind: string }) =>
    kind in readings ? Promise.resolve(readings[kind]) : Promise.reject(new Error("Nobody listens."));
  return { ...server, view: createInView({ tracker: server.tracker, ask, addressOf: () => Promise.resolve(address) }) };
}

test("shows what a page says and what Tracker knows of its person", async () => {
  const { view } = await aView({ "read-profile": profile, "read-posts": posts });
  expect(await view.page(TAB)).toEqual({
    ...profile,
    person: personCard,
    isKnown: true,
    isWaiting: false,
    postCount: 1,
    newPostCount: 1,
  });
});

test("tells a tab elsewhere from a page of the network that does not answer", async () => {
  const elsewhere = await aTracker(known);
  const ask = () => Promise.resolve(profile);
  const view = createInView({ tracker: elsewhere.tracker, ask, addressOf: () => Promise.resolve(undefined) });
  expect(await view.page(TAB)).toEqual({ kind: "no-page" });
  expect(elsewhere.sent).toEqual([]);
  const { view: silent } = await aView({});
  expect(await silent.page(TAB)).toEqual({ kind: "refresh" });
});

test("takes from a page only what has the form of a reading", async () => {
  const forged = [
    "text",
    { ...profile, profileUrl: "https://evil.example/in/grace" },
    { ...profile, fields: { name: { value: "x".repeat(5_000), from: "title" } } },
    { ...profile, fields: { name: { value: "Grace\u202e\nHopper", from: "title" } } },
    { ...profile, kind: "__proto__" },
  ];
  for (const reading of forged) {
    const { view, sent } = await aView({ "read-profile": reading, "read-posts": posts });
    expect(await view.page(TAB)).toEqual({ kind: "refresh" });
    expect(await view.save(TAB)).toMatchObject({ state: "refused" });
    expect(sent).toEqual([]);
  }
});

test("saves the end of the address as the name where none was read, and nothing where the page is nobody's", () => {
  expect(seenPerson({ ...profile, fields: {} })).toMatchObject({ name: "grace", company: null });
  expect(seenPerson({ ...profile, profileUrl: null })).toBeNull();
});

test("hands in a person's own words, with what is known of their time and id", () => {
  const at = {
    externalId: "7503731490816000000",
    idFrom: "card",
    postedAt: "2026-09-10T08:30:00.000Z",
    isDateExact: true,
  } as const;
  const reading = {
    ...posts,
    kind: "activity" as const,
    posts: [{ ...post, ...at, kind: "quote" as const, text: "Own" }],
  };
  expect(handedInPosts(reading)).toEqual([
    { text: "Own", kind: "quote", isDateExact: true, id: at.externalId, postedAt: at.postedAt },
  ]);
});

test("hands posts in as the person's whose page it still is, and as nobody else's", async () => {
  const answer = ({ path }: { path: string }) =>
    path.endsWith("/posts") ? { body: { added: 1, known: 0, left: 0 } } : { body: { person: personCard } };
  const { view, sent, answer: tell } = await aView({ "read-posts": posts });
  tell(answer);
  expect(await view.handIn(TAB, personCard.id)).toEqual({
    state: "handed-in",
    counts: { added: 1, known: 0, left: 0 },
  });
  expect(sent.at(-1)).toMatchObject({
    path: `/founders/${personCard.id}/posts`,
    body: { posts: [{ text: "Own words", kind: "post", isDateExact: false }] },
  });
  // On another view of the page, nothing is sent again.
  const before = sent.length;
  tell(known);
  expect(await view.handIn(TAB, personCard.id)).toEqual({
    state: "handed-in",
    counts: { added: 0, known: 1, left: 0 },
  });
  expect(await view.handIn(TAB, "018f0000-0000-7000-8000-0000000000bb")).toMatchObject({ state: "refused" });
  expect(sent.slice(before).filter(({ method }) => method === "POST")).toEqual([]);
});
