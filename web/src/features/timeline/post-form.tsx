import { todayIn } from "@contract/calendar-date";
import type { Founder } from "@contract/founders";
import { type SyntheticEvent, useState } from "react";
import { Labelled } from "@/components/field";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import { isOffline, reasonOr } from "@/lib/reason-or";
import { browserTimeZone } from "@/lib/time-zones";
import { useOnline } from "@/lib/use-online";
import { useAddPost } from "./handed-in-posts.queries";
import { draftOf, readDraft, type TypedPost } from "./post-draft";
import { dayWords, isOthersAddress, readPost } from "./typed-post";

interface PostFormProps {
  founder: Pick<Founder, "id" | "profileUrl">;
  /** What was typed before a reload. */
  kept: string;
  keep: (draft: string) => void;
  onClose: () => void;
}

/** The form of a post: its text, and its address and date where they are known. */
export default function PostForm({ founder, kept, keep, onClose }: PostFormProps) {
  const [post, setPost] = useState(() => readDraft(kept));
  const [isNew] = useState(kept === "");
  const [problem, setProblem] = useState<{ text: string; isOffline: boolean }>();
  const { mutate, isPending } = useAddPost(founder);
  const isOnline = useOnline();
  // Read when the form is drawn: it is open for minutes.
  const [now] = useState(() => new Date());
  const [wasAsked, setAsked] = useState(false);
  const isAsked = wasAsked && isOthersAddress(post.address, founder.profileUrl);
  const set = (change: Partial<TypedPost>) => {
    const next = { ...post, ...change };
    setPost(next);
    keep(draftOf(next));
    setProblem(undefined);
    if (change.address !== undefined) setAsked(false);
  };
  const save = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isOnline || isPending) return;
    const read = readPost(post, todayIn(browserTimeZone()));
    if ("problem" in read) setProblem({ text: read.problem, isOffline: false });
    else if (!isAsked && isOthersAddress(post.address, founder.profileUrl)) setAsked(true);
    else
      mutate(read, {
        onSuccess: onClose,
        onError: (error) =>
          setProblem({
            text: reasonOr("The post could not be added. Please try again.", error),
            isOffline: isOffline(),
          }),
      });
  };
  const alert = problem && !(problem.isOffline && isOnline) ? problem.text : isAsked ? OTHERS : null;
  const day = dayWords(post, browserTimeZone(), now);
  return (
    <form
      aria-label="Add a post"
      noValidate
      onSubmit={save}
      onKeyDown={({ key }) => key === "Escape" && onClose()}
      className="rounded-card grid basis-full gap-3 border p-3"
    >
      <PostFields post={post} isNew={isNew} onChange={set} />
      <p role="status" className="text-muted-foreground text-sm empty:hidden">
        {isOnline ? day : OFFLINE}
      </p>
      {isOnline && alert !== null && (
        <p role="alert" className="text-bad-foreground text-sm">
          {alert}
        </p>
      )}
      <div className="flex gap-2">
        <Button type="submit" size="sm" variant="primary" aria-disabled={isPending || !isOnline}>
          {isAsked ? "Add anyway" : "Add post"}
        </Button>
        <Button size="sm" variant="ghost" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

const OTHERS = "This address is another person's post. Add anyway?";
const OFFLINE = "You're offline, and a post can't be added offline. What you typed is kept here.";

interface PostFieldsProps {
  post: TypedPost;
  /** It was opened just now, and not found again after a reload. */
  isNew: boolean;
  onChange: (change: Partial<TypedPost>) => void;
}

function PostFields({ post, isNew, onChange }: PostFieldsProps) {
  const bind = (name: keyof TypedPost) => ({
    value: post[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  });
  return (
    <>
      <Labelled label="Text of the post">
        {(field) => <Textarea {...field} autoFocus={isNew} dir="auto" rows={4} {...bind("text")} />}
      </Labelled>
      <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_10rem]">
        <Labelled label="Address" optional>
          {(field) => (
            <Input
              {...field}
              type="url"
              inputMode="url"
              placeholder="https://www.linkedin.com/posts/…"
              {...bind("address")}
            />
          )}
        </Labelled>
        <Labelled label="Posted on" optional>
          {(field) => <Input {...field} type="date" max={todayIn(browserTimeZone())} {...bind("day")} />}
        </Labelled>
      </div>
    </>
  );
}
