import type { Post } from "@contract/posts";
import { safeUrl } from "@/lib/safe-url";
import { postLabel } from "./timeline-heading";

/** 'Key points' or 'Summary', leading to the post unless it is invented. Nothing when the entry shows the post's own words. */
export function EntryLabel({ post, isSample }: { post: Post; isSample: boolean }) {
  const label = postLabel(post);
  const postUrl = isSample ? null : safeUrl(post.postUrl);
  if (label === null) return null;
  if (postUrl === null) return <span>{label}</span>;
  return (
    <a
      href={postUrl}
      target="_blank"
      rel="noopener noreferrer"
      className="rounded-control hover:text-primary-text inline-flex h-6 items-center font-medium hover:underline"
    >
      {label}
    </a>
  );
}
