import { createStore } from "idb-keyval";
import { canonicalProfileUrl } from "@contract/profile-address";
import {
  COLLECTED_VERSION,
  type Handlers,
  type Message,
  type Outcome,
  type PageRequests,
  type ViewRequests,
} from "../messages.ts";
import { baseUrlOf, connect, ConnectError, swapToken } from "./connect.ts";
import { createInView } from "./in-view.ts";
import { createKeeper } from "./kept.ts";
import { senderKind } from "./senders.ts";
import { createTracker } from "./tracker.ts";
import { reasonOf } from "./tracker-host.ts";

const RETRY = "retry";
const keeper = createKeeper(createStore("tracker", "kept"), __APP_URL__);
const ownFetch: typeof fetch = (input, init) => fetch(input, init);
const context = { identity: chrome.identity, fetch: ownFetch };
const tracker = createTracker({
  keeper,
  fetch: ownFetch,
  isOnline: () => navigator.onLine,
  onChange: () => void afterChange(),
});
const inView = createInView({
  tracker,
  ask: (tabId, message) => chrome.tabs.sendMessage(tabId, message, { frameId: 0 }),
  // Other tabs' addresses are not told to an extension that may read the network's only.
  addressOf: (tabId) =>
    chrome.tabs.get(tabId).then(({ url }) => (url?.startsWith("https://www.linkedin.com/") ? url : undefined)),
});

/** Tells open popups and panels, and makes sure that waiting saves are retried. An alarm may be lost in a restart, so it is set again. */
async function afterChange(): Promise<void> {
  const { waiting } = await tracker.state();
  const isWaiting = waiting.some(({ reason }) => reason === null);
  await (isWaiting ? chrome.alarms.create(RETRY, { periodInMinutes: 1 }) : chrome.alarms.clear(RETRY));
  await tellViews();
}

/** Nobody listens while no popup and no panel is open. */
const tellViews = (): Promise<unknown> => chrome.runtime.sendMessage({ kind: "changed" }).catch(() => undefined);

/** The mark on the button: saved, done just now, or not done. */
async function showBadge(tabId: number, text: "" | "✓" | "!"): Promise<void> {
  // The tab may be gone.
  await Promise.all([
    chrome.action.setBadgeText({ tabId, text }),
    chrome.action.setBadgeBackgroundColor({ tabId, color: text === "!" ? "#b42318" : "#4f46d6" }),
    chrome.action.setTitle({ tabId, title: text === "✓" ? "In Tracker" : "Tracker" }),
  ]).catch(() => undefined);
}

async function save(tabId: number): Promise<Outcome> {
  const outcome = await inView.save(tabId);
  await showBadge(tabId, outcome.state === "refused" ? "!" : "✓");
  return outcome;
}

/** What came of connecting, as a sentence or null. */
async function connecting(account: ReturnType<typeof connect>): Promise<{ reason: string | null }> {
  try {
    await tracker.useAccount(await account);
    return { reason: null };
  } catch (error) {
    return { reason: error instanceof ConnectError ? error.message : reasonOf(error) };
  }
}

const forViews: Handlers<ViewRequests> = {
  state: () => tracker.state(),
  check: async () => (await tracker.check(), tracker.state()),
  page: ({ tabId }) => inView.page(tabId),
  connect: async ({ baseUrl }) => connecting(Promise.resolve().then(() => connect(baseUrlOf(baseUrl), context))),
  paste: async ({ baseUrl, token }) =>
    connecting(Promise.resolve().then(() => swapToken(baseUrlOf(baseUrl), token, context))),
  disconnect: async () => (await tracker.disconnect(), tracker.state()),
  agree: async () => (await keeper.write("agreed", COLLECTED_VERSION), tracker.state()),
  settings: async ({ pageButton, handInOnView }) => (
    await keeper.write("settings", { pageButton, handInOnView }),
    tracker.state()
  ),
  save: ({ tabId }) => save(tabId),
  posts: ({ tabId, founderId }) => inView.handIn(tabId, founderId),
  note: (note) => tracker.note(note),
  task: (task) => tracker.task(task),
  search: ({ words }) => tracker.search(words),
  retry: async () => (await tracker.retry(), tracker.state()),
  dismiss: async ({ id }) => (await tracker.dismiss(id), tracker.state()),
};

const forPages: Handlers<PageRequests> = {
  async "in-view"({ profileUrl, isSettled }, { tab }) {
    const address = canonicalProfileUrl(tab?.url ?? "");
    // A page's script is believed nothing that the browser does not say too.
    const isThere = address !== null && address === profileUrl;
    // Before the user has seen what is collected, no profile that they visit is looked up.
    const hasAgreed = (await keeper.read("agreed")) === COLLECTED_VERSION;
    const person = hasAgreed && isThere ? await tracker.lookUp(address) : null;
    const { pageButton, handInOnView } = await keeper.read("settings");
    if (tab?.id !== undefined) {
      await showBadge(tab.id, person ? "✓" : "");
      if (person && isSettled && handInOnView) await inView.handIn(tab.id, person.id);
      await tellViews();
    }
    return { isSaved: Boolean(person), pageButton: pageButton && hasAgreed };
  },
  async "save-in-view"(_, { tab }) {
    const { pageButton } = await keeper.read("settings");
    // The button is not there unless the user turned it on.
    if (!pageButton || tab?.id === undefined) return { state: "refused" };
    return { state: (await save(tab.id)).state };
  },
};

chrome.runtime.onMessage.addListener((message: Message, sender, respond) => {
  const from = senderKind(sender, { id: chrome.runtime.id, origin: chrome.runtime.getURL("").replace(/\/$/, "") });
  const handlers = from === "view" ? forViews : from === "page" ? forPages : {};
  if (typeof message !== "object" || !Object.hasOwn(handlers, message.kind)) return false;
  // The kind is one of these handlers', and the message of that kind: only the extension's own parts get here.
  const handle = (handlers as Record<string, (message: Message, sender: chrome.runtime.MessageSender) => unknown>)[
    message.kind
  ];
  void Promise.resolve(handle?.(message, sender)).then(respond, () => respond(null));
  return true;
});

chrome.commands.onCommand.addListener((command, tab) => {
  if (command === "save-person" && tab?.id !== undefined) void save(tab.id);
});
chrome.alarms.onAlarm.addListener(({ name }) => {
  if (name === RETRY) void tracker.retry();
});
self.addEventListener("online", () => void tracker.retry());
chrome.runtime.onStartup.addListener(() => void tracker.retry());
