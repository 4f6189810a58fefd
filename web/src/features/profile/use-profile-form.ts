import type { ProfilePatch, User } from "@contract/profile";
import { useEffect, useMemo, useRef, useState } from "react";
import { useDraft } from "@/lib/use-draft";
import { useUnsavedGuard } from "@/lib/use-unsaved-guard";
import {
  checkChanges,
  differing,
  draftOf,
  fieldsOf,
  type ProfileFields,
  profileSentence,
  readChanges,
  SAVED,
  WAITS,
  withChange,
  withoutSent,
} from "./profile-fields";
import { useChangeProfile, useWithWaiting } from "./profile-edits.queries";

const SAVED_SHOWN_MS = 3_000;

/** The profile settings as they are on screen: what is saved or waits to be, with what this tab has changed about it so far. */
export function useProfileForm(stored: User) {
  const user = useWithWaiting(stored);
  const [draft, setDraft] = useDraft(user.id, "profile");
  const changes = useMemo(() => differing(user, readChanges(draft)), [user, draft]);
  // While a save is under way more may be typed, which a save that began earlier cannot see otherwise.
  const latest = useRef(changes);
  useEffect(() => {
    latest.current = changes;
  }, [changes]);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { change, isPending } = useChangeProfile();
  const saved = useSavedFor(SAVED_SHOWN_MS);
  const isChanged = Object.keys(changes).length > 0;
  const checked = useMemo(() => checkChanges(changes), [changes]);
  const [seen, setSeen] = useState<readonly (keyof ProfileFields)[] | "all">([]);
  const errorOf = (name: keyof ProfileFields) =>
    checked.ok || (seen !== "all" && !seen.includes(name)) ? undefined : checked.errors[name];
  // The draft keeps what was typed, but who goes away may take it for saved.
  useUnsavedGuard(isChanged);

  const set = <Name extends keyof ProfileFields>(name: Name, value: ProfileFields[Name]) => {
    setDraft(draftOf(withChange(user, changes, name, value)));
    setRefusal(null);
    saved.hide();
  };
  const save = async (patch: ProfilePatch) => {
    setRefusal(null);
    saved.hide();
    try {
      const { isWaiting } = await change(user, patch);
      setSeen([]);
      setDraft(draftOf(withoutSent(latest.current, changes)));
      saved.show(isWaiting ? WAITS : SAVED);
    } catch (error) {
      setRefusal(profileSentence(error));
    }
  };
  return {
    fields: { ...fieldsOf(user), ...changes },
    set,
    isChanged,
    isSaving: isPending,
    saved: saved.shown,
    refusal,
    errorOf,
    /** Called when the user leaves a field: from then on what is wrong with it is told. */
    look: (name: keyof ProfileFields) => setSeen((names) => (names === "all" ? names : [...names, name])),
    /** Saves the changes; false when something is wrong with them, which is told from then on. */
    save: () => {
      if (checked.ok) void save(checked.patch);
      else setSeen("all");
      return checked.ok;
    },
    discard: () => {
      setDraft("");
      setSeen([]);
      setRefusal(null);
    },
  };
}

export type ProfileForm = ReturnType<typeof useProfileForm>;

function useSavedFor(periodMs: number) {
  // An object, so that saving again starts the period again.
  const [told, setTold] = useState<{ text: string } | null>(null);
  useEffect(() => {
    if (told === null) return;
    const timer = setTimeout(() => setTold(null), periodMs);
    return () => clearTimeout(timer);
  }, [told, periodMs]);
  return {
    shown: told?.text ?? null,
    show: (text: string) => setTold({ text }),
    hide: () => setTold(null),
  };
}
