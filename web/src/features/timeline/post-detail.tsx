import type { Post } from "@contract/posts";
import { Breakable } from "@/components/breakable";
import { safeUrl } from "@/lib/safe-url";

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
      <PostMedia imageUrl={safeUrl(post.media.imageUrl)} videoUrl={safeUrl(post.media.videoUrl)} />
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

function PostMedia({ imageUrl, videoUrl }: { imageUrl: string | null; videoUrl: string | null }) {
  const shape = "max-h-80 max-w-full rounded-control border bg-secondary object-contain";
  if (videoUrl) {
    return <video controls preload="metadata" src={videoUrl} poster={imageUrl ?? undefined} className={shape} />;
  }
  return imageUrl ? <img src={imageUrl} alt="Picture in the post" loading="lazy" className={shape} /> : null;
}
