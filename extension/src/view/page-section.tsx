import type { PersonCard } from "@contract/extension";
import type { PageKind } from "@contract/page-reading";
import { useState } from "react";
import type { PageInView } from "../messages.ts";
import { FIELD_LABELS } from "./differences.ts";
import type { Outside } from "./outside.ts";
import { Button, Notice, Written } from "./parts.tsx";
import { SavedPerson } from "./person-card.tsx";

type ReadPage = Extract<PageInView, { fields: object }>;

interface PageSectionProps {
  outside: Outside;
  baseUrl: string;
  tabId: number | null;
  page: PageInView | null;
  onPerson: (person: PersonCard) => void;
  onWaiting: () => void;
}

const NOBODYS: Partial<Record<PageKind, string>> = {
  company: "This is a company’s page. Open a person’s profile to add them.",
  group: "This is a group’s page. Open a person’s profile to add them.",
  "own-profile": "This is your own profile. Open someone else’s to add them.",
  "logged-out": "LinkedIn asks you to sign in here. Sign in, then open a profile.",
};

/** What the page in view is, and what can be done with its person. */
export function PageSection({ page, tabId, ...props }: PageSectionProps) {
  if (page === null) return <p className="quiet">Reading the page…</p>;
  if (page.kind === "refresh") return <Notice>Refresh this page, so that the extension can read it.</Notice>;
  if (!("fields" in page) || tabId === null)
    return <p className="quiet">Open someone’s profile on LinkedIn to add them.</p>;
  if (page.profileUrl === null || (page.kind === "own-profile" && page.person === null))
    return <p className="quiet">{NOBODYS[page.kind] ?? "Open someone’s profile on LinkedIn to add them."}</p>;
  // Another person's page starts from the beginning.
  const { profileUrl: key } = page;
  if (page.person === null) return <NewPerson key={key} page={page} tabId={tabId} {...props} />;
  return <SavedPerson key={key} {...props} {...page} person={page.person} tabId={tabId} />;
}

interface NewPersonProps extends Omit<PageSectionProps, "page" | "tabId"> {
  page: ReadPage;
  tabId: number;
}

function NewPerson({ outside, page, tabId, onPerson, onWaiting }: NewPersonProps) {
  const { fields, notRead, profileUrl, isWaiting } = page;
  const [isBusy, setBusy] = useState(false);
  const [reason, setReason] = useState<string | null>(null);
  const add = async () => {
    setBusy(true);
    setReason(null);
    const outcome = await outside.send({ kind: "save", tabId }).catch(() => null);
    setBusy(false);
    if (outcome?.state === "done") onPerson(outcome.person);
    else if (outcome?.state === "waiting") onWaiting();
    else setReason(outcome?.state === "refused" ? outcome.reason : "Something went wrong. Please try again.");
  };
  const slug = profileUrl?.split("/").at(-1) ?? "";
  const line = [fields.roleTitle?.value ?? fields.headline?.value, fields.company?.value].filter(Boolean).join(" · ");
  // A headline is saved as role and company: it need not be missed itself.
  const missing = notRead.filter((key) => key !== "headline").map((key) => FIELD_LABELS[key].toLowerCase());
  return (
    <>
      <header className="person">
        <h1>
          <Written>{fields.name?.value ?? slug}</Written>
        </h1>
        {line !== "" && <Written className="quiet">{line}</Written>}
        {fields.location && <Written className="quiet">{fields.location.value}</Written>}
      </header>
      {isWaiting ? (
        <Notice>Waiting to be added. It’s sent as soon as Tracker can be reached.</Notice>
      ) : (
        <Button look="primary" disabled={isBusy} onClick={() => void add()}>
          {isBusy ? "Adding…" : "Add to CRM"}
        </Button>
      )}
      {!page.isKnown && !isWaiting && <p className="quiet">Tracker couldn’t be asked whether you have them already.</p>}
      {page.kind === "logged-out" && <p className="quiet">You’re signed out of LinkedIn, which shows less then.</p>}
      {missing.length > 0 && <p className="quiet">Not read on this page: {missing.join(", ")}.</p>}
      {reason !== null && <Notice tone="bad">{reason}</Notice>}
    </>
  );
}
