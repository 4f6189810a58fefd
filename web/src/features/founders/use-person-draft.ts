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

/** Whether a text is the address of a LinkedIn profile. */
export const isProfileUrl = (text: string) => canonicalProfileUrl(text) !== null;

/** The fields that a LinkedIn URL does not belong in. */
export type OtherField = Exclude<keyof PersonFields, "profileUrl">;

/**
 * What changes when a LinkedIn URL is put into another field than its own: it moves there, with a name guessed from it unless one
 * is there. `before` is what the field held. Null for text that is no such URL, and where another one has its place already: then
 * the text stays where it was put.
 */
export function movedUrl(text: string, field: OtherField, before: string, fields: PersonFields) {
  if (!isProfileUrl(text)) return null;
  const held = fields.profileUrl.trim();
  if (held !== "" && canonicalProfileUrl(held) !== canonicalProfileUrl(text)) return null;
  const rest = { ...fields, [field]: before };
  const profileUrl = held === "" ? text.trim() : fields.profileUrl;
  return { [field]: before, profileUrl, name: rest.name.trim() === "" ? (nameFromProfileUrl(text) ?? "") : rest.name };
}

/** What a field that holds a LinkedIn URL says, as it did not move. */
export function urlStays(text: string, profileUrl: string): string | null {
  if (!isProfileUrl(text)) return null;
  return profileUrl.trim() === ""
    ? "This is a LinkedIn URL. It belongs in the field for it."
    : "This is a LinkedIn URL, but the field for it is filled in already.";
}

/** Why nobody can be added yet although their LinkedIn URL is there. */
export function nameWanted({ name, profileUrl }: Pick<PersonFields, "name" | "profileUrl">): string | null {
  return name.trim() === "" && isProfileUrl(profileUrl) ? "Add their name to go on." : null;
}
