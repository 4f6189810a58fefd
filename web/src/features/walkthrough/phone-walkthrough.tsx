import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose, DialogContent, DialogFooter } from "@/components/ui/dialog";
import { profileQuery } from "@/features/profile/profile.queries";
import { useUserId } from "@/features/session/session.queries";
import { operator } from "@/lib/this-operator";
import { QrCode } from "./qr-code";
import { WalkthroughHeader } from "./walkthrough-header";
import type { WalkthroughPartProps } from "./walkthrough-parts";

interface PhoneWalkthroughProps extends WalkthroughPartProps {
  /** The number that the assistant answers; null where there is none. */
  productNumber?: string | null;
}

/** How to text the assistant: a code to scan and the number, or a plain word where there is none. */
export default function PhoneWalkthrough({
  inSequence,
  onClose,
  productNumber = operator.phone,
}: PhoneWalkthroughProps) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent className="md:w-[28rem]">
        <WalkthroughHeader
          title="Phone Walkthrough"
          lead={
            productNumber
              ? "Text the assistant as you would a colleague."
              : "Here you write to the assistant on screen."
          }
          inSequence={inSequence}
        />
        {productNumber ? <NumberToText number={productNumber} /> : <NoNumber />}
        <YourNumber mayLeave={inSequence === null} />
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="primary">Done</Button>
          </DialogClose>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

function NumberToText({ number }: { number: string }) {
  const dialled = number.replace(/[^+\d]/g, "");
  return (
    <div className="grid justify-items-center gap-4 text-center">
      <QrCode
        text={`sms:${dialled}`}
        label={`Code that opens a message to ${number}`}
        className="rounded-card size-48 border"
      />
      <div className="grid gap-1">
        <a
          href={`sms:${dialled}`}
          className="rounded-control text-primary-text text-lg font-semibold tabular-nums hover:underline"
        >
          {number}
        </a>
        <p className="text-muted-foreground text-base">
          Scan it with your phone, or tap the number, and save it as a contact.
        </p>
      </div>
    </div>
  );
}

function NoNumber() {
  return (
    <div className="grid gap-3 text-base">
      <p>
        Texting is not set up here: this Tracker has no phone number. Until it has one, the assistant takes the same
        messages on this screen.
      </p>
    </div>
  );
}

/** The number by which texts are known to be the user's. In the middle of the three steps no link leads away. */
function YourNumber({ mayLeave }: { mayLeave: boolean }) {
  const { data: user } = useQuery(profileQuery(useUserId()));
  return (
    <p className="text-muted-foreground text-base">
      {user?.phone
        ? `Your own number in your profile: ${user.phone}. `
        : "Your profile has no number of your own yet. "}
      {mayLeave && (
        <Link to="/profile" className="text-primary-text rounded-control font-medium hover:underline">
          {user?.phone ? "Change it" : "Add it"}
        </Link>
      )}
    </p>
  );
}
