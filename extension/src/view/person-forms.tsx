import { type SubmitEvent, useState } from "react";
import type { Outcome } from "../messages.ts";
import type { Outside } from "./outside.ts";
import { Button, Notice } from "./parts.tsx";

/** A text that is still there when the popup was closed in the middle of it. No page reaches the extension's own storage. */
function useKeptText(key: string) {
  const [text, setText] = useState(() => localStorage.getItem(key) ?? "");
  const set = (value: string) => {
    setText(value);
    if (value === "") localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  };
  return [text, set] as const;
}

interface PersonFormProps {
  outside: Outside;
  founderId: string;
  onOutcome: (outcome: Outcome) => void;
}

/** Sends what was written once, however often the button is pressed; gives what to show of it. */
function useSending(onOutcome: (outcome: Outcome) => void) {
  const [id, setId] = useState(() => crypto.randomUUID());
  const [isBusy, setBusy] = useState(false);
  const [notice, setNotice] = useState<string | null>(null);
  const [reason, setReason] = useState<string | null>(null);
  const send = async (make: (id: string) => Promise<Outcome>, done: string, clear: () => void) => {
    setBusy(true);
    const outcome = await make(id).catch((): Outcome => ({
      state: "refused",
      reason: "Something went wrong. Please try again.",
    }));
    setBusy(false);
    setReason(outcome.state === "refused" ? outcome.reason : null);
    setNotice(
      outcome.state === "refused" ? null : outcome.state === "waiting" ? "Kept. It’s sent as soon as it can be." : done,
    );
    if (outcome.state !== "refused") {
      clear();
      setId(crypto.randomUUID());
    }
    onOutcome(outcome);
  };
  const outcome = (
    <>
      {notice !== null && <Notice tone="good">{notice}</Notice>}
      {reason !== null && <Notice tone="bad">{reason}</Notice>}
    </>
  );
  return { send, isBusy, outcome };
}

export function NoteForm({ outside, founderId, onOutcome }: PersonFormProps) {
  const [text, setText] = useKeptText(`note ${founderId}`);
  const { send, isBusy, outcome } = useSending(onOutcome);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const content = text.trim();
    if (content === "" || isBusy) return;
    void send(
      (id) => outside.send({ kind: "note", id, founderId, content }),
      "Note added.",
      () => setText(""),
    );
  };
  return (
    <form className="stack" onSubmit={submit}>
      <textarea
        aria-label="New note"
        placeholder="Write a note"
        rows={2}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {text.trim() !== "" && (
        <Button type="submit" disabled={isBusy}>
          Add note
        </Button>
      )}
      {outcome}
    </form>
  );
}

export function TaskForm({ outside, founderId, onOutcome }: PersonFormProps) {
  const [title, setTitle] = useKeptText(`task ${founderId}`);
  const [dueOn, setDueOn] = useState("");
  const { send, isBusy, outcome } = useSending(onOutcome);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (title.trim() === "" || isBusy) return;
    const task = { founderId, title: title.trim(), dueOn: dueOn === "" ? null : dueOn };
    const clear = () => {
      setTitle("");
      setDueOn("");
    };
    void send((id) => outside.send({ kind: "task", id, ...task }), "Task added.", clear);
  };
  return (
    <form className="stack" onSubmit={submit}>
      <input
        aria-label="New task"
        placeholder="Add a task"
        value={title}
        onChange={({ target }) => setTitle(target.value)}
      />
      {title.trim() !== "" && (
        <div className="row">
          <input type="date" aria-label="Due" value={dueOn} onChange={({ target }) => setDueOn(target.value)} />
          <Button type="submit" disabled={isBusy}>
            Add task
          </Button>
        </div>
      )}
      {outcome}
    </form>
  );
}
