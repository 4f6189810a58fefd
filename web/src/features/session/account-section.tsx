import type { ReactNode } from "react";
import { Section } from "@/components/section";
import { Button } from "@/components/ui/button";
import { confirm } from "@/lib/confirm";
import { toast } from "@/lib/toast";
import { useSignOutEverywhere } from "./account.queries";
import { ChangeEmail } from "./change-email";
import { ChangePassword } from "./change-password";
import { DeleteAccount } from "./delete-account";
import { useSession, personOf } from "./session.queries";

/** Email, password, other sessions, and deleting the account. */
export function AccountSection() {
  const email = personOf(useSession())?.email ?? "";
  const { mutate, isPending } = useSignOutEverywhere();
  const signOut = async () => {
    const question = {
      title: "Sign out everywhere?",
      body: "Every browser and phone signed in to your account will need to sign in again, including this one.",
      action: "Sign out everywhere",
    };
    if (await confirm(question))
      mutate(undefined, { onError: () => toast.bad("You couldn't be signed out. Please try again.") });
  };
  return (
    <Section id="account" title="Account" lead={`You sign in as ${email}.`}>
      <Part title="Email">
        <ChangeEmail email={email} />
      </Part>
      <Part title="Password">
        <ChangePassword email={email} />
      </Part>
      <Part title="Sessions">
        <div className="grid justify-items-start gap-3">
          <p className="text-muted-foreground text-sm">
            Every browser and phone will need to sign in again, including this one.
          </p>
          <Button disabled={isPending} onClick={() => void signOut()}>
            Sign out everywhere
          </Button>
        </div>
      </Part>
      <Part title="Delete account">
        <div className="grid justify-items-start gap-3">
          <p className="text-muted-foreground text-sm">
            This deletes everything in your account. Export your data first if you want to keep it.
          </p>
          <DeleteAccount email={email} />
        </div>
      </Part>
    </Section>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 gap-y-3 border-t pt-5 sm:grid-cols-[8rem_minmax(0,1fr)]">
      <h3 className="text-base font-medium">{title}</h3>
      {children}
    </div>
  );
}
