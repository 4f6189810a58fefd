import type { ImportDocument } from "@contract/imports";
import { canonicalProfileUrl } from "@contract/profile-url";
import { CELL_AT_MOST } from "./to-document";
import { cutText, storable } from "@contract/storable";

/** People from pasted text: one for each address of a profile in it; who is new is named after it until their name is known. */
export function pastedProfiles(text: string): { row: number; document: ImportDocument }[] {
  return storable(text)
    .split(/[\s,;<>"]+/)
    .filter((word) => word !== "")
    .map((word, index) => ({
      row: index + 1,
      document: { profileUrl: cutText(word, CELL_AT_MOST), guessedName: nameFrom(word) },
    }));
}

/** `jane-doe-1a2b3c` is most likely Jane Doe. */
function nameFrom(address: string): string | null {
  const slug = canonicalProfileUrl(address)?.split("/").at(-1);
  if (slug === undefined) return null;
  const words = slug.split(/[-_.]+/).filter((word) => word !== "" && !/\d/.test(word));
  return (words.length === 0 ? [slug] : words).map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(" ");
}
