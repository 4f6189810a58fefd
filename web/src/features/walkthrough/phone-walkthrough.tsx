import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { encode } from "uqr";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose, DialogContent, DialogFooter } from "@/components/ui/dialog";
import { profileQuery } from "@/features/profile/profile.queries";
import { useUserId } from "@/features/session/session.queries";
import { installation } from "@/lib/installation";
import { NotSetUp } from "./not-set-up";
import { WalkthroughHeader } from "./walkthrough-header";
import type { WalkthroughPartProps } from "./walkthrough-parts";

const QUIET_ZONE = 4;

/** `text` as a code to scan: always dark on white, whatever the theme, because many readers know nothing else. */
function QrCode({ text, label, className }: { text: string; label: string; className?: string }) {
  const { data, size } = encode(text, { ecc: "M", border: QUIET_ZONE });
  const squares = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")));
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={className}
    >
      <path d={`M0 0h${size}v${size}H0z`} fill="white" />
      <path d={squares.join("")} fill="black" />
    </svg>
  );
}

const TITLE = "Phone Walkthrough";

interface PhoneWalkthroughProps extends WalkthroughPartProps {
  /** The number that the assistant answers; null where texting is not set up. */
  productNumber?: string | null;
}

/** How to text the assistant: a code to scan and the number, or a card that says that texting is not set up. */
export default function PhoneWalkthrough({ productNumber = installation.phone, ...part }: PhoneWalkthroughProps) {
  const { inSequence, onClose } = part;
  if (productNumber === null) {
    return (
      <NotSetUp
        title={TITLE}
        sentence="Texting isn't set up on this server yet; you can send the same messages in the assistant panel."
        {...part}
      />
    );
  }
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent className="md:w-[28rem]">
        <WalkthroughHeader title={TITLE} lead="Text the assistant as you would a colleague." inSequence={inSequence} />
        <NumberToText number={productNumber} />
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
          Scan the code with your phone, or tap the number, and save it as a contact.
        </p>
      </div>
    </div>
  );
}

/** The number by which texts are known to be the user's. In the middle of the three steps no link leads away. */
function YourNumber({ mayLeave }: { mayLeave: boolean }) {
  const { data: user } = useQuery(profileQuery(useUserId()));
  return (
    <p className="text-muted-foreground text-base">
      {user?.phone
        ? `We know your texts by the number in your profile: ${user.phone}. `
        : "Your profile has no phone number yet. "}
      {mayLeave && (
        <Link to="/profile" className="text-primary-text rounded-control font-medium hover:underline">
          {user?.phone ? "Change it" : "Add it"}
        </Link>
      )}
    </p>
  );
}
