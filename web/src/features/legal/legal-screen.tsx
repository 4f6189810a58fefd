import { ArrowLeft } from "lucide-react";
import { Link } from "react-router-dom";
import { Button } from "@/components/ui/button";
import { calendarDay } from "@/lib/relative-time";
import { operator } from "@/lib/this-operator";
import { atEmail, type LegalPage } from "./legal-page";

function Text({ children }: { children: string }) {
  return atEmail(children, operator.email).map(({ text, isEmail }, index) =>
    isEmail ? (
      <a key={index} href={`mailto:${text}`} className="text-primary-text underline underline-offset-2">
        {text}
      </a>
    ) : (
      text
    ),
  );
}

/** A legal page in the app. `back` is where its Back button leads. */
export function LegalScreen({ page, back }: { page: LegalPage; back: string }) {
  return (
    <article className="mx-auto w-full max-w-3xl px-4 py-6 text-lg sm:px-6 sm:py-12">
      <Button asChild variant="ghost" className="-ms-3.5">
        <Link to={back}>
          <ArrowLeft aria-hidden className="size-4" />
          Back
        </Link>
      </Button>
      <h1 className="mt-6 text-2xl font-semibold tracking-tight">{page.title}</h1>
      {page.updatedOn !== null && (
        <p className="text-muted-foreground mt-2 text-base">
          Last changed on <time dateTime={page.updatedOn}>{calendarDay(page.updatedOn)}</time>
        </p>
      )}
      <p className="rounded-card bg-muted mt-6 border p-4">
        <Text>{page.summary}</Text>
      </p>
      {page.sections.map(({ heading, blocks }) => (
        <section key={heading} className="mt-8 grid gap-3">
          <h2 className="font-semibold">{heading}</h2>
          {blocks.map((block, index) =>
            typeof block === "string" ? (
              <p key={index}>
                <Text>{block}</Text>
              </p>
            ) : (
              <ul key={index} className="grid list-disc gap-2 ps-5">
                {block.map((item) => (
                  <li key={item}>
                    <Text>{item}</Text>
                  </li>
                ))}
              </ul>
            ),
          )}
        </section>
      ))}
    </article>
  );
}
