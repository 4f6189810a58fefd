import { type ApiHost, call } from "@contract/call";
import * as contract from "@contract/extension";
import { handInPosts } from "@contract/posts";
import type { Keeper } from "./kept.ts";
import type { Done, QueueEntry } from "./queue.ts";
import { type Account, failureOf, hostOf } from "./tracker-host.ts";

export type Reach = "connected" | "offline" | "unreachable" | "older";

export interface CallsContext {
  keeper: Keeper;
  fetch: typeof fetch;
  isOnline(): boolean;
}

/** Calls with the token of the account, which is given out to nobody. How each ended is remembered. */
export function createAccountCalls({ keeper, fetch, isOnline }: CallsContext) {
  /** As the last call showed. */
  let reach: Reach = "connected";

  async function remember(error: unknown): Promise<void> {
    const failure = failureOf(error);
    if (failure === "revoked") await keeper.change("account", (account) => account && { ...account, isRevoked: true });
    else if (failure !== "refused") reach = failure === "older" ? "older" : isOnline() ? "unreachable" : "offline";
  }

  /** Makes calls as the account. Throws what they throw. */
  async function asAccount<Reply>(account: Account, make: (host: ApiHost) => Promise<Reply>): Promise<Reply> {
    try {
      const reply = await make(hostOf(account, fetch));
      reach = "connected";
      return reply;
    } catch (error) {
      await remember(error);
      throw error;
    }
  }

  async function sendTo(host: ApiHost, { wish, id }: QueueEntry): Promise<Done> {
    if (wish.kind === "save")
      return { state: "done", ...(await call(host, contract.savePerson, { input: wish.person })) };
    const params = { founderId: wish.founderId };
    switch (wish.kind) {
      case "note": {
        const input = { id, content: wish.content };
        return { state: "done", person: await call(host, contract.addCardNote, { params, input }), isNew: true };
      }
      case "task": {
        const input = { id, title: wish.title, dueOn: wish.dueOn };
        return { state: "done", person: await call(host, contract.addCardTask, { params, input }), isNew: true };
      }
      case "posts":
        return {
          state: "handed-in",
          counts: await call(host, handInPosts, { params, input: { posts: wish.posts } }),
        };
    }
  }

  return {
    asAccount,
    reach: () => (isOnline() ? reach : "offline"),
    /** The account, unless there is none or its token is refused. */
    async connected(): Promise<Account | null> {
      const account = await keeper.read("account");
      return account === null || account.isRevoked ? null : account;
    },
    /** Sends an entry as the account whose it is. Throws what the call throws. */
    async send(entry: QueueEntry): Promise<Done> {
      const account = await keeper.read("account");
      if (account?.id !== entry.accountId) throw new Error("This is another account's.");
      return asAccount(account, (host) => sendTo(host, entry));
    },
    /** Asks who is connected; a token that was revoked and an older server are known then. */
    async check(account: Account): Promise<void> {
      await asAccount(account, async (host) => {
        const { email, version } = await call(host, contract.getExtensionAccount);
        if (email !== account.email) await keeper.change("account", (kept) => kept && { ...kept, email });
        return version;
      }).then(
        (version) => {
          if (version < contract.EXTENSION_API_VERSION) reach = "older";
        },
        () => undefined,
      );
    },
    isReached: () => {
      reach = "connected";
    },
  };
}
