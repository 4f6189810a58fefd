import { Link } from "react-router-dom";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import { reasonOr } from "@/lib/reason-or";
import { toast } from "@/lib/toast";
import { sendingWords } from "./digest-words";
import { type DigestPreview, useDigestPreview, useSendDigestNow } from "./digests.queries";

const NOTHING = "There is nothing new right now, so there would be no digest.";

/** Previews a digest made now, or sends one. */
export function DigestTrial() {
  const preview = useDigestPreview();
  const send = useSendDigestNow();
  const failed = (error: unknown) => toast.bad(reasonOr("That didn't work. Please try again.", error));
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-2">
        <Button size="sm" disabled={preview.isPending} onClick={() => preview.mutate(undefined, { onError: failed })}>
          {preview.isPending && <Spinner />}
          Preview
        </Button>
        <Button size="sm" disabled={send.isPending} onClick={() => send.mutate(undefined, { onError: failed })}>
          {send.isPending && <Spinner />}
          Send me one now
        </Button>
      </div>
      <div role="status" className="text-base empty:hidden">
        {send.data === null && NOTHING}
        {send.data && (
          <p>
            {[...sendingWords(send.data), "Your digest is ready."].join(". ")}{" "}
            <Link to="/digest" className="text-primary-text underline">
              Open it
            </Link>
          </p>
        )}
      </div>
      {preview.data && <Preview preview={preview.data} />}
    </div>
  );
}

function Preview({ preview: { items, more } }: { preview: DigestPreview }) {
  if (items.length === 0) return <p className="text-base">{NOTHING}</p>;
  return (
    <section aria-label="Preview" className="rounded-card bg-muted grid gap-2 border p-4">
      <ol className="grid gap-2">
        {items.map(({ number, title, detail }) => (
          <li key={number} className="grid min-w-0 gap-0.5">
            <p className="text-base wrap-break-word" dir="auto">
              {number}. {title}
            </p>
            {detail && (
              <p className="text-muted-foreground line-clamp-2 text-sm wrap-break-word" dir="auto">
                {detail}
              </p>
            )}
          </li>
        ))}
      </ol>
      {more > 0 && <p className="text-muted-foreground text-sm">And {more} more.</p>}
    </section>
  );
}
