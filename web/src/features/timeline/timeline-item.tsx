import type { Founder } from "@contract/founders";
import type { PersonEntry } from "@contract/person-timeline";
import {
  Circle,
  CircleCheck,
  FileText,
  Handshake,
  Mail,
  MessageSquare,
  NotebookPen,
  PencilLine,
  Repeat2,
  SquarePlay,
  UserRoundPlus,
} from "lucide-react";
import { memo, type Ref } from "react";
import { AccordionItem } from "@/components/ui/accordion";
import { publishedDate, publishedInFull } from "@/lib/relative-time";
import { PostEntry, PostLabel } from "./post-entry";
import { additionText, dated, entryName, entryState } from "./timeline-heading";
import type { TimelineParts } from "./timeline-parts";

function EntryIcon({ entry }: { entry: PersonEntry }) {
  const className = "size-4";
  switch (entry.kind) {
    case "note":
      return <NotebookPen className={className} />;
    case "email":
      return <Mail className={className} />;
    case "touch":
      return <Handshake className={className} />;
    case "change":
      return <PencilLine className={className} />;
    case "added":
      return <UserRoundPlus className={className} />;
    case "task":
      return entryState(entry) === "completed" ? (
        <CircleCheck className={className} />
      ) : (
        <Circle className={className} />
      );
    case "post":
      if (entry.post.kind === "repost") return <Repeat2 className={className} />;
      if (entry.post.kind === "comment") return <MessageSquare className={className} />;
      return entry.post.media.videoUrl ? <SquarePlay className={className} /> : <FileText className={className} />;
  }
}

interface TimelineItemProps {
  entry: PersonEntry;
  founder: Founder;
  /** The person is invented: nothing of theirs is on LinkedIn. */
  isSample: boolean;
  /** What the timeline is searched for. */
  search: string;
  now: Date;
  parts: TimelineParts;
  ref?: Ref<HTMLLIElement> | undefined;
}

/** One entry of the timeline. What is far from the screen is not laid out: there may be thousands. */
export const TimelineItem = memo(function TimelineItem({
  entry,
  founder,
  isSample,
  search,
  now,
  parts,
  ref,
}: TimelineItemProps) {
  return (
    <AccordionItem asChild value={entry.id}>
      <li
        ref={ref}
        data-kind={entry.kind}
        className="group/item relative flex scroll-mt-3 gap-2 px-1 [contain-intrinsic-size:auto_6rem] [content-visibility:auto]"
      >
        <span aria-hidden className="bg-border absolute start-5 top-12 bottom-0 w-px group-last/item:hidden" />
        <span
          aria-hidden
          data-note={entry.kind === "note"}
          className="bg-card text-muted-foreground data-[note=true]:bg-warn data-[note=true]:text-warn-foreground mt-2 grid size-8 shrink-0 place-items-center rounded-full border data-[note=true]:border-transparent"
        >
          <EntryIcon entry={entry} />
        </span>
        <div className="relative min-w-0 flex-1 pb-3">
          <p className="text-muted-foreground flex min-h-8 flex-wrap items-center gap-x-2 ps-2 pe-18 pt-2 text-xs">
            <span className="text-foreground font-medium">{entryName(entry)}</span>
            <time dateTime={entry.at} title={publishedInFull(dated(entry))} className="tabular-nums">
              {publishedDate(dated(entry), now)}
            </time>
            {entry.kind === "post" && <PostLabel post={entry.post} isSample={isSample} search={search} />}
            {entry.kind === "task" && <TaskState entry={entry} />}
          </p>
          <Body {...{ entry, founder, isSample, search, now, parts }} />
        </div>
      </li>
    </AccordionItem>
  );
});

function Body({ entry, founder, isSample, search, now, parts }: Omit<TimelineItemProps, "ref">) {
  const { Note, Task, Touch, Change } = parts;
  const shared = { founderId: founder.id, search, now };
  switch (entry.kind) {
    case "post":
      return <PostEntry post={entry.post} isSample={isSample} search={search} />;
    case "note":
      return <Note entry={entry} {...shared} />;
    case "task":
      return <Task entry={entry} {...shared} />;
    case "email":
    case "touch":
      return <Touch entry={entry} {...shared} />;
    case "change":
      return <Change entry={entry} {...shared} />;
    case "added":
      return (
        <p dir="auto" className="px-2 py-1.5 text-base wrap-anywhere">
          {additionText(entry)}
        </p>
      );
  }
}

const stateNames = { todo: "To do", in_progress: "In progress", done: "Done" };

function TaskState({ entry }: { entry: Extract<PersonEntry, { kind: "task" }> }) {
  const isDone = entryState(entry) === "completed";
  return (
    <span className={isDone ? "text-good-foreground" : "text-warn-foreground"}>{stateNames[entry.task.status]}</span>
  );
}
