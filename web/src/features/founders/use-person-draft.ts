import { useUserId } from "@/features/session/session.queries";
import { useDraft } from "@/lib/use-draft";
import type { PersonFields } from "./add-person-errors";

/** What is typed into Add New Person, kept in this tab until the person is added. */
export function usePersonDraft() {
  const userId = useUserId();
  const drafts = {
    name: useDraft(userId, "person:name"),
    profileUrl: useDraft(userId, "person:profileUrl"),
    company: useDraft(userId, "person:company"),
    email: useDraft(userId, "person:email"),
  };
  const names = Object.keys(drafts) as (keyof PersonFields)[];
  const fields: PersonFields = {
    name: drafts.name[0],
    profileUrl: drafts.profileUrl[0],
    company: drafts.company[0],
    email: drafts.email[0],
  };
  const bind = (name: keyof PersonFields) => ({
    name,
    value: fields[name],
    onChange: (event: { target: { value: string } }) => drafts[name][1](event.target.value),
  });
  const clear = () => {
    for (const name of names) drafts[name][1]("");
  };
  return { fields, bind, clear };
}
