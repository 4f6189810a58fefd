import { hostPattern } from "../host-pattern.ts";
import type { Message, ReplyTo, ViewRequests } from "../messages.ts";

/** What popup and side panel need of the browser. */
export interface Outside {
  /** Whether this is the side panel, which stays open beside the page. */
  isPanel: boolean;
  version: string;
  /** Asks the background. Rejects when it does not answer. */
  send<K extends keyof ViewRequests>(message: Message<K>): Promise<ReplyTo<K>>;
  /** The tab that the user looks at. */
  currentTab(): Promise<number | null>;
  /** Calls back when something may have changed: what is kept, the tab, or what it shows. Returns how to stop. */
  onChange(callback: () => void): () => void;
  /** Asks the user for the permission to reach a Tracker; the first thing that a click does, or the browser refuses to ask. */
  mayReach(address: string): Promise<boolean>;
  openPanel(): Promise<void>;
}

/** Firefox has a sidebar where Chrome has a panel, and both open for a click only. */
interface FirefoxSidebar {
  sidebarAction: { open(): Promise<void> };
}

export const browserOutside: Outside = {
  isPanel: document.documentElement.dataset["view"] === "panel",
  version: chrome.runtime.getManifest().version,
  async send<K extends keyof ViewRequests>(message: Message<K>) {
    // The background answers null where a handler failed.
    const reply = await chrome.runtime.sendMessage<Message<K>, ReplyTo<K> | null | undefined>(message);
    if (reply == null) throw new Error("The extension did not answer.");
    return reply;
  },
  async currentTab() {
    const [tab] = await chrome.tabs.query({ active: true, currentWindow: true });
    return tab?.id ?? null;
  },
  onChange(callback) {
    const onMessage = (message: { kind?: string }) => {
      if (message.kind === "changed") callback();
    };
    chrome.runtime.onMessage.addListener(onMessage);
    chrome.tabs.onActivated.addListener(callback);
    return () => {
      chrome.runtime.onMessage.removeListener(onMessage);
      chrome.tabs.onActivated.removeListener(callback);
    };
  },
  mayReach: (address) => chrome.permissions.request({ origins: [hostPattern(address)] }).catch(() => false),
  async openPanel() {
    // Each build has its own browser's call only: Firefox's linter warns of the other's.
    if (__BROWSER__ === "firefox") return (chrome as unknown as FirefoxSidebar).sidebarAction.open();
    const { id } = await chrome.windows.getCurrent();
    if (id !== undefined) await chrome.sidePanel.open({ windowId: id });
  },
};
