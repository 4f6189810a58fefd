import { CopyButton } from "@/components/copy-button";
import { Breakable } from "@/components/breakable";
import { Button } from "@/components/ui/button";
import { useUserId } from "@/features/session/session.queries";
import { useDraft } from "@/lib/use-draft";

/** A note that was being typed about someone who is gone: it can't be saved any more, but it can be copied. */
export function KeptNote({ founderId }: { founderId: string }) {
  const [text, setText] = useDraft(useUserId(), `note:${founderId}`);
  if (text.trim() === "") return null;
  return (
    <section aria-label="Your note" className="rounded-card mt-4 grid w-full max-w-md gap-2 border p-3 text-start">
      <p className="text-muted-foreground text-sm">The note you were writing is kept here.</p>
      <p dir="auto" className="max-h-48 overflow-y-auto text-base wrap-anywhere whitespace-pre-wrap">
        <Breakable text={text} />
      </p>
      <div className="flex justify-end gap-2">
        <Button size="sm" variant="ghost" onClick={() => setText("")}>
          Discard
        </Button>
        <CopyButton text={text} />
      </div>
    </section>
  );
}
