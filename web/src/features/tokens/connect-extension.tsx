import { Check } from "lucide-react";
import { Mark } from "@/components/mark";
import { FormError } from "@/components/form-error";
import { Notice } from "@/components/notice";
import { Button } from "@/components/ui/button";
import { reasonOr } from "@/lib/reason-or";
import { answerAddress, type ConnectRequest } from "./connect-request";
import { useAllowExtension } from "./tokens.queries";

const MAY = [
  "Save people, and see whether you have saved someone",
  "Show a person's last note, open tasks and latest summary",
  "Add notes, tasks and the posts you look at",
] as const;

interface ConnectExtensionProps {
  /** Null for an address that the extension did not make. */
  request: ConnectRequest | null;
  email: string;
  onSignOut: () => void;
  /** Leaves for the extension. */
  leaveTo?: (address: string) => void;
}

/** Asks the user whether the browser extension may use their account. */
export function ConnectExtension({
  request,
  email,
  onSignOut,
  leaveTo = (address) => window.location.assign(address),
}: ConnectExtensionProps) {
  const { mutate, isPending, isSuccess, error } = useAllowExtension();
  if (request === null) {
    return (
      <main className="bg-muted grid min-h-full place-items-center p-6">
        <Notice title="This link doesn't work" text="Press Connect in the browser extension to get a new one." />
      </main>
    );
  }
  const allow = () =>
    mutate(
      { name: request.name, challenge: request.challenge },
      { onSuccess: ({ code }) => leaveTo(answerAddress(request, code)) },
    );
  return (
    <main className="bg-muted grid min-h-full place-items-center p-4">
      <div className="bg-card rounded-dialog grid w-full max-w-md gap-5 border p-6">
        <div className="grid gap-2">
          <Mark className="size-8" />
          <h1 className="text-lg font-semibold">Connect the browser extension?</h1>
          <p className="text-muted-foreground text-base">
            <span dir="auto" className="text-foreground font-medium">
              {request.name}
            </span>{" "}
            asks to use your account. It may:
          </p>
        </div>
        <ul className="grid gap-2 text-base">
          {MAY.map((line) => (
            <li key={line} className="flex gap-2">
              <Check aria-hidden className="text-good-foreground mt-0.5 size-4 shrink-0" />
              {line}
            </li>
          ))}
        </ul>
        <p className="text-muted-foreground text-sm">
          It can't change or delete what you have. You can disconnect it at any time in Profile › API Access.
        </p>
        <p className="text-base wrap-break-word">
          You're signed in as <span className="font-medium">{email}</span>. Not you?{" "}
          <button
            type="button"
            className="rounded-control text-primary-text min-h-6 font-medium hover:underline"
            onClick={onSignOut}
          >
            Sign out
          </button>
        </p>
        {error && <FormError>{reasonOr("The extension couldn't be connected. Please try again.", error)}</FormError>}
        <div className="flex justify-end gap-2">
          <Button disabled={isPending || isSuccess} onClick={() => leaveTo(answerAddress(request, null))}>
            Cancel
          </Button>
          <Button variant="primary" disabled={isPending || isSuccess} onClick={allow}>
            Allow
          </Button>
        </div>
      </div>
    </main>
  );
}
