import { Link } from "react-router-dom";
import { Mark } from "@/components/mark";
import { Button } from "@/components/ui/button";
import { signInPath } from "@/lib/next-path";
import { operator } from "@/lib/this-operator";
import { useMediaQuery } from "@/lib/use-media-query";
import { FIRST_SCREEN } from "./conversations";
import { GetStarted } from "./get-started";
import { ProductPicture } from "./product-picture";
import { Thread } from "./thread";

const TABLE = "Tracker’s people table: each person with their company, your notes and the summary of their latest post";

function Phone({ takesTexts }: { takesTexts: boolean }) {
  return (
    <div className="rounded-dialog bg-popover shadow-float w-full overflow-hidden lg:absolute lg:-start-4 lg:top-47 lg:w-92">
      <p className="flex items-center gap-2.5 border-b px-4 py-3 text-base font-semibold">
        <Mark />
        Tracker
        <span className="text-muted-foreground ms-auto text-xs font-normal">Text message</span>
      </p>
      <div className="p-4">
        <Thread messages={FIRST_SCREEN} label="A conversation by text message" />
      </div>
      {!takesTexts && (
        <p className="text-muted-foreground border-t px-4 py-2.5 text-sm">
          Texting from your own phone is on its way. In the app the assistant is there today.
        </p>
      )}
    </div>
  );
}

/** The first screen: the promise, the conversation, and the product it fills. */
export function Hero({ next, phone = operator.phone }: { next: string; phone?: string | null }) {
  const isPhone = useMediaQuery("(width < 40rem)");
  return (
    <section className="mx-auto grid w-full max-w-6xl gap-10 px-4 pt-10 sm:px-6">
      <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-6">
        <div className="grid max-w-2xl gap-4">
          <h1 className="text-3xl font-semibold tracking-[-0.03em] text-balance sm:text-[3.5rem] sm:leading-[1.05]">
            A CRM you run by text.
          </h1>
          <p className="text-muted-foreground text-xl text-pretty">
            Write to Tracker as you would to a colleague. It keeps your notes, sets your tasks, and sums up what the
            people in your network post.
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-3 pb-1">
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
      </div>
      <div className="relative grid gap-4">
        <div className="max-lg:order-2">
          {isPhone ? (
            <ProductPicture
              first
              name="people-phone"
              alt={TABLE}
              width={390}
              height={560}
              className="rounded-dialog border"
            />
          ) : (
            <ProductPicture
              first
              name="people"
              alt={TABLE}
              width={1280}
              height={650}
              className="rounded-dialog border"
            />
          )}
        </div>
        <Phone takesTexts={phone !== null} />
      </div>
    </section>
  );
}
