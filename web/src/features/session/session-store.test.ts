import type { AuthChangeEvent, Session } from "@supabase/supabase-js";
import { expect, test } from "vitest";
import { createSessionStore } from "./session-store";

function fakeAuth() {
  let tell: (event: AuthChangeEvent, session: Session | null) => void = () => undefined;
  return {
    onAuthStateChange(changed: typeof tell) {
      tell = changed;
    },
    signOut: () => {
      tell("SIGNED_OUT", null);
      return Promise.resolve();
    },
    say: (event: AuthChangeEvent, session: Session | null) => tell(event, session),
  };
}

// The store reads the user's id and e-mail only.
const ada = { user: { id: "1", email: "ada@example.com" } } as Session;

test("is loading until storage has been read, then signed out without a session", () => {
  const auth = fakeAuth();
  const session = createSessionStore(auth);
  expect(session.read()).toEqual({ status: "loading" });
  auth.say("INITIAL_SESSION", null);
  expect(session.read()).toEqual({ status: "signed-out", after: "nothing" });
});

test("restores the stored session", () => {
  const auth = fakeAuth();
  const session = createSessionStore(auth);
  auth.say("INITIAL_SESSION", ada);
  expect(session.read()).toEqual({ status: "signed-in", userId: "1", email: "ada@example.com" });
});

test("keeps the same value when only the token was renewed", () => {
  const auth = fakeAuth();
  const session = createSessionStore(auth);
  auth.say("SIGNED_IN", ada);
  const before = session.read();
  auth.say("TOKEN_REFRESHED", { ...ada });
  expect(session.read()).toBe(before);
});

test("tells an ended session from a sign-out that was asked for", async () => {
  const auth = fakeAuth();
  const session = createSessionStore(auth);
  auth.say("SIGNED_IN", ada);
  await session.end();
  expect(session.read()).toEqual({ status: "signed-out", after: "ending" });
  auth.say("SIGNED_IN", ada);
  await session.leave();
  expect(session.read()).toEqual({ status: "signed-out", after: "leaving" });
});

test("tells its listeners of a change until they stop listening", () => {
  const auth = fakeAuth();
  const session = createSessionStore(auth);
  let heard = 0;
  const stop = session.subscribe(() => (heard += 1));
  auth.say("SIGNED_IN", ada);
  stop();
  auth.say("SIGNED_OUT", null);
  expect(heard).toBe(1);
});

test("counts a stored session that could not be renewed as ended", () => {
  const auth = fakeAuth();
  const session = createSessionStore(auth);
  auth.say("SIGNED_OUT", null);
  auth.say("INITIAL_SESSION", null);
  expect(session.read()).toEqual({ status: "signed-out", after: "ending" });
});
