import { Link } from "react-router-dom";
import { Mark } from "@/components/mark";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { type Installation, installation } from "@/lib/installation";
import { signInPath } from "@/lib/next-path";
import { useMediaQuery } from "@/lib/use-media-query";
import { FIRST_SCREEN } from "./conversations";
import { GetStarted } from "./get-started";
import { ProductPicture } from "./product-picture";
import { Thread } from "./thread";

const CARDS =
  "Tracker’s people table on a phone: each person with their company, the summary of their latest post and your note";
const TABLE =
  "Tracker’s people table: each person with their email, company, meeting summaries, notes and the summary of their latest post";

/** The conversation: as a text message where texting is set up, else as the assistant in the app. */
function Conversation({ takesTexts }: { takesTexts: boolean }) {
  return (
    <div className="rounded-dialog bg-popover shadow-float w-full overflow-hidden">
      <p className="flex items-center gap-2.5 border-b px-4 py-3 text-base font-semibold">
        <Mark />
        Tracker
        <span className="text-muted-foreground ms-auto text-xs font-normal">
          {takesTexts ? "Text message" : "In the app"}
        </span>
      </p>
      <div className="p-4">
        <Thread messages={FIRST_SCREEN} label={takesTexts ? "A conversation by text message" : "A conversation"} />
      </div>
      {!takesTexts && (
        <p className="text-muted-foreground flex items-center gap-2 border-t px-4 py-2.5 text-sm">
          <Badge tone="info">On its way</Badge>
          By text message, from your own phone.
        </p>
      )}
    </div>
  );
}

function WaysIn({ next, phone }: { next: string; phone: string | null }) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <GetStarted next={next} large />
      <Button asChild className="h-11 px-5 text-lg">
        <Link to={signInPath(next)}>Sign In</Link>
      </Button>
      {phone !== null && (
        <p className="text-muted-foreground text-base">
          or text{" "}
          <a href={`sms:${phone.replace(/[^+\d]/g, "")}`} className="text-primary-text font-medium underline">
            {phone}
          </a>
        </p>
      )}
    </div>
  );
}

/** The first screen: the promise with the way in, the conversation, and the product it fills. */
export function Hero({ next, can = installation }: { next: string; can?: Installation }) {
  const isPhone = useMediaQuery("(width < 40rem)");
  return (
    <section className="mx-auto grid w-full max-w-6xl gap-8 px-4 pt-8 sm:px-6 lg:pt-10">
      <div className="grid items-center gap-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-16">
        <div className="grid gap-4">
          <h1 className="text-3xl font-semibold tracking-[-0.03em] text-balance sm:text-[3.5rem] sm:leading-[1.05]">
            A CRM you run by text.
          </h1>
          <p className="text-muted-foreground text-xl text-pretty">
            Write to Tracker as you would to a colleague. It keeps your notes, sets your tasks and sums up what your
            network posts.
          </p>
          <WaysIn next={next} phone={can.phone} />
        </div>
        <Conversation takesTexts={can.takesTexts} />
      </div>
      {isPhone ? (
        <ProductPicture
          first
          name="people-phone"
          alt={CARDS}
          width={390}
          height={560}
          className="rounded-dialog border"
        />
      ) : (
        <ProductPicture first name="people" alt={TABLE} width={1440} height={640} className="rounded-dialog border" />
      )}
    </section>
  );
}
