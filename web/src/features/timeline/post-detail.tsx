import type { Post } from "@contract/posts";
import { Breakable } from "@/components/breakable";
import { safeUrl } from "@/lib/safe-url";
import { PostPicture } from "./post-picture";

/** A post as it was published. Its text is text, whatever it looks like; only safe addresses become links and media. */
export function PostDetail({ post, isSample }: { post: Post; isSample: boolean }) {
  const postUrl = isSample ? null : safeUrl(post.postUrl);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-3">
      {post.postContent.trim() !== "" && (
        <p dir="auto" className="max-w-full text-base wrap-break-word whitespace-pre-wrap">
          <Breakable text={post.postContent} />
        </p>
      )}
      <PostMedia post={post} />
      {isSample && <p className="text-muted-foreground text-sm">Sample post. It isn't on LinkedIn.</p>}
      {postUrl && (
        <a
          href={postUrl}
          target="_blank"
          rel="noopener noreferrer"
          className="rounded-control text-primary-text py-0.5 text-base font-medium hover:underline"
        >
          {linkText(post)}
        </a>
      )}
    </div>
  );
}

/** Where the link of a post leads. One that was pasted without an address leads to all posts of the person. */
function linkText({ network, postUrl }: Post): string {
  if (network === "linkedin") return "View on LinkedIn →";
  return network === "captured" && postUrl.endsWith("/recent-activity/all/")
    ? "Their posts on LinkedIn →"
    : "View the post →";
}

/** What of a post's media is on our own site, or a copy of the server's: a reader's browser asks no other site for any of it. */
function PostMedia({ post: { id, media } }: { post: Post }) {
  const shape = "max-h-80 max-w-full rounded-control border bg-secondary object-contain";
  const [imageUrl, videoUrl] = [ownPath(media.imageUrl), ownPath(media.videoUrl)];
  if (videoUrl) {
    return <video controls preload="metadata" src={videoUrl} poster={imageUrl ?? undefined} className={shape} />;
  }
  if (imageUrl) return <img src={imageUrl} alt={PICTURE} loading="lazy" className={shape} />;
  return media.hasPicture ? (
    <PostPicture postId={id} alt={media.videoUrl ? FILM_STILL : PICTURE} className={shape} />
  ) : null;
}

const PICTURE = "Picture in the post";
const FILM_STILL = "Picture of the video in the post";
const ownPath = (address: string | null) => {
  const safe = safeUrl(address);
  return safe?.startsWith("/") ? safe : null;
};
