import { call } from "@contract/call";
import { findSavedPeople, type PersonCard, readPersonCard, type SeenPerson } from "@contract/extension";
import type { HandedInPost } from "@contract/posts";
import { canonicalProfileUrl } from "@contract/profile-address";
import { COLLECTED_VERSION, type Outcome, type RecentSave, type State } from "../messages.ts";
import { type CallsContext, createAccountCalls } from "./account-calls.ts";
import { createHandedIn } from "./handed-in.ts";
import type { Keeper } from "./kept.ts";
import { createQueue, type Queue, type Wish } from "./queue.ts";
import { type Account, reasonOf } from "./tracker-host.ts";

const RECENT_AT_MOST = 10;
const NOT_CONNECTED = { state: "refused", reason: "Connect the extension to Tracker first." } as const;
const NOT_AGREED = { state: "refused", reason: "Open the extension first and see what it saves." } as const;

export interface TrackerContext extends CallsContext {
  /** Called when what waits, or who is connected, may have changed. */
  onChange(): void;
}

/** Everything that the extension does with Tracker. It holds the token; nothing here gives it out. */
export function createTracker(context: TrackerContext) {
  const { keeper, isOnline, onChange } = context;
  const calls = createAccountCalls(context);
  const handedIn = createHandedIn(keeper);
  const queue = createQueue({
    keeper,
    canSend: isOnline,
    async send(entry) {
      const done = await calls.send(entry);
      if (entry.wish.kind === "save" && done.state === "done") await remember(keeper, done.person);
      if (entry.wish.kind === "posts") await handedIn.remember(entry.wish.founderId, entry.wish.posts);
      return done;
    },
  });
  return {
    ...connections(context, calls, queue),
    ...questions(keeper, calls),
    ...wishes({ keeper, queue, onChange, connected: calls.connected }),
    /** Returns someone's posts that were not sent from this browser. */
    newPosts: handedIn.newOf,
  };
}
export type Tracker = ReturnType<typeof createTracker>;
type Calls = ReturnType<typeof createAccountCalls>;

const remember = (keeper: Keeper, { id, name }: RecentSave) =>
  keeper.change("recent", (recent) =>
    [{ id, name }, ...recent.filter((each) => each.id !== id)].slice(0, RECENT_AT_MOST),
  );

/** Forgets what is known about an account's people. */
const forget = async (keeper: Keeper) => {
  await keeper.write("recent", []);
  await keeper.write("handedIn", []);
};

function connections({ keeper, onChange }: TrackerContext, calls: Calls, queue: Queue) {
  return {
    async state(): Promise<State> {
      const account = await keeper.read("account");
      const agreed = await keeper.read("agreed");
      const waiting = (await keeper.read("queue")).filter(({ accountId }) => accountId === account?.id);
      return {
        connection:
          account === null
            ? { state: "not-connected" }
            : { state: account.isRevoked ? "revoked" : calls.reach(), email: account.email },
        baseUrl: account?.baseUrl ?? (await keeper.read("baseUrl")),
        hasAgreed: agreed === COLLECTED_VERSION,
        hasAgreedToLess: agreed > 0 && agreed < COLLECTED_VERSION,
        settings: await keeper.read("settings"),
        recent: account === null ? [] : await keeper.read("recent"),
        waiting: waiting.map(({ id, label, reason }) => ({ id, label, reason })),
      };
    },

    /** Asks the server who is connected, and sends what waits. */
    async check(): Promise<void> {
      const account = await calls.connected();
      if (account === null) return;
      await calls.check(account);
      await queue.flush();
      onChange();
    },

    /** Uses this account from now on. What waits of another stays that one's. */
    async useAccount(account: Account): Promise<void> {
      const before = await keeper.read("account");
      if (before?.id !== account.id) await forget(keeper);
      await keeper.write("baseUrl", account.baseUrl);
      await keeper.write("account", account);
      calls.isReached();
      await queue.flush();
      onChange();
    },

    /** Forgets the token, and what was saved and waits. */
    async disconnect(): Promise<void> {
      const account = await keeper.read("account");
      await keeper.write("account", null);
      await forget(keeper);
      await keeper.change("queue", (entries) => entries.filter(({ accountId }) => accountId !== account?.id));
      onChange();
    },

    async retry(): Promise<void> {
      await queue.flush();
      onChange();
    },

    /** Forgets something that was refused. */
    async dismiss(id: string): Promise<void> {
      await queue.remove(id);
      onChange();
    },
  };
}

function questions(keeper: Keeper, calls: Calls) {
  return {
    /** The card of the person at an address, null when nobody; undefined when Tracker could not be asked. */
    async lookUp(profileUrl: string): Promise<PersonCard | null | undefined> {
      const account = await calls.connected();
      if (account === null) return undefined;
      const query = { profileUrl };
      return calls
        .asAccount(account, (host) => call(host, readPersonCard, { query }))
        .then(
          ({ person }) => person,
          () => undefined,
        );
    },

    /** Whether the person at an address is waiting to be saved. */
    async isWaiting(profileUrl: string): Promise<boolean> {
      const account = await keeper.read("account");
      return (await keeper.read("queue")).some(
        ({ accountId, wish, reason }) =>
          accountId === account?.id &&
          reason === null &&
          wish.kind === "save" &&
          canonicalProfileUrl(wish.person.profileUrl) === profileUrl,
      );
    },

    async search(words: string) {
      const account = await calls.connected();
      if (account === null) return { people: [], reason: NOT_CONNECTED.reason };
      const query = { search: words };
      return calls
        .asAccount(account, (host) => call(host, findSavedPeople, { query }))
        .then(
          ({ data }) => ({ people: data, reason: null }),
          (error: unknown) => ({ people: [], reason: reasonOf(error) }),
        );
    },
  };
}

interface WishesContext extends Pick<TrackerContext, "keeper" | "onChange"> {
  queue: Queue;
  connected: Calls["connected"];
}

function wishes({ keeper, queue, onChange, connected }: WishesContext) {
  async function ask(label: string, wish: Wish, id?: string): Promise<Outcome> {
    const account = await connected();
    if (account === null) return NOT_CONNECTED;
    // Someone's save is known by their address: pressed twice, it is one wish.
    const own = id ?? (wish.kind === "save" ? `save ${account.id} ${wish.person.profileUrl}` : crypto.randomUUID());
    const outcome = await queue.add({ id: own, accountId: account.id, label, wish });
    onChange();
    return outcome;
  }

  return {
    /** Saves someone, once: an address that waits already is not added again. */
    async save(person: SeenPerson): Promise<Outcome> {
      if ((await keeper.read("agreed")) !== COLLECTED_VERSION) return NOT_AGREED;
      return ask(`Add ${person.name}`, { kind: "save", person });
    },
    note: ({ id, founderId, content }: { id: string; founderId: string; content: string }) =>
      ask(`Note: ${content}`, { kind: "note", founderId, content }, id),
    task: ({ id, founderId, title, dueOn }: { id: string; founderId: string; title: string; dueOn: string | null }) =>
      ask(`Task: ${title}`, { kind: "task", founderId, title, dueOn }, id),
    /** Hands in what was in view of someone who is saved; the same posts again are known by their words or ids. */
    handIn: ({ id: founderId, name }: PersonCard, posts: HandedInPost[]) =>
      ask(`Posts of ${name}`, { kind: "posts", founderId, posts }),
  };
}
