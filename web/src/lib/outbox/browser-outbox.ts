import type { QueryClient } from "@tanstack/react-query";
import { toast } from "@/lib/toast";
import { createOutbox } from "./outbox";
import { browserStorage, memoryStorage } from "./outbox-storage";

const LOOK_MS = 30_000;

// A browser that refuses to store (a private window) has nothing waiting.
const quietly = (work: Promise<unknown>) => void work.catch(() => undefined);

/** Whether the person is signed in, which they may not be while their screen waits for them to sign in again. */
export interface SignedIn {
  read(): boolean;
  subscribe(listener: () => void): () => void;
}

interface OutboxSettings {
  userId: string;
  client: QueryClient;
  loadKind: (kind: string) => Promise<unknown>;
  signedIn: SignedIn;
}

/** The outbox of one person in this browser, and what drives it while their app is shown. Tabs share it; one of them sends at a time. */
export function openOutbox({ userId, client, loadKind, signedIn }: OutboxSettings) {
  const name = `tracker-outbox:${userId}`;
  let tabs: BroadcastChannel | null = null;
  const outbox = createOutbox({
    storage: "indexedDB" in window ? browserStorage(userId) : memoryStorage(),
    client,
    loadKind,
    // Sent as nobody, an edit would be refused.
    canSend: () => navigator.onLine && signedIn.read(),
    newId: () => crypto.randomUUID(),
    now: () => new Date(),
    alone: (work) => navigator.locks.request(name, { ifAvailable: true }, (lock) => (lock ? work() : undefined)),
    onRefused: ({ text, refusal = "" }) => toast.bad(`A change that had waited was refused (${refusal}): ${text}`),
    tellTabs: () => tabs?.postMessage("changed"),
  });
  const replay = () => quietly(outbox.replay());

  /** Sends what waits now, when the network is back, and every half minute; gives how to stop. */
  const drive = () => {
    tabs = new BroadcastChannel(name);
    tabs.onmessage = () => quietly(outbox.look());
    const timer = setInterval(() => {
      if (outbox.read().length > 0) replay();
    }, LOOK_MS);
    window.addEventListener("online", replay);
    const stop = signedIn.subscribe(replay);
    replay();
    return () => {
      stop();
      clearInterval(timer);
      window.removeEventListener("online", replay);
      tabs?.close();
      tabs = null;
    };
  };
  return { outbox, drive };
}
