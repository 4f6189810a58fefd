import { formatPhone } from "@contract/phone";
import { type LinkedPhone, linkText, type PhoneCode } from "@contract/phones";
import { useQuery } from "@tanstack/react-query";
import { ArrowUpRight, CircleCheck } from "lucide-react";
import { encode } from "uqr";
import { CopyButton } from "@/components/copy-button";
import { ErrorState } from "@/components/error-state";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose, DialogContent, DialogFooter } from "@/components/ui/dialog";
import { Skeleton } from "@/components/ui/skeleton";
import { phoneCodeQuery, useAwaitedPhone } from "@/features/phones/phones.queries";
import { profileQuery } from "@/features/profile/profile.queries";
import { useUserId } from "@/features/session/session.queries";
import { type Installation, installation } from "@/lib/installation";
import { reasonOr } from "@/lib/reason-or";
import { useNow } from "@/lib/use-now";
import { WalkthroughHeader } from "./walkthrough-header";
import { PARTS, type WalkthroughPartProps } from "./walkthrough-parts";

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
  /** The number that the assistant answers, or the simulated one, whose texts stay on this machine; null when texting is not set up. */
  can?: Pick<Installation, "phone" | "simulatedPhone">;
}

/** Shows how to text the assistant: a code that links a phone, or a card that says that texting is not set up. */
export default function PhoneWalkthrough({ can = installation, ...part }: PhoneWalkthroughProps) {
  const { inSequence, onClose } = part;
  const number = can.phone ?? can.simulatedPhone;
  if (number === null) {
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
        <LinkPhone number={number} isSimulated={can.phone === null} />
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="primary">Done</Button>
          </DialogClose>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

/** Waits for the text that links the phone, and says when it has arrived. */
function LinkPhone({ number, isSimulated }: { number: string; isSimulated: boolean }) {
  const { data: linked, error, refetch, isFetching } = useAwaitedPhone(useUserId());
  if (linked === undefined)
    return error ? (
      <ErrorState title="Failed to fetch your phone" query={{ refetch, isFetching }} />
    ) : (
      <Skeleton className="h-72" />
    );
  return linked ? (
    <IsLinked number={number} linked={linked} isSimulated={isSimulated} />
  ) : (
    <CodeToText number={number} isSimulated={isSimulated} />
  );
}

function IsLinked({ number, linked, isSimulated }: { number: string; linked: LinkedPhone; isSimulated: boolean }) {
  return (
    <div className="grid justify-items-center gap-2 py-4 text-center" role="status">
      <CircleCheck aria-hidden className="text-good-foreground size-8" />
      <p className="text-lg font-semibold tabular-nums">{formatPhone(linked.phone)} is linked</p>
      <p className="text-muted-foreground text-base">
        It is the number in your profile now. Save {number} as a contact, and text it “Remind me on Friday to call Ana”.
        Text ? for what else you can say.
      </p>
      {isSimulated && <SimulatorLink phone={linked.phone} words="" />}
    </div>
  );
}

function CodeToText({ number, isSimulated }: { number: string; isSimulated: boolean }) {
  const { data: code, error, refetch, isFetching } = useQuery(phoneCodeQuery);
  const now = useNow();
  if (code === undefined)
    return error ? (
      <ErrorState title={reasonOr("There is no code right now", error)} query={{ refetch, isFetching }} />
    ) : (
      <Skeleton className="h-72" />
    );
  if (Date.parse(code.expiresAt) <= now.getTime())
    return (
      <div className="grid justify-items-center gap-3 py-4 text-center">
        <p className="text-base">This code has run out.</p>
        <Button onClick={() => void refetch()} disabled={isFetching}>
          Get a new code
        </Button>
      </div>
    );
  return <Code number={number} code={code} isSimulated={isSimulated} />;
}

function Code({ number, code, isSimulated }: { number: string; code: PhoneCode; isSimulated: boolean }) {
  const dialled = number.replace(/[^+\d]/g, "");
  const words = linkText(code);
  const typed = useQuery(profileQuery(useUserId())).data?.phone;
  return (
    <div className="grid justify-items-center gap-4 text-center">
      {isSimulated && <SimulatorLink phone={null} words={words} />}
      <QrCode
        text={`SMSTO:${dialled}:${words}`}
        label={`Code that texts ${words} to ${number}`}
        className="rounded-card size-48 border"
      />
      <div className="grid justify-items-center gap-1">
        <p className="text-base">
          Scan this with your phone and send the text, or text{" "}
          <strong className="font-semibold whitespace-nowrap tabular-nums">{words}</strong> to{" "}
          <a
            href={`sms:${dialled}?&body=${encodeURIComponent(words)}`}
            className="rounded-control text-primary-text font-semibold whitespace-nowrap tabular-nums hover:underline"
          >
            {number}
          </a>
          .
        </p>
        <CopyButton text={words} label="Copy the text" />
        {typed && (
          <p className="text-base">
            Your profile has {formatPhone(typed)}. If you text from another number, it takes this one's place there.
          </p>
        )}
        <p className="text-muted-foreground text-sm">
          It works once, for ten minutes. By sending it you agree to get texts from Tracker: answers to yours, and a
          morning digest if you turn it on. How many depends on you; message and data rates may apply. Text STOP to end
          them, START to get them again, HELP for help.
        </p>
      </div>
      <p role="status" className="text-muted-foreground text-sm">
        Waiting for your text…
      </p>
    </div>
  );
}

/** Links to the phone simulator, whose texts stay on this machine. */
function SimulatorLink({ phone, words }: { phone: string | null; words: string }) {
  const query = new URLSearchParams({ ...(phone !== null && { from: phone }), words });
  return (
    <p className="text-base">
      Texts don't leave this machine here, so no real phone can send them.{" "}
      <a
        href={`/phone-simulator?${query}`}
        target="_blank"
        rel="noreferrer"
        className="rounded-control text-primary-text inline-flex items-center gap-0.5 font-medium hover:underline"
      >
        Open the phone simulator
        <ArrowUpRight aria-hidden className="size-4" />
      </a>
    </p>
  );
}

interface NotSetUpProps extends WalkthroughPartProps {
  title: string;
  /** What is not set up, and what to do until it is. */
  sentence: string;
}

/** A part of the walkthrough that is not set up in this installation: one card with one sentence. */
function NotSetUp({ title, sentence, inSequence, onClose }: NotSetUpProps) {
  const leadsOn = inSequence !== null && inSequence.step < PARTS.length;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent className="md:w-[28rem]">
        <WalkthroughHeader title={title} lead={sentence} inSequence={inSequence} />
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="primary">{leadsOn ? "Next" : "Done"}</Button>
          </DialogClose>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
