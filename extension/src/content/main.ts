// What runs in the network's pages: it reads what is asked for and tells when the user came to another page. It holds nothing secret.
import type { Message, PageRequests, ReadRequests, ReplyTo } from "../messages.ts";
import { showPageButton } from "../reading/page-button.ts";
import { readPosts } from "../reading/read-posts.ts";
import { readProfile } from "../reading/read-profile.ts";
import { type SeenPage, watchPage } from "../reading/watch-page.ts";

const readers: { [K in keyof ReadRequests]: () => ReplyTo<K> } = {
  "read-profile": () => readProfile(document),
  "read-posts": () => readPosts(document),
};

chrome.runtime.onMessage.addListener((message: Message, { id }, respond) => {
  if (id !== chrome.runtime.id || !Object.hasOwn(readers, message.kind)) return;
  respond(readers[message.kind as keyof ReadRequests]());
});

/** Asks the background; null where it does not answer. Once the extension was updated, nothing here reaches it any more: then this ends. */
async function ask<K extends keyof PageRequests>(message: Message<K>): Promise<ReplyTo<K> | null> {
  // After an update there is no id, though the types have one: https://developer.chrome.com/docs/extensions/reference/api/runtime
  if ((chrome.runtime as Partial<typeof chrome.runtime>).id === undefined) {
    stop();
    return null;
  }
  return chrome.runtime.sendMessage<Message<K>, ReplyTo<K> | null>(message).catch(() => null);
}

let button: ReturnType<typeof showPageButton> | null = null;
let shown: string | null = null;

function removeButton(): void {
  button?.remove();
  button = null;
}

/** The button, for users who turned it on. */
function addButton(isSaved: boolean): void {
  removeButton();
  const onPress = async () => {
    added.say("Adding…", false);
    const reply = await ask<"save-in-view">({ kind: "save-in-view" });
    const isDone = reply !== null && reply.state !== "refused";
    added.say(isDone ? (reply.state === "waiting" ? "Waiting to be added" : "In Tracker") : "Not added", !isDone);
  };
  const added = showPageButton(document, { label: "Add to CRM", onPress: () => void onPress() });
  if (isSaved) added.say("In Tracker", false);
  button = added;
}

async function onPage({ address, reading, isSettled }: SeenPage): Promise<void> {
  shown = address;
  if (!isSettled) removeButton();
  const reply = await ask<"in-view">({ kind: "in-view", profileUrl: reading.profileUrl, isSettled });
  // The user may have gone on meanwhile.
  if (reply?.pageButton && isSettled && shown === address && reading.profileUrl !== null) addButton(reply.isSaved);
}

const stopWatching = watchPage(window, (page) => void onPage(page));

function stop(): void {
  stopWatching();
  removeButton();
}
