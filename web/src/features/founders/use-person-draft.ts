import { canonicalProfileUrl } from "@contract/profile-url";
import { useUserId } from "@/features/session/session.queries";
import { useDraft } from "@/lib/use-draft";
import type { PersonFields } from "./add-person-errors";
import { nameFromProfileUrl } from "./name-from-profile-url";

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
  const change = (next: Partial<PersonFields>) => {
    for (const name of names) if (next[name] !== undefined) drafts[name][1](next[name]);
  };
  const bind = (name: keyof PersonFields) => ({
    name,
    value: fields[name],
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  });
  const clear = () => change({ name: "", profileUrl: "", company: "", email: "" });
  return { fields, bind, change, clear };
}

/**
 * Where a LinkedIn URL belongs that was put into the name: into its own field, unless that has one, with a name guessed from it
 * unless one is there. Null for text that is no such URL.
 */
export function movedFromName(text: string, fields: Pick<PersonFields, "name" | "profileUrl">) {
  if (canonicalProfileUrl(text) === null) return null;
  const { name, profileUrl } = fields;
  return {
    name: name.trim() === "" ? (nameFromProfileUrl(text) ?? "") : name,
    profileUrl: profileUrl.trim() === "" ? text.trim() : profileUrl,
  };
}
