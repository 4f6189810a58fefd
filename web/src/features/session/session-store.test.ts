import { AuthApiError } from "@supabase/auth-js";
import type { AuthChangeEvent, Session } from "@supabase/supabase-js";
import { expect, test } from "vitest";
import { createSessionStore } from "./session-store";
import type { LeavingMark } from "./session-world";

/** What the tabs of one browser share. */
function aMark(): LeavingMark {
  let isSet = false;
  return {
    set: () => (isSet = true),
    isSet: () => isSet,
    clear: () => (isSet = false),
  };
}

interface Person {
  userId: string;
  email: string;
}

function open({ mark = aMark(), isSure = true, isOnline = true, kept = null as Person | null, answers = true } = {}) {
  let tell: (event: AuthChangeEvent, session: Session | null) => void = () => undefined;
  let refusal: { status?: number } | null = null;
  const done: string[] = [];
  const auth = {
    onAuthStateChange(changed: typeof tell) {
      tell = changed;
    },
    async signOut({ scope }: { scope: string }) {
      done.push(`sign out, ${scope}`);
      if (!answers) await new Promise(() => undefined);
      if (scope === "global" && refusal) return { error: new AuthApiError("no", 500, "unexpected_failure") };
      tell("SIGNED_OUT", null);
      return { error: null };
    },
    getUser: () => Promise.resolve({ error: refusal }),
  };
  const stored = () => kept;
  const discard = () => void (kept = null);
  const signOutPrompt = {
    ask(hasEnded: boolean) {
      done.push(hasEnded ? "asked over an ended session" : "asked");
      return Promise.resolve(isSure);
    },
    collect: () => () => Promise.resolve(void done.push("forgotten")),
  };
  const session = createSessionStore(auth, { mark, signOutPrompt, stored, discard, isOnline: () => isOnline });
  const refuse = (status?: number) => (refusal = status === undefined ? {} : { status });
  return {
    session,
    done,
    mark,
    refuse,
    stored,
    say: (event: AuthChangeEvent, given: Session | null) => tell(event, given),
  };
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

const keptAda = { userId: "1", email: "ada@example.com" };

test("takes the person from storage when their session could not be renewed for want of an answer", () => {
  const { session, say } = open({ kept: keptAda });
  say("INITIAL_SESSION", null);
  expect(session.read()).toEqual({ status: "signed-in", ...keptAda });
});

test("knows without a connection at once whose session is kept, and asks to sign in again when it is refused later", () => {
  const { session, say } = open({ kept: keptAda, isOnline: false });
  expect(session.read()).toEqual({ status: "signed-in", ...keptAda });
  say("INITIAL_SESSION", null);
  expect(session.read()).toEqual({ status: "signed-in", ...keptAda });
  say("SIGNED_OUT", null);
  expect(session.read()).toEqual({ status: "ended", ...keptAda });
});

test("signs out at once without a connection, though auth-js has no answer yet", async () => {
  const { session, stored } = open({ kept: keptAda, isOnline: false, answers: false });
  void session.leave();
  await expect.poll(() => session.read()).toEqual({ status: "signed-out", after: "leaving" });
  expect(stored()).toBeNull();
});

test("keeps the same value when only the token was renewed", () => {
  const { session, say } = open();
  say("SIGNED_IN", ada);
  const before = session.read();
  say("TOKEN_REFRESHED", { ...ada });
  expect(session.read()).toBe(before);
});

test("keeps the screen of the one whose session ended, until they or someone else sign in", async () => {
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
  const { session, say } = open({ isSure: false });
  say("SIGNED_IN", ada);
  await session.leave();
  expect(session.read()).toMatchObject({ status: "signed-in" });
});

test("asks, then forgets, then signs out; over an ended session it says so", async () => {
  const { session, done, say } = open();
  say("SIGNED_IN", ada);
  await session.leave();
  expect(done).toEqual(["asked", "forgotten", "sign out, local"]);
  say("SIGNED_IN", ada);
  await session.end("1");
  done.length = 0;
  await session.leave();
  expect(done[0]).toBe("asked over an ended session");
});

test("leaves unasked when the account is gone, and forgets all the same", async () => {
  const { session, done, say } = open({ isSure: false });
  say("SIGNED_IN", ada);
  await session.leaveUnasked();
  expect(done).toEqual(["forgotten", "sign out, local"]);
  expect(session.read()).toEqual({ status: "signed-out", after: "leaving" });
});

test("signs out everywhere as one who leaves: asked, marked for the other tabs, and forgotten once it is done", async () => {
  const mark = aMark();
  const [here, there] = [open({ mark }), open({ mark })];
  for (const tab of [here, there]) tab.say("SIGNED_IN", ada);
  await here.session.leaveEverywhere();
  there.say("SIGNED_OUT", null);
  expect(here.done).toEqual(["asked", "sign out, global", "forgotten"]);
  for (const tab of [here, there]) expect(tab.session.read()).toEqual({ status: "signed-out", after: "leaving" });
});

test("stays with everything when signing out everywhere is cancelled, or Auth does not do it", async () => {
  const { session, done, say } = open({ isSure: false });
  say("SIGNED_IN", ada);
  await session.leaveEverywhere();
  expect(done).toEqual(["asked"]);

  const failing = open();
  failing.say("SIGNED_IN", ada);
  failing.refuse();
  await expect(failing.session.leaveEverywhere()).rejects.toThrow("no");
  expect(failing.done).not.toContain("forgotten");
  expect(failing.mark.isSet()).toBe(false);
  expect(failing.session.read()).toMatchObject({ status: "signed-in" });
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
