import { DEFAULT_EMAIL_SOURCES } from "@contract/ai";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useUserId } from "@/features/session/session.queries";
import { confirm } from "@/lib/confirm";
import { useDraft } from "@/lib/use-draft";
import { type EditedEmail, keepEdited, readEdited } from "./email-draft";
import { type EmailChoice, emailDraftQuery } from "./outreach.queries";

const firstChoice: EmailChoice = { template: "intro", tone: "friendly", sources: DEFAULT_EMAIL_SOURCES };
/** One does not introduce oneself twice. */
const nextChoice: EmailChoice = { ...firstChoice, template: "follow_up" };
const choiceOf = ({ template, tone, sources }: EditedEmail): EmailChoice => ({ template, tone, sources });

/**
 * An email to someone while it is being written: what was drafted, or what the user made of it. The user's own text is kept until it
 * is sent, or until they change a draft that was made after it. `wasInTouch`: the first draft goes on from the last contact.
 */
export function useEmailDraft(founderId: string, wasInTouch: boolean) {
  const [kept, keep] = useDraft(useUserId(), `email:${founderId}`);
  const edited = useMemo(() => readEdited(kept), [kept]);
  const [isNew, setNew] = useState(false);
  const [choice, setChoice] = useState(() => (edited ? choiceOf(edited) : wasInTouch ? nextChoice : firstChoice));
  const own = isNew ? null : edited;
  const drafting = useQuery({ ...emailDraftQuery(founderId, choice), enabled: own === null });
  const drafted = useMemo(
    () => drafting.data && { ...drafting.data, sources: [...choice.sources] },
    [drafting.data, choice.sources],
  );
  const email: EditedEmail | null = own ?? drafted ?? null;

  /** Makes the draft again, as it is chosen now; asks first where that takes the place of the user's own text. */
  const draftAgain = async (next: Partial<EmailChoice>) => {
    const isSure =
      own === null ||
      (await confirm({
        title: "Start a new draft?",
        body: "It takes the place of what you wrote. You can bring your text back until you change the new draft.",
        action: "New draft",
      }));
    if (!isSure) return;
    setNew(edited !== null);
    setChoice({ ...choice, ...next });
  };

  return {
    choice,
    draftAgain,
    email,
    isEdited: own !== null,
    /** Shows the user's own text again; null where there is none but what is shown. */
    bringBack:
      isNew && edited
        ? () => {
            setNew(false);
            setChoice(choiceOf(edited));
          }
        : null,
    /** Why there is no draft; null while it comes. */
    error: email === null ? drafting.error : null,
    isDrafting: drafting.isFetching,
    retry: () => void drafting.refetch(),
    edit: (change: { subject?: string; body?: string }) => {
      if (email === null) return;
      keep(keepEdited({ ...email, ...change }));
      setNew(false);
    },
    forget: () => {
      keep("");
      setNew(false);
    },
  };
}
