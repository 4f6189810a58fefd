import type { Post } from "@contract/posts";
import { RotateCw, Trash2 } from "lucide-react";
import { Breakable } from "@/components/breakable";
import { MarkedText } from "@/components/marked-text";
import { AccordionContent, AccordionTrigger } from "@/components/ui/accordion";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import { safeUrl } from "@/lib/safe-url";
import { useDeletePost } from "./handed-in-posts.queries";
import { foundInPost } from "./found-in-post";
import { useSummarisePost } from "./timeline.queries";
import { PostDetail } from "./post-detail";
import { postLabel, postText, wordlessText } from "./timeline-heading";

interface PostProps {
  post: Post;
  /** The person is invented: nothing of theirs is on LinkedIn. */
  isSample: boolean;
  /** What the timeline is searched for. */
  search: string;
}

/**
 * 'Key points' or 'Summary', leading to the post unless it is invented. Nothing when the entry shows the post's own words, unless a search
 * shows them in place of the summary.
 */
export function PostLabel({ post, isSample, search }: PostProps) {
  const ofPost = postLabel(post);
  const label = ofPost !== null && foundInPost(post, search)?.isPost ? "In the post" : ofPost;
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

/** A post by its summary, or by what a search found in it; opened, it is the post itself, with how to have it summarised again. */
export function PostEntry({ post, isSample, search }: PostProps) {
  const text = postText(post);
  const found = foundInPost(post, search);
  const hasWords = post.postContent.trim() !== "";
  return (
    <>
      <AccordionTrigger className="rounded-card hover:bg-accent px-2 py-1.5 transition-colors">
        <span
          dir="auto"
          className={`line-clamp-4 text-base font-normal wrap-break-word whitespace-pre-line ${hasWords ? "group-data-[state=open]:hidden" : ""}`}
        >
          {text === null ? (
            <span className="text-muted-foreground">{wordlessText(post)}</span>
          ) : found ? (
            <MarkedText pieces={found.pieces} />
          ) : (
            <Breakable text={text} />
          )}
        </span>
        {hasWords && (
          <span className="text-muted-foreground text-sm font-normal group-data-[state=closed]:hidden">Full post</span>
        )}
      </AccordionTrigger>
      <AccordionContent className="rounded-card bg-muted mx-2 mt-1 grid gap-3 border p-4">
        <PostDetail post={post} isSample={isSample} />
        <div className="flex flex-wrap gap-2">
          {hasWords && <SummariseAgain post={post} />}
          {post.source === "captured" && <DeletePost post={post} />}
        </div>
      </AccordionContent>
    </>
  );
}

/** Deletes what the user handed in. */
function DeletePost({ post }: { post: Post }) {
  const { mutate, isPending } = useDeletePost(post);
  return (
    <Button size="sm" variant="ghost" aria-disabled={isPending} onClick={() => !isPending && mutate()}>
      <Trash2 aria-hidden className="size-3.5" />
      Delete post
    </Button>
  );
}

function SummariseAgain({ post }: { post: Post }) {
  const { mutate, isPending } = useSummarisePost(post);
  return (
    <Button
      size="sm"
      variant="ghost"
      className="-ms-2.5 justify-self-start"
      aria-disabled={isPending}
      onClick={() => !isPending && mutate()}
    >
      {isPending ? <Spinner className="size-3.5" /> : <RotateCw aria-hidden className="size-3.5" />}
      {post.aiSummary === null ? "Summarise" : "Summarise again"}
    </Button>
  );
}
