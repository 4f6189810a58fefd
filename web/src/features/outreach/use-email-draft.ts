import type { EmailTemplate, EmailTone } from "@contract/ai";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useUserId } from "@/features/session/session.queries";
import { confirm } from "@/lib/confirm";
import { useDraft } from "@/lib/use-draft";
import { keepEdited, readEdited } from "./email-draft";
import { emailDraftQuery } from "./outreach.queries";

interface Choice {
  template: EmailTemplate;
  tone: EmailTone;
}

/** An e-mail to someone while it is being written: what was drafted, or what the user made of it, which stays until it is sent. */
export function useEmailDraft(founderId: string) {
  const [kept, keep] = useDraft(useUserId(), `email:${founderId}`);
  const edited = useMemo(() => readEdited(kept), [kept]);
  const [choice, setChoice] = useState<Choice>({
    template: edited?.template ?? "intro",
    tone: edited?.tone ?? "friendly",
  });
  const drafting = useQuery({ ...emailDraftQuery(founderId, choice), enabled: edited === null });
  const email = edited ?? drafting.data ?? null;

  const choose = async (next: Partial<Choice>) => {
    const isKept = edited !== null;
    if (
      isKept &&
      !(await confirm({ title: "Start a new draft?", body: "Your changes will be replaced.", action: "New draft" }))
    )
      return;
    keep("");
    setChoice({ ...choice, ...next });
  };

  return {
    choice,
    choose,
    email,
    /** Why there is no draft; null while it comes. */
    error: email === null ? drafting.error : null,
    isDrafting: drafting.isFetching,
    retry: () => void drafting.refetch(),
    edit: (change: { subject?: string; body?: string }) => {
      if (email !== null) keep(keepEdited({ ...email, ...change }));
    },
    forget: () => keep(""),
  };
}
