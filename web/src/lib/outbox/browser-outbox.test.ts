import { QueryClient } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { openOutbox } from "./browser-outbox";
import { defineEdit } from "./edit";

afterEach(() => vi.unstubAllGlobals());

/** As much of a browser as the outbox asks for. */
function aBrowser() {
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("navigator", {
    onLine: true,
    locks: { request: (_name: string, _how: object, work: (lock: object) => Promise<void>) => work({}) },
  });
}

test("keeps an edit while the session has ended, and sends it when the person has signed in again", async () => {
  aBrowser();
  const sent: string[] = [];
  const say = defineEdit({
    kind: "test.sayInBrowser",
    describe: (text: string) => text,
    send: (text) => Promise.resolve(sent.push(text)),
  });
  let isSignedIn = false;
  const listeners = new Set<() => void>();
  const signedIn = {
    read: () => isSignedIn,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  const client = new QueryClient();
  const { outbox, drive } = openOutbox({ userId: "ada", client, loadKind: () => Promise.resolve(), signedIn });
  const stop = drive();
  expect(await outbox.submit(say, "hello")).toMatchObject({ isWaiting: true });
  window.dispatchEvent(new Event("online"));
  await expect.poll(() => outbox.read()).toHaveLength(1);
  expect(sent).toEqual([]);

  isSignedIn = true;
  for (const listener of listeners) listener();
  await expect.poll(() => sent).toEqual(["hello"]);
  stop();
  expect(listeners.size).toBe(0);
});
