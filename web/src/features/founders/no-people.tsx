import type { SuggestedPerson } from "@contract/founders";
import { canonicalProfileUrl, PROFILE_URL_EXAMPLE, PROFILE_URL_REFUSED } from "@contract/profile-url";
import { FileUp, Link2, type LucideIcon, Users } from "lucide-react";
import { type ReactNode, type SubmitEvent, useEffect, useId, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { isAtFirstDoor } from "@/lib/first-door";
import { toast } from "@/lib/toast";
import { useAddFounder } from "./add-founder.queries";
import { addFounderSentence } from "./add-person-errors";
import { WAITING_PERSON } from "./add-person-flow";
import { nameFromProfileUrl } from "./name-from-profile-url";
import { usePostsNotice } from "./posts-notice";
import { AddAllSamples, SampleList } from "./sample-people";
import { usePersonDraft } from "./use-person-draft";
import { useSamplePeople } from "./use-sample-people";

interface NoPeopleProps {
  /** Opens Add New Person. */
  onAdd: () => void;
  /** Opens Import people. */
  onImport: () => void;
}

/** The table with nobody in it: three ways to begin. */
export default function NoPeople({ onAdd, onImport }: NoPeopleProps) {
  const samples = useSamplePeople({ isFirst: true });
  return (
    <div className="min-h-0 flex-1 overflow-y-auto">
      <div className="mx-auto grid min-h-full max-w-5xl content-center gap-6 p-4 pb-24 sm:p-6 sm:pb-24">
        <div className="grid gap-1 text-center">
          <h2 className="text-xl font-semibold tracking-tight">Follow your first person</h2>
          <p className="text-muted-foreground text-base text-balance">
            Each person gets a row with a summary of their latest post, beside your notes.
          </p>
        </div>
        <div className={`grid gap-4 ${samples.isNone ? "lg:grid-cols-2" : "lg:grid-cols-3"}`}>
          <Door icon={Link2} title="Add by LinkedIn URL">
            <UrlForm sampleAt={samples.at} onAdd={onAdd} />
          </Door>
          {!samples.isNone && (
            <Door
              icon={Users}
              title="Sample people"
              text="Invented people with posts, to see how Tracker works."
              action={<AddAllSamples samples={samples} />}
            >
              <SampleList samples={samples} />
            </Door>
          )}
          <Door
            icon={FileUp}
            title="Import a file"
            text="A CSV file from a spreadsheet or another CRM, or the connections you exported from LinkedIn. You see a preview first."
          >
            <Button className="justify-self-start" onClick={onImport}>
              Import a file
            </Button>
          </Door>
        </div>
      </div>
    </div>
  );
}

interface DoorProps {
  icon: LucideIcon;
  title: string;
  text?: string;
  /** Beside the title. */
  action?: ReactNode;
  children: ReactNode;
}

function Door({ icon: Icon, title, text, action, children }: DoorProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="rounded-card bg-card grid grid-cols-[minmax(0,1fr)] content-start gap-3 border p-5"
    >
      <div className="flex min-h-7 items-center justify-between gap-2">
        <h3 id={id} className="flex items-center gap-2 text-base font-semibold">
          <Icon aria-hidden className="text-muted-foreground size-4" />
          {title}
        </h3>
        {action}
      </div>
      {text && <p className="text-muted-foreground text-base text-pretty">{text}</p>}
      {children}
    </section>
  );
}

interface UrlFormProps {
  /** The sample person of that URL, whose name and company are known. */
  sampleAt: (profileUrl: string) => SuggestedPerson | undefined;
  onAdd: () => void;
}

/** One field: a pasted URL and Enter add the person, under the name that the URL or the sample people give. */
function UrlForm({ sampleAt, onAdd }: UrlFormProps) {
  const id = useId();
  const notice = usePostsNotice();
  const input = useRef<HTMLInputElement>(null);
  const [url, setUrl] = useState("");
  const [error, setError] = useState<string | null>(null);
  const { mutate, isPending } = useAddFounder();
  const isBusy = useRef(false);
  const { bind } = usePersonDraft();
  useFocusOnArrival(input);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isBusy.current || url.trim() === "") return;
    const profileUrl = canonicalProfileUrl(url);
    if (profileUrl === null) {
      setError(PROFILE_URL_REFUSED);
      input.current?.focus();
      return;
    }
    const known = sampleAt(profileUrl);
    const name = nameFromProfileUrl(profileUrl);
    if (known === undefined && name === null) {
      // Nothing to call them by: the form asks for it.
      bind("profileUrl").onChange({ target: { value: profileUrl } });
      onAdd();
      return;
    }
    isBusy.current = true;
    mutate(known ?? { name: name ?? "", profileUrl }, {
      onSuccess: ({ isWaiting }) => {
        setUrl("");
        if (isWaiting) toast.good(WAITING_PERSON);
      },
      onError: (refusal) => setError(addFounderSentence(refusal)),
      onSettled: () => (isBusy.current = false),
    });
  };

  return (
    <form noValidate onSubmit={submit} className="grid gap-2">
      <Label htmlFor={id} className="text-muted-foreground font-normal">
        Paste a LinkedIn URL and press Enter.
      </Label>
      <div className="flex gap-2">
        <Input
          ref={input}
          id={id}
          type="url"
          autoComplete="off"
          placeholder={PROFILE_URL_EXAMPLE}
          value={url}
          aria-invalid={error !== null}
          aria-describedby={error === null ? undefined : `${id}-error`}
          onChange={(event) => {
            setUrl(event.target.value);
            setError(null);
          }}
        />
        <Button type="submit" disabled={isPending}>
          Add
        </Button>
      </div>
      {error !== null && (
        <p id={`${id}-error`} role="alert" className="text-bad-foreground text-sm">
          {error}
        </p>
      )}
      {notice !== null && <p className="text-muted-foreground text-sm">{notice}</p>}
    </form>
  );
}

/** Who has just come from the walkthrough begins here. */
function useFocusOnArrival(input: { current: HTMLInputElement | null }) {
  const location = useLocation();
  const isWanted = isAtFirstDoor(location.state);
  useEffect(() => {
    if (isWanted) input.current?.focus();
  }, [input, isWanted, location.key]);
}
