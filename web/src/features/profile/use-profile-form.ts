import type { User } from "@contract/profile";
import { useEffect, useMemo, useRef, useState } from "react";
import { useDraft } from "@/lib/use-draft";
import { useUnsavedGuard } from "@/lib/use-unsaved-guard";
import {
  differing,
  draftOf,
  fieldsOf,
  patchOf,
  type ProfileFields,
  profileSentence,
  readChanges,
  withChange,
  withoutSent,
} from "./profile-fields";
import { useUpdateProfile } from "./profile.queries";

const SAVED_SHOWN_MS = 3_000;

/** The profile settings as they are on screen: what is saved, with what this tab has changed about it so far. */
export function useProfileForm(user: User) {
  const [draft, setDraft] = useDraft(user.id, "profile");
  const changes = useMemo(() => differing(user, readChanges(draft)), [user, draft]);
  // While a save is under way more may be typed, which a save that began earlier cannot see otherwise.
  const latest = useRef(changes);
  useEffect(() => {
    latest.current = changes;
  }, [changes]);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { mutateAsync, isPending } = useUpdateProfile();
  const saved = useSavedFor(SAVED_SHOWN_MS);
  const isChanged = Object.keys(changes).length > 0;
  // The draft keeps what was typed, but who goes away may take it for saved.
  useUnsavedGuard(isChanged);

  const set = <Name extends keyof ProfileFields>(name: Name, value: ProfileFields[Name]) => {
    setDraft(draftOf(withChange(user, changes, name, value)));
    setRefusal(null);
    saved.hide();
  };
  const save = async () => {
    setRefusal(null);
    saved.hide();
    try {
      await mutateAsync(patchOf(changes));
      setDraft(draftOf(withoutSent(latest.current, changes)));
      saved.show();
    } catch (error) {
      setRefusal(profileSentence(error));
    }
  };
  return {
    fields: { ...fieldsOf(user), ...changes },
    set,
    isChanged,
    isSaving: isPending,
    isSaved: saved.isShown,
    refusal,
    save: () => void save(),
    discard: () => {
      setDraft("");
      setRefusal(null);
    },
  };
}

export type ProfileForm = ReturnType<typeof useProfileForm>;

function useSavedFor(periodMs: number) {
  // A count, so that saving again starts the period anew.
  const [times, setTimes] = useState(0);
  useEffect(() => {
    if (times === 0) return;
    const timer = setTimeout(() => setTimes(0), periodMs);
    return () => clearTimeout(timer);
  }, [times, periodMs]);
  return {
    isShown: times > 0,
    show: () => setTimes((before) => before + 1),
    hide: () => setTimes(0),
  };
}
