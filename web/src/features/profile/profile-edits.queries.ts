import type { ProfilePatch, User } from "@contract/profile";
import { getUser, updateProfile } from "@stores/profile";
import { StoreError } from "@stores/store-error";
import { db } from "@/lib/db";
import { defineEdit } from "@/lib/outbox/edit";
import { useEdit, useWaitingEdits } from "@/lib/outbox/use-outbox";
import { profileConflict, profilePatchInWords, type Seen, seenOf, withPatch } from "./late-profile-change";
import { profileQuery } from "./profile.queries";

export interface ProfileChange {
  userId: User["id"];
  patch: ProfilePatch;
  /** What it was when the change was made: `seenOf(user, patch)`. */
  seen: Seen;
}

/** A change of the user's own profile. It may wait for the network; then it gives way to what another device changed meanwhile. */
export const changeProfileEdit = defineEdit({
  kind: "profile.change",
  describe: ({ patch }: ProfileChange) => `Profile, ${profilePatchInWords(patch)}`,
  send: async ({ userId, patch, seen }, { isLate }) => {
    if (isLate) {
      const conflict = profileConflict(patch, seen, await getUser(db, userId));
      if (conflict !== null) throw new StoreError(conflict, 409);
    }
    return updateProfile(db, userId, patch);
  },
  settle: (client, { userId }, user) => client.setQueryData(profileQuery(userId).queryKey, user),
});

/** `user` as they will be once the changes that wait have been sent. */
export function useWithWaiting(user: User): User {
  const patches = useWaitingEdits()
    .filter(({ kind, refusal }) => kind === changeProfileEdit.kind && refusal === undefined)
    // The variables of this kind are what `changeProfileEdit` was given.
    .map(({ variables }) => (variables as ProfileChange).patch);
  return patches.reduce(withPatch, user);
}

/** Saves what the patch names of a user who is seen as `user`. */
export function useChangeProfile() {
  const { mutateAsync, isPending } = useEdit(changeProfileEdit);
  return {
    isPending,
    change: (user: User, patch: ProfilePatch) => mutateAsync({ userId: user.id, patch, seen: seenOf(user, patch) }),
  };
}
