import { useQueryClient } from "@tanstack/react-query";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Skeleton } from "@/components/ui/skeleton";
import { Spinner } from "@/components/ui/spinner";
import { loadPeopleEdits } from "@/features/founders/founders.queries";
import { cn } from "@/lib/cn";
import { useOutbox } from "@/lib/outbox/use-outbox";

interface EmailRecipientProps {
  founder: { id: string; name: string };
  /** Null without one; undefined until it is known. */
  email: string | null | undefined;
}

/** Who the email goes to. The address is the person's own field, so it is added and changed here as anywhere else. */
export function EmailRecipient({ founder: { id, name }, email }: EmailRecipientProps) {
  const [isEditing, setEditing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    // The field, which had the focus, is gone.
    if (!isEditing && wasEditing.current) button.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  const close = () => setEditing(false);
  const isShown = typeof email === "string" && !isEditing;
  return (
    // An address that is shown makes room for its button, however long it is; what it is typed into may go to a line of its own.
    <div
      className={cn(
        "flex min-h-9 items-center gap-x-2 gap-y-1 text-sm pointer-coarse:min-h-11",
        !isShown && "flex-wrap",
      )}
    >
      <p className="flex min-w-0 flex-wrap gap-x-2">
        <span className="text-muted-foreground">To</span>
        <bdi className="min-w-0 font-medium wrap-anywhere">{name}</bdi>
        {isShown && <bdi className="text-muted-foreground min-w-0 wrap-anywhere">{email}</bdi>}
      </p>
      {email === undefined && <Skeleton className="h-4 w-40" />}
      {email !== undefined && isEditing && <AddressEditor founderId={id} email={email} onClose={close} />}
      {/* One button for both, so that the focus it has stays when the address comes. */}
      {email !== undefined && !isEditing && (
        <Button
          ref={button}
          size="sm"
          variant={email === null ? "secondary" : "ghost"}
          aria-label={email === null ? undefined : "Change the email address"}
          onClick={() => setEditing(true)}
        >
          {email === null ? "Add an email address" : "Change"}
        </Button>
      )}
    </div>
  );
}

interface AddressEditorProps {
  founderId: string;
  email: string | null;
  onClose: () => void;
}

function AddressEditor({ founderId, email, onClose }: AddressEditorProps) {
  const id = useId();
  const { typed, type, problem, isSaving, save } = useAddress(founderId, email, onClose);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    onClose();
  };
  return (
    <form
      data-editor
      noValidate
      className="flex min-w-56 flex-1 flex-wrap items-center gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Input
        autoFocus
        type="email"
        inputMode="email"
        autoComplete="off"
        aria-label="Email address"
        aria-invalid={problem !== null}
        aria-describedby={problem === null ? undefined : id}
        className="h-8 min-w-40 flex-1 pointer-coarse:h-11"
        value={typed}
        onKeyDown={onKeyDown}
        onChange={({ target }) => type(target.value)}
      />
      <Button type="submit" size="sm" aria-disabled={isSaving}>
        {isSaving && <Spinner />}
        Save
      </Button>
      <Button type="button" size="sm" variant="ghost" onClick={onClose}>
        Cancel
      </Button>
      {problem !== null && (
        <p id={id} role="alert" className="text-bad-foreground w-full text-sm">
          {problem}
        </p>
      )}
    </form>
  );
}

/** The address as it is typed, saved through the one writer of people's fields. */
function useAddress(founderId: string, email: string | null, onSaved: () => void) {
  const client = useQueryClient();
  const outbox = useOutbox();
  const [typed, setTyped] = useState(email ?? "");
  const [problem, setProblem] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    const value = typed.trim() || null;
    if (isSaving) return;
    if (value === email) {
      onSaved();
      return;
    }
    setSaving(true);
    try {
      const { editPeopleWith } = await loadPeopleEdits();
      const edit = editPeopleWith(client, outbox, () => "Email");
      const [refused] = await edit([{ rowId: founderId, columnId: "email", value, seen: email }]);
      if (refused) setProblem(refused.reason);
      else onSaved();
    } catch {
      setProblem("The address couldn't be saved. Please try again.");
    } finally {
      setSaving(false);
    }
  };
  const type = (text: string) => {
    setTyped(text);
    setProblem(null);
  };
  return { typed, type, problem, isSaving, save };
}
