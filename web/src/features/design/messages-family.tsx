import { useEffect } from "react";
import { UpdateOffer } from "@/components/update-offer";
import type { AppUpdates } from "@/lib/app-updates";
import { toast, toastStore } from "@/lib/toast";
import { type Family, LONG_TEXT, RIGHT_TO_LEFT } from "./specimen";

const nothing = () => undefined;
const undo = { label: "Undo", run: nothing };

/** Shows messages where the app shows them, while it is on screen. */
function Messages({ say }: { say: () => void }) {
  useEffect(() => {
    say();
    return () => {
      for (const { id } of toastStore.read()) toastStore.dismiss(id);
    };
  }, [say]);
  return null;
}

const messages = (say: () => void) => () => <Messages say={say} />;

const updates: AppUpdates = {
  subscribe: () => nothing,
  read: () => true,
  dismiss: nothing,
  take: nothing,
  start: () => Promise.reject(new Error("There is no worker here")),
};

export const messagesFamily: Family = {
  name: "Messages",
  specimens: [
    { name: "good", isAlone: true, Show: messages(() => toast.good("2 new posts")) },
    { name: "bad", isAlone: true, Show: messages(() => toast.bad("Failed to update task")) },
    { name: "with Undo", isAlone: true, Show: messages(() => toast.good("3 people deleted", undo)) },
    {
      name: "many",
      isAlone: true,
      Show: messages(() => ["One", "Two", "Three"].forEach((name) => toast.good(`${name} is saved`))),
    },
    { name: "very long text", isAlone: true, Show: messages(() => toast.bad(LONG_TEXT, undo)) },
    { name: "right to left", isAlone: true, Show: messages(() => toast.good(RIGHT_TO_LEFT, undo)) },
    { name: "a new version", isAlone: true, Show: () => <UpdateOffer updates={updates} /> },
  ],
};
