import { Breakable } from "@/components/breakable";
import type { Touch } from "@contract/person-timeline";
import { Trash2 } from "lucide-react";
import { EntryAction, EntryActions } from "@/components/entry-actions";
import { MarkedText } from "@/components/marked-text";
import { AccordionContent, AccordionTrigger } from "@/components/ui/accordion";
import { foundIn, marked } from "@/lib/marked-text";
import { useOnline } from "@/lib/use-online";
import { channelLabels } from "./reach-out-actions";
import { useRemoveTouch } from "./outreach.queries";

interface TouchEntryProps {
  entry: { id: string; touch: Touch };
  founderId: string;
  /** What it was found by. */
  search: string;
}

/** What a touch without a message says. */
const contacted: Record<Touch["channel"], string> = {
  email: "You sent an email.",
  linkedin: "You wrote on LinkedIn.",
  phone: "You talked on the phone.",
  text: "You sent a text message.",
  meeting: "You met.",
  other: "You were in touch.",
};

/** An email or another touch that was logged: its first lines, the whole of it, and how to delete it. */
export function TouchEntry({ entry: { id, touch }, founderId, search }: TouchEntryProps) {
  const { channel, message } = touch;
  const { mutate: remove } = useRemoveTouch();
  const [subject = "", ...rest] = message.trim().split("\n");
  const body = rest.join("\n").trim();
  const heading = <MarkedText pieces={marked(subject || contacted[channel], search, "anywhere")} />;
  // It is not stored yet: it has the key that it is sent under.
  const isOnItsWay = id === touch.key;
  return (
    <>
      {body === "" ? (
        <p dir="auto" className="px-2 py-1.5 text-base wrap-anywhere">
          {heading}
        </p>
      ) : (
        <>
          <AccordionTrigger className="rounded-card hover:bg-accent px-2 py-1.5 transition-colors">
            <span dir="auto" className="block text-base font-medium wrap-anywhere">
              {heading}
            </span>
            <span
              dir="auto"
              className="text-muted-foreground line-clamp-2 text-base font-normal wrap-anywhere group-data-[state=open]:hidden"
            >
              {search.trim() === "" ? body : <MarkedText pieces={foundIn(body, search)} />}
            </span>
          </AccordionTrigger>
          <AccordionContent className="rounded-card bg-muted mx-2 mt-1 border p-4">
            <p dir="auto" className="text-base wrap-break-word whitespace-pre-wrap">
              <Breakable text={body} />
            </p>
          </AccordionContent>
        </>
      )}
      {isOnItsWay ? (
        <OnItsWay />
      ) : (
        <EntryActions>
          <EntryAction
            icon={Trash2}
            label={`Delete this ${channelLabels[channel].toLowerCase()}`}
            onClick={() => remove({ touchId: Number(id), founderId, name: channelLabels[channel] })}
          />
        </EntryActions>
      )}
    </>
  );
}

function OnItsWay() {
  const isOnline = useOnline();
  return (
    <p className="text-muted-foreground px-2 text-xs">
      {isOnline ? "Saving…" : "Saved on this device. It will be sent when you are back online."}
    </p>
  );
}
