import type { Founder } from "@contract/founders";
import { type HandedInPost, POST_ADDRESS_MAX_LENGTH, POST_TEXT_MAX_LENGTH } from "@contract/posts";
import { tooLong } from "@contract/text";
import { Plus } from "lucide-react";
import { type SyntheticEvent, useEffect, useRef, useState } from "react";
import { Labelled } from "@/components/field";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import { reasonOr } from "@/lib/reason-or";
import { useAddPost } from "./handed-in-posts.queries";

/** Adds a post by hand: its text is pasted, with its address and date where they are known. */
export function AddPost({ founder }: { founder: Founder }) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    // The form, which had the focus, is gone.
    if (!isOpen && wasOpen.current) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  if (isOpen) return <PostForm founder={founder} onClose={() => setOpen(false)} />;
  return (
    <Button ref={button} size="sm" variant="ghost" className="justify-self-start" onClick={() => setOpen(true)}>
      <Plus aria-hidden className="size-3.5" />
      Add a post
    </Button>
  );
}

/** A post as it was typed, or what is wrong with it. */
export function readPost(text: string, address: string, day: string): HandedInPost | { problem: string } {
  const words = text.trim();
  const link = address.trim();
  if (words === "") return { problem: "Paste the text of the post." };
  if (link !== "" && !(/^https:\/\/\S+$/.test(link) && URL.canParse(link)))
    return { problem: "Enter the whole address, beginning with https://." };
  if (words.length > POST_TEXT_MAX_LENGTH) return { problem: tooLong("A post", POST_TEXT_MAX_LENGTH, words.length) };
  if (link.length > POST_ADDRESS_MAX_LENGTH) return { problem: tooLong("An address", POST_ADDRESS_MAX_LENGTH) };
  return { text: words, ...(link !== "" && { address: link }), ...(day !== "" && { postedAt: day }) };
}

function PostForm({ founder, onClose }: { founder: Founder; onClose: () => void }) {
  const [text, setText] = useState("");
  const [address, setAddress] = useState("");
  const [day, setDay] = useState("");
  const [problem, setProblem] = useState<string>();
  const { mutate, isPending } = useAddPost(founder);
  const save = (event: SyntheticEvent) => {
    event.preventDefault();
    const post = readPost(text, address, day);
    if ("problem" in post) {
      setProblem(post.problem);
      return;
    }
    setProblem(undefined);
    mutate(post, {
      onSuccess: onClose,
      onError: (error) => setProblem(reasonOr("The post could not be added. Please try again.", error)),
    });
  };
  return (
    <form
      aria-label="Add a post"
      noValidate
      onSubmit={save}
      onKeyDown={({ key }) => key === "Escape" && onClose()}
      className="rounded-card grid gap-3 border p-3"
    >
      <Labelled label="Text of the post">
        {(field) => (
          <Textarea
            {...field}
            autoFocus
            dir="auto"
            rows={4}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Labelled>
      <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_10rem]">
        <Labelled label="Address" optional>
          {(field) => (
            <Input
              {...field}
              type="url"
              inputMode="url"
              placeholder="https://www.linkedin.com/posts/…"
              value={address}
              onChange={({ target }) => setAddress(target.value)}
            />
          )}
        </Labelled>
        <Labelled label="Posted on" optional>
          {(field) => <Input {...field} type="date" value={day} onChange={({ target }) => setDay(target.value)} />}
        </Labelled>
      </div>
      {problem !== undefined && (
        <p role="alert" className="text-bad-foreground text-sm">
          {problem}
        </p>
      )}
      <div className="flex gap-2">
        <Button type="submit" size="sm" variant="primary" aria-disabled={isPending}>
          Add post
        </Button>
        <Button size="sm" variant="ghost" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
