import { Section } from "@/components/section";
import { Button } from "@/components/ui/button";
import { confirm } from "@/lib/confirm";
import { toast } from "@/lib/toast";
import { useSignOutEverywhere } from "./account.queries";
import { ChangeEmail } from "./change-email";
import { ChangePassword } from "./change-password";
import { DeleteAccount } from "./delete-account";
import { useSession, personOf } from "./session.queries";

/** Address, password, other sessions, and the end of it all. */
export function AccountSection() {
  const email = personOf(useSession())?.email ?? "";
  const { mutate, isPending } = useSignOutEverywhere();
  const signOut = async () => {
    const question = {
      title: "Sign out everywhere?",
      body: "Every browser and phone that is signed in to your account has to sign in again, this one too.",
      action: "Sign out everywhere",
    };
    if (await confirm(question))
      mutate(undefined, { onError: () => toast.bad("Could not sign out. Please try again.") });
  };
  return (
    <Section id="account" title="Account" lead={`You sign in as ${email}.`}>
      <ChangeEmail email={email} />
      <ChangePassword email={email} />
      <div>
        <Button disabled={isPending} onClick={() => void signOut()}>
          Sign out everywhere
        </Button>
      </div>
      <DeleteAccount email={email} />
    </Section>
  );
}
