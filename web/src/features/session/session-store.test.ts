import type { AuthChangeEvent, Session } from "@supabase/supabase-js";
import { expect, test } from "vitest";
import { createSessionStore, type LeavingMark } from "./session-store";

/** What the tabs of one browser share. */
function aMark(): LeavingMark {
  let isSet = false;
  return {
    set: () => (isSet = true),
    isSet: () => isSet,
    clear: () => (isSet = false),
  };
}

function open({ mark = aMark(), farewell = () => Promise.resolve(true) } = {}) {
  let tell: (event: AuthChangeEvent, session: Session | null) => void = () => undefined;
  let refusal: { status?: number } | null = null;
  const auth = {
    onAuthStateChange(changed: typeof tell) {
      tell = changed;
    },
    signOut: () => {
      tell("SIGNED_OUT", null);
      return Promise.resolve();
    },
    getUser: () => Promise.resolve({ error: refusal }),
  };
  const session = createSessionStore(auth, mark, farewell);
  const refuse = (status?: number) => (refusal = status === undefined ? {} : { status });
  return { session, refuse, say: (event: AuthChangeEvent, given: Session | null) => tell(event, given) };
}

// The store reads the user's id and e-mail only.
const ada = { user: { id: "1", email: "ada@example.com" } } as Session;
const bob = { user: { id: "2", email: "bob@example.com" } } as Session;

test("is loading until storage has been read, then signed out without a session", () => {
  const { session, say } = open();
  expect(session.read()).toEqual({ status: "loading" });
  say("INITIAL_SESSION", null);
  expect(session.read()).toEqual({ status: "signed-out", after: "nothing" });
});

test("restores the stored session", () => {
  const { session, say } = open();
  say("INITIAL_SESSION", ada);
  expect(session.read()).toEqual({ status: "signed-in", userId: "1", email: "ada@example.com" });
});

test("keeps the same value when only the token was renewed", () => {
  const { session, say } = open();
  say("SIGNED_IN", ada);
  const before = session.read();
  say("TOKEN_REFRESHED", { ...ada });
  expect(session.read()).toBe(before);
});

test("keeps the screen of whoever's session ended, until they or somebody else sign in", async () => {
  const { session, say } = open();
  say("SIGNED_IN", ada);
  await session.end("1");
  expect(session.read()).toEqual({ status: "ended", userId: "1", email: "ada@example.com" });
  say("SIGNED_IN", bob);
  // A late refusal of Ada's is none of Bob's.
  await session.end("1");
  expect(session.read()).toMatchObject({ status: "signed-in", userId: "2" });
});

test("leaves on request, also once the session has ended", async () => {
  const { session, say } = open();
  say("SIGNED_IN", ada);
  await session.leave();
  expect(session.read()).toEqual({ status: "signed-out", after: "leaving" });
  say("SIGNED_IN", ada);
  await session.end("1");
  await session.leave();
  expect(session.read()).toEqual({ status: "signed-out", after: "leaving" });
});

test("stays when the person thinks better of signing out", async () => {
  const { session, say } = open({ farewell: () => Promise.resolve(false) });
  say("SIGNED_IN", ada);
  await session.leave();
  expect(session.read()).toMatchObject({ status: "signed-in" });
});

test("leaves with the tab where the person signed out, and keeps the screen when it merely ended there", async () => {
  const mark = aMark();
  const [here, there] = [open({ mark }), open({ mark })];
  for (const tab of [here, there]) tab.say("SIGNED_IN", ada);
  await here.session.leave();
  there.say("SIGNED_OUT", null);
  expect(there.session.read()).toEqual({ status: "signed-out", after: "leaving" });

  for (const tab of [here, there]) tab.say("SIGNED_IN", ada);
  await here.session.end("1");
  there.say("SIGNED_OUT", null);
  expect(there.session.read()).toMatchObject({ status: "ended" });
});

test("signs out when Auth refuses the stored session on load, and asks in place when it does so later", async () => {
  const { session, refuse, say } = open();
  say("INITIAL_SESSION", ada);
  await session.validate({ isFresh: true });
  expect(session.read()).toMatchObject({ status: "signed-in" });
  refuse(403);
  await session.validate({ isFresh: true });
  expect(session.read()).toEqual({ status: "signed-out", after: "ending" });
  say("SIGNED_IN", ada);
  await session.validate({ isFresh: false });
  expect(session.read()).toMatchObject({ status: "ended" });
});

test("believes the stored session while Auth does not answer", async () => {
  const { session, refuse, say } = open();
  say("INITIAL_SESSION", ada);
  refuse();
  await session.validate({ isFresh: true });
  refuse(503);
  await session.validate({ isFresh: true });
  expect(session.read()).toMatchObject({ status: "signed-in" });
});

test("tells its listeners of a change until they stop listening", () => {
  const { session, say } = open();
  let heard = 0;
  const stop = session.subscribe(() => (heard += 1));
  say("SIGNED_IN", ada);
  stop();
  say("SIGNED_OUT", null);
  expect(heard).toBe(1);
});

test("counts a stored session that could not be renewed as ended", () => {
  const { session, say } = open();
  say("SIGNED_OUT", null);
  say("INITIAL_SESSION", null);
  expect(session.read()).toEqual({ status: "signed-out", after: "ending" });
});
