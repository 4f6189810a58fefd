import type { Post } from "@contract/posts";
import { foundIn, hasWord, type Marked, soughtWords } from "@/lib/marked-text";

/** What a search shows of a post that it found. */
export interface FoundInPost {
  /** The words are the post's own, and not its summary's. */
  isPost: boolean;
  pieces: Marked[];
}

/** Where a search of the timeline found a post: in its summary if that has every word, else where the post itself has what that lacks. */
export function foundInPost({ aiSummary, postContent }: Post, search: string): FoundInPost | null {
  const words = soughtWords(search);
  if (words.length === 0) return null;
  const missing = words.filter((word) => !hasWord(aiSummary ?? "", word));
  const isPost = aiSummary === null || missing.length > 0;
  const text = isPost ? postContent : aiSummary;
  return { isPost, pieces: foundIn(text, search, missing.length > 0 ? missing : words) };
}
