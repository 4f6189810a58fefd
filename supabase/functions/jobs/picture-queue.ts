import * as z from "zod/mini";
import { postNetworkSchema } from "../_shared/contract/posts.ts";
import type { AskWorker } from "../_shared/server/ask-worker.ts";

const wantedPictureSchema = z.object({
  userId: z.uuid(),
  postId: z.uuid(),
  address: z.string(),
  network: postNetworkSchema,
  /** Which try of it this is: what an earlier one brings late is dropped. */
  attempt: z.int(),
});
export type WantedPicture = z.infer<typeof wantedPictureSchema>;

/** What came of fetching a picture: its bytes in base64, which the database looks at, or why there are none. */
export interface PictureOutcome {
  content: string | null;
  reason: string | null;
  mayTryAgain: boolean;
}

/** The pictures of posts that are to be fetched, of all users. */
export interface PictureQueue {
  /** Takes those that are due; what is not ended is due again later, three times at most. */
  claim(most: number): Promise<WantedPicture[]>;
  /** False when it is not this attempt's to end any more. */
  end(picture: WantedPicture, outcome: PictureOutcome): Promise<boolean>;
}

export function connectPictureQueue(ask: AskWorker): PictureQueue {
  return {
    claim: (most) => ask(z.array(wantedPictureSchema), "claim_pictures", { most }),
    end: ({ userId, postId, attempt }, { content, reason, mayTryAgain }) =>
      ask(z.boolean(), "end_picture", {
        ...{ owner: userId, post: postId, attempt },
        ...{ content, reason, may_try_again: mayTryAgain },
      }),
  };
}
