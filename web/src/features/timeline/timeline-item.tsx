import type { TimelineEntry } from "@contract/timeline";
import { Circle, CircleCheck, FileText, MessageSquare, NotebookPen, Repeat2, SquarePlay } from "lucide-react";
import type { Ref } from "react";
import type { Post } from "@contract/posts";
import { AccordionContent, AccordionItem, AccordionTrigger } from "@/components/ui/accordion";
import { cn } from "@/lib/cn";
import { fullDate, timelineDate } from "@/lib/relative-time";
import { safeUrl } from "@/lib/safe-url";
import { PostDetail } from "./post-detail";
import { dueText, entryState } from "./timeline-tasks";
import { entryName, entryText, isQuoted, postLabel, wordlessText } from "./timeline-heading";

/** 'Key points' or 'Summary', leading to the post unless it is invented. Nothing when the entry shows the post's own words. */
function EntryLabel({ post, isSample }: { post: Post; isSample: boolean }) {
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

function EntryIcon({ entry }: { entry: TimelineEntry }) {
  if (entry.type === "note") return <NotebookPen className="size-4" />;
  if (entry.type === "task") {
    return entryState(entry) === "completed" ? <CircleCheck className="size-4" /> : <Circle className="size-4" />;
  }
  if (entry.post.kind === "repost") return <Repeat2 className="size-4" />;
  if (entry.post.kind === "comment") return <MessageSquare className="size-4" />;
  return entry.post.media.videoUrl ? <SquarePlay className="size-4" /> : <FileText className="size-4" />;
}

interface TimelineItemProps {
  entry: TimelineEntry;
  /** The person is invented: nothing of theirs is on LinkedIn. */
  isSample: boolean;
  now: Date;
  ref?: Ref<HTMLLIElement> | undefined;
}

/** One line of the timeline; opened, it shows the whole post or note. */
export function TimelineItem({ entry, isSample, now, ref }: TimelineItemProps) {
  const isRepeated = entry.type === "post" && isQuoted(entry.post);
  return (
    <AccordionItem asChild value={entry.id}>
      <li ref={ref} className="group/item relative flex scroll-mt-3 gap-3 ps-px">
        <span aria-hidden className="bg-border absolute start-4 top-12 bottom-0 w-px group-last/item:hidden" />
        <span
          aria-hidden
          data-note={entry.type === "note"}
          className="bg-card text-muted-foreground data-[note=true]:bg-warn data-[note=true]:text-warn-foreground mt-2 grid size-8 shrink-0 place-items-center rounded-full border data-[note=true]:border-transparent"
        >
          <EntryIcon entry={entry} />
        </span>
        <div className="min-w-0 flex-1 pb-3">
          <p className="text-muted-foreground flex min-h-8 flex-wrap items-center gap-x-2 pt-2 text-xs">
            <span className="text-foreground font-medium">{entryName(entry)}</span>
            <time dateTime={entry.at} title={fullDate(entry.at)} className="tabular-nums">
              {timelineDate(entry.at, now)}
            </time>
            {entry.type === "post" && <EntryLabel post={entry.post} isSample={isSample} />}
            {entry.type === "task" && <TaskLabel entry={entry} />}
          </p>
          <AccordionTrigger className="rounded-card hover:bg-accent -mx-2 px-2 py-1.5 transition-colors">
            <span
              dir="auto"
              className={cn(
                "block text-base font-normal wrap-break-word whitespace-pre-line group-data-[state=closed]:line-clamp-4",
                isRepeated && "group-data-[state=open]:hidden",
              )}
            >
              {entryText(entry) ?? <Wordless entry={entry} />}
            </span>
            {isRepeated && (
              <span className="text-muted-foreground text-sm font-normal group-data-[state=closed]:hidden">
                Full post
              </span>
            )}
          </AccordionTrigger>
          {entry.type === "task" && (
            <AccordionContent className="rounded-card bg-muted mt-1 grid gap-2 border p-4">
              <p className="text-base font-medium">{dueText(entry.task)}</p>
              {entry.task.description !== null && (
                <p dir="auto" className="text-base wrap-break-word whitespace-pre-wrap">
                  {entry.task.description}
                </p>
              )}
            </AccordionContent>
          )}
          {entry.type === "post" && (
            <AccordionContent className="rounded-card bg-muted mt-1 border p-4">
              <PostDetail post={entry.post} isSample={isSample} />
            </AccordionContent>
          )}
        </div>
      </li>
    </AccordionItem>
  );
}

function Wordless({ entry }: { entry: TimelineEntry }) {
  return entry.type === "post" && <span className="text-muted-foreground">{wordlessText(entry.post)}</span>;
}

const stateNames = { todo: "To do", in_progress: "In progress", done: "Done" };

function TaskLabel({ entry }: { entry: Extract<TimelineEntry, { type: "task" }> }) {
  const isDone = entryState(entry) === "completed";
  return (
    <span className={isDone ? "text-good-foreground" : "text-warn-foreground"}>{stateNames[entry.task.status]}</span>
  );
}
