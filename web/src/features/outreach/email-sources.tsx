import { emailSourceSchema, type EmailBasis, type EmailSource, type EmailSources } from "@contract/ai";
import { isSampleProfile, samplePostPath } from "@contract/sample-profiles";
import { shortened } from "@contract/storable";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useId } from "react";
import { Link } from "react-router-dom";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Skeleton, SkeletonGroup } from "@/components/ui/skeleton";
import { type Dated, publishedDate, publishedInFull } from "@/lib/relative-time";
import { safeUrl } from "@/lib/safe-url";
import { useNow } from "@/lib/use-now";
import { emailSourcesQuery } from "./outreach.queries";
import { channelLabels } from "./reach-out-actions";

/** More than a line of the dialog holds. */
const SHOWN = 160;

const names: Record<EmailSource, string> = { post: "Latest post", notes: "Notes", touch: "Last contact" };
const nothing: Record<EmailSource, string> = {
  post: "No post with words yet",
  notes: "No notes yet",
  touch: "No email, call or meeting logged yet",
};

interface EmailSourcesFieldProps {
  founder: { id: string; profileUrl?: string | undefined };
  chosen: readonly EmailSource[];
  onChoose: (sources: readonly EmailSource[]) => void;
  /** What the draft that is shown was made from. */
  basedOn: EmailBasis;
  /** Called when a link leads to another screen. */
  onLeave: () => void;
}

/** What the draft is based on: each source with what there is of it. */
export function EmailSourcesField({ founder, chosen, onChoose, basedOn, onLeave }: EmailSourcesFieldProps) {
  const { data, isError, isFetching, refetch } = useQuery(emailSourcesQuery(founder.id));
  return (
    <fieldset className="grid gap-0.5">
      <legend className="pb-1 text-sm font-medium">Based on</legend>
      {isError && !data ? (
        <p role="alert" className="text-bad-foreground flex items-center gap-2 text-sm">
          What there is couldn't load.
          <Button size="sm" aria-disabled={isFetching} onClick={() => !isFetching && void refetch()}>
            Retry
          </Button>
        </p>
      ) : !data ? (
        <Loading />
      ) : (
        emailSourceSchema.options.map((source) => (
          <SourceChoice
            key={source}
            source={source}
            isChosen={chosen.includes(source)}
            words={wordsOf(source, data, basedOn)}
            dated={datedOf(source, data)}
            onChange={(isChosen) =>
              // In one order, so that the same choice is the same draft.
              onChoose(emailSourceSchema.options.filter((one) => (one === source ? isChosen : chosen.includes(one))))
            }
          >
            {source === "post" && <PostLink founder={founder} postUrl={data.post?.postUrl} onLeave={onLeave} />}
          </SourceChoice>
        ))
      )}
    </fieldset>
  );
}

interface SourceChoiceProps {
  source: EmailSource;
  isChosen: boolean;
  /** What there is of it; null for nothing. */
  words: ReactNode;
  dated: Dated | null;
  onChange: (isChosen: boolean) => void;
  children: ReactNode;
}

function SourceChoice({ source, isChosen, words, dated, onChange, children }: SourceChoiceProps) {
  const id = useId();
  const now = useNow();
  const isThere = words !== null;
  return (
    <div className="flex min-h-7 min-w-0 items-center gap-1.5 text-sm pointer-coarse:min-h-11">
      <Checkbox
        id={id}
        aria-describedby={`${id}-words`}
        disabled={!isThere}
        checked={isThere && isChosen}
        onCheckedChange={(checked) => onChange(checked === true)}
      />
      <label htmlFor={id} className="shrink-0">
        {names[source]}
      </label>
      <span id={`${id}-words`} className="text-muted-foreground min-w-0 flex-1 truncate">
        {dated !== null && (
          <time dateTime={dated.at} title={publishedInFull(dated)}>
            {publishedDate(dated, now)}
            {" · "}
          </time>
        )}
        {words ?? nothing[source]}
      </span>
      {children}
    </div>
  );
}

const quoted = (text: string) => <q dir="auto">{shortened(text.replaceAll(/\s+/g, " ").trim(), SHOWN)}</q>;

/** What there is of a source; of the post, the sentence that the draft took up. */
function wordsOf(source: EmailSource, { post, notes, touch }: EmailSources, basedOn: EmailBasis): ReactNode {
  if (source === "post") {
    const used = basedOn.find((basis) => basis.kind === "post" && basis.postId === post?.postId);
    return post && quoted(used?.kind === "post" ? used.quote : post.content);
  }
  if (source === "notes") {
    const [first] = notes;
    if (!first) return null;
    return (
      <>
        {notes.length > 1 && `the latest ${notes.length}, the first: `}
        {quoted(first.content)}
      </>
    );
  }
  if (!touch) return null;
  return (
    <>
      {channelLabels[touch.channel]}
      {touch.message !== "" && <>: {quoted(touch.message)}</>}
    </>
  );
}

function datedOf(source: EmailSource, { post, notes, touch }: EmailSources): Dated | null {
  if (source === "post") return post;
  const at = (source === "notes" ? notes[0] : touch)?.at;
  return at === undefined ? null : { at, dating: "exact" };
}

interface PostLinkProps extends Pick<EmailSourcesFieldProps, "founder" | "onLeave"> {
  postUrl: string | undefined;
}

function PostLink({ founder: { id, profileUrl }, postUrl, onLeave }: PostLinkProps) {
  const url = safeUrl(postUrl);
  // Where it leads to depends on who wrote it.
  if (url === null || profileUrl === undefined) return null;
  const className = "text-primary-text shrink-0 underline underline-offset-2";
  if (isSampleProfile(profileUrl)) {
    return (
      <Link to={samplePostPath(id, url)} onClick={onLeave} className={className}>
        See the post
      </Link>
    );
  }
  return (
    <a href={url} target="_blank" rel="noreferrer noopener" className={className}>
      See the post
    </a>
  );
}

function Loading() {
  return (
    <SkeletonGroup className="grid gap-0.5">
      {emailSourceSchema.options.map((source) => (
        <Skeleton key={source} className="h-7 pointer-coarse:h-11" />
      ))}
    </SkeletonGroup>
  );
}
