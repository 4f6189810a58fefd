import type { FoundPerson, PersonCard } from "@contract/extension";
import type { HandedIn } from "@contract/posts";
import type { PageKind, PostsReading, ProfileReading, ReadFieldKey, ReadFields } from "@contract/page-reading";

/** Raised whenever more is collected, so that it is shown again before the next save. 2: the About text and the photo's address. */
export const COLLECTED_VERSION = 2;

export interface Settings {
  /** A button of ours on the network's own page. */
  pageButton: boolean;
  /** Posts in view of people who are saved are handed in without a click. */
  handInOnView: boolean;
}

/** The state of the connection between the extension and the server. */
export type Connection =
  { state: "not-connected" } | { state: "connected" | "revoked" | "offline" | "unreachable" | "older"; email: string };

/** Something that was asked for and is not at the server. `reason`: why the server refused it; null while it waits. */
export interface Waiting {
  id: string;
  label: string;
  reason: string | null;
}

export interface RecentSave {
  id: string;
  name: string;
}

/** What popup and side panel show, none of it secret. */
export interface State {
  connection: Connection;
  baseUrl: string;
  hasAgreed: boolean;
  /** They agreed before, when less was collected. */
  hasAgreedToLess: boolean;
  settings: Settings;
  recent: RecentSave[];
  waiting: Waiting[];
}

/** What was read from the page of a tab, and what Tracker knows of its person. */
export type PageInView =
  /** `refresh`: a page of the network that was open before the extension, or this version of it, was there. */
  | { kind: "no-page" | "refresh" }
  | {
      kind: PageKind;
      profileUrl: string | null;
      fields: ReadFields;
      notRead: ReadFieldKey[];
      person: PersonCard | null;
      /** Whether the person is waiting to be saved. */
      isWaiting: boolean;
      /** Whether Tracker could be asked. */
      isKnown: boolean;
      /** How many of the person's posts are in view. */
      postCount: number;
      /** How many of them were not sent from this browser. */
      newPostCount: number;
    };

/** What came of something that was asked for: done, or kept until the server can be reached. */
export type Outcome =
  | { state: "done"; person: PersonCard; isNew: boolean }
  | { state: "handed-in"; counts: HandedIn }
  | { state: "waiting" }
  | { state: "refused"; reason: string };

/** What popup and side panel may ask of the background. */
export interface ViewRequests {
  state: { given: object; reply: State };
  check: { given: object; reply: State };
  page: { given: { tabId: number }; reply: PageInView };
  connect: { given: { baseUrl: string }; reply: { reason: string | null } };
  paste: { given: { baseUrl: string; token: string }; reply: { reason: string | null } };
  disconnect: { given: object; reply: State };
  agree: { given: object; reply: State };
  settings: { given: Settings; reply: State };
  save: { given: { tabId: number }; reply: Outcome };
  posts: { given: { tabId: number; founderId: string }; reply: Outcome };
  note: { given: { id: string; founderId: string; content: string }; reply: Outcome };
  task: { given: { id: string; founderId: string; title: string; dueOn: string | null }; reply: Outcome };
  search: { given: { words: string }; reply: { people: FoundPerson[]; reason: string | null } };
  retry: { given: object; reply: State };
  dismiss: { given: { id: string }; reply: State };
}

/** What a script in a page of the network may ask: it is believed nothing that the page's address does not say too. */
export interface PageRequests {
  "in-view": {
    given: { profileUrl: string | null; isSettled: boolean };
    reply: { isSaved: boolean; pageButton: boolean };
  };
  "save-in-view": { given: object; reply: { state: Outcome["state"] } };
}

/** What the background may ask of the script in a page. */
export interface ReadRequests {
  "read-profile": { given: object; reply: ProfileReading };
  "read-posts": { given: object; reply: PostsReading };
}

type Requests = ViewRequests & PageRequests & ReadRequests;
export type Kind = keyof Requests;
/** A message as it travels. */
export type Message<K extends Kind = Kind> = { [Each in K]: { kind: Each } & Requests[Each]["given"] }[K];
export type ReplyTo<K extends Kind> = Requests[K]["reply"];

/** A function for each message of some kinds. */
export type Handlers<Of> = {
  [K in keyof Of & Kind]: (
    message: Message<K>,
    sender: chrome.runtime.MessageSender,
  ) => Promise<ReplyTo<K>> | ReplyTo<K>;
};
