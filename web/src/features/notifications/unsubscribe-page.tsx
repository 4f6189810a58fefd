import { useMutation } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { FormError } from "@/components/form-error";
import { Mark } from "@/components/mark";
import { Notice } from "@/components/notice";
import { Button } from "@/components/ui/button";
import { guardedFetch } from "@/lib/guarded-fetch";
import { reasonOr } from "@/lib/reason-or";
import { supabaseUrl } from "@/lib/supabase";

const MAILS = new Map([
  ["digest", "mails with the morning digest"],
  ["task_due", "mails about tasks that are due"],
  ["source_paused", "mails about sources that stopped"],
  ["not_delivered", "mails about texts that didn't reach you"],
]);

/** Returns the kind of mail that an unsubscribe link is for: "mails with the morning digest"; null for an invalid link. */
export const mailsOf = (token: string): string | null => MAILS.get(token.split(".")[1] ?? "") ?? null;

async function unsubscribe(token: string): Promise<void> {
  const address = `${supabaseUrl}/functions/v1/mail/unsubscribe?token=${encodeURIComponent(token)}`;
  const response = await guardedFetch(address, { method: "POST" });
  if (!response.ok) throw new Error(`Unsubscribing was answered with ${response.status}.`);
}

/** The page that unsubscribe links open. It asks first, because programs follow links too. Nobody has to sign in. */
export function UnsubscribePage({ token }: { token: string }) {
  const { mutate, isPending, isSuccess, error } = useMutation({ mutationFn: () => unsubscribe(token) });
  const mails = mailsOf(token);
  const isDigest = token.split(".")[1] === "digest";
  if (mails === null)
    return (
      <main className="bg-muted grid min-h-full place-items-center p-6">
        <Notice
          title="This link doesn't work"
          text="Open it from the mail again, or choose what you get in your profile."
        />
      </main>
    );
  return (
    <main className="bg-muted grid min-h-full place-items-center p-4">
      <div className="bg-card rounded-dialog grid w-full max-w-md gap-5 border p-6">
        <div className="grid gap-2">
          <Mark className="size-8" />
          <h1 className="text-lg font-semibold">{isSuccess ? "You are unsubscribed" : "Unsubscribe?"}</h1>
          <p role="status" className="text-muted-foreground text-base">
            {isSuccess ? `You get no more ${mails}.` : `You will get no more ${mails}.`} Texts and what the app shows
            stay as they are.
          </p>
        </div>
        {error && <FormError>{reasonOr("This didn't work. Please try again.", error)}</FormError>}
        <div className="flex flex-wrap items-center gap-3">
          {!isSuccess && (
            <Button variant="primary" disabled={isPending} onClick={() => mutate()}>
              Unsubscribe
            </Button>
          )}
          <Link
            to={isDigest ? "/profile#morning-digest" : "/profile#notifications"}
            className="rounded-control text-primary-text inline-flex min-h-11 items-center text-base font-medium hover:underline"
          >
            Choose what you get
          </Link>
        </div>
      </div>
    </main>
  );
}
