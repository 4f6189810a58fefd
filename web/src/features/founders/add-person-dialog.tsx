import type { Founder } from "@contract/founders";
import {
  type ComponentProps,
  type KeyboardEvent,
  type PointerEvent,
  type SubmitEvent,
  useEffect,
  useRef,
  useState,
} from "react";
import { Link } from "react-router-dom";
import { NO_SOURCE } from "@contract/refresh";
import { DATA_SOURCES_PATH } from "@/lib/posts-reach";
import { labelInSentence } from "@contract/person-fields";
import { useQuery } from "@tanstack/react-query";
import { CircleCheck, Info } from "lucide-react";
import { Confetti } from "@/components/confetti";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogFooter, DialogHead } from "@/components/ui/dialog";
import { Kbd } from "@/components/ui/kbd";
import { focusInvalid } from "@/lib/focus-invalid";
import { checkPerson } from "./add-person-errors";
import { type AddPersonState, isProcessing, progressText, submitLabel, WAITING_PERSON } from "./add-person-flow";
import { AddPersonForm } from "./add-person-form";
import { usePostsNotice } from "./posts-notice";
import { useAddPerson } from "./use-add-person";
import { isProfileUrl, usePersonDraft } from "./use-person-draft";
import { useUndoFilledFields } from "./filled-fields.queries";
import { founderQuery } from "./founders.queries";

const ADDED = "We're fetching their LinkedIn updates and tracker will update once done";

/** What is said once the person is added: that their posts are fetched, or why there are none. */
function AddPersonProgress({ state, name }: { state: AddPersonState; name: string }) {
  if (state.phase === "form" || state.phase === "submitting") return null;
  if (state.phase === "saved") {
    return (
      <p role="status" className="rounded-card bg-info text-info-foreground flex gap-2 px-3 py-2.5 text-base">
        <Info aria-hidden className="mt-0.5 size-4 shrink-0" />
        <span>
          <bdi>{name}</bdi> is saved. {state.why}
          {state.why === NO_SOURCE && (
            <>
              {" "}
              <Link to={DATA_SOURCES_PATH} className="font-medium underline">
                Connect one
              </Link>
            </>
          )}
        </span>
      </p>
    );
  }
  return (
    <div className="rounded-card bg-good text-good-foreground grid gap-1 px-3 py-2.5 text-base">
      <p role="status" className="flex items-start gap-2 font-medium">
        <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0" />
        {ADDED}
      </p>
      <p
        role="status"
        aria-live={state.phase === "closing" ? "off" : "polite"}
        className="min-h-5 ps-6 text-sm tabular-nums"
      >
        {progressText(state)}
      </p>
    </div>
  );
}

/** Which empty fields the post source filled, and the way to have them empty again. */
function FilledFields({ founderId }: { founderId: Founder["id"] }) {
  // What the end of the job has read.
  const { data } = useQuery({ ...founderQuery(founderId), enabled: false });
  const undo = useUndoFilledFields();
  const filled = data?.filledFields ?? [];
  if (filled.length === 0) return null;
  return (
    <p className="flex flex-wrap items-center justify-between gap-2 text-base">
      <span>Filled in: {filled.map(labelInSentence).join(", ")}</span>
      <Button size="sm" disabled={undo.isPending} onClick={() => undo.mutate(founderId)}>
        Undo
      </Button>
    </p>
  );
}

/** Add New Person: the form, then what becomes of it. What is typed stays until the person is added. */
export default function AddPersonDialog({ onClose }: { onClose: () => void }) {
  const draft = usePersonDraft();
  const notice = usePostsNotice() ?? "We'll summarise their latest post as soon as it's fetched.";
  const { fields, clear } = draft;
  const flow = useAddPerson({ onAdded: clear, onDone: onClose });
  const { state, added, name, submit } = flow;
  const [checked, setChecked] = useState(false);
  const content = useRef<HTMLDivElement>(null);
  const result = checkPerson(fields);
  const filled = fields.name.trim() !== "" && !isProfileUrl(fields.name) && fields.profileUrl.trim() !== "";
  const isForm = state.phase === "form";
  const isKept = state.phase === "waiting";

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    focusInvalid(event.currentTarget, () => setChecked(true));
    if (isForm && filled && result.ok) submit(result.person);
  };
  const addAnother = () => {
    setChecked(false);
    flow.startOver();
  };
  const isOver = added !== null || isKept;
  useFocusOnTurn(content, isOver);
  const { pause } = flow;
  useEffect(() => {
    // A control may have had the focus before the countdown began.
    if (state.phase === "closing" && hasControlInFocus(content.current)) pause();
  }, [state.phase, pause]);

  return (
    <Dialog open onOpenChange={(shown) => !shown && onClose()}>
      <DialogContent ref={content} {...(isOver && whileOver(flow, addAnother))}>
        <DialogHead title="Add New Person" dir="auto">
          {isOver ? name : `Paste a LinkedIn URL. ${notice}`}
        </DialogHead>
        {isOver ? (
          <>
            {isKept ? (
              <p role="status" className="rounded-card bg-info text-info-foreground px-3 py-2.5 text-base">
                {WAITING_PERSON}
              </p>
            ) : (
              <AddPersonProgress state={state} name={name ?? ""} />
            )}
            {added && state.phase === "closing" && <FilledFields founderId={added.id} />}
            <WaysOn flow={flow} added={added} onAnother={addAnother} onClose={onClose} />
          </>
        ) : (
          <form noValidate onSubmit={onSubmit} onChange={flow.edited} className="grid gap-4">
            <AddPersonForm
              draft={draft}
              errors={checked && !result.ok ? result.errors : {}}
              disabled={!isForm}
              refusal={isForm ? state.error : null}
            />
            <DialogFooter>
              <Button type="submit" variant="primary" className="w-full" disabled={!isForm || !filled}>
                {submitLabel(state)}
              </Button>
            </DialogFooter>
          </form>
        )}
        {flow.isFirstFound && <Confetti />}
      </DialogContent>
    </Dialog>
  );
}

type Flow = ReturnType<typeof useAddPerson>;

interface WaysOnProps {
  flow: Flow;
  /** Who was added; null while they wait for the server. */
  added: Founder | null;
  onAnother: () => void;
  onClose: () => void;
}

/** To the person who was added, and to the next one. */
function WaysOn({ flow: { state }, added, onAnother, onClose }: WaysOnProps) {
  return (
    <DialogFooter className="flex gap-2">
      {added === null ? (
        <Button className="flex-1" onClick={onClose}>
          Done
        </Button>
      ) : isProcessing(state) ? (
        <Button className="min-w-0 flex-1" disabled>
          {submitLabel(state)}
        </Button>
      ) : (
        <Button asChild className="min-w-0 flex-1">
          <Link to={`/people/${added.id}`}>
            <span className="truncate">
              Open <bdi>{added.name}</bdi>
            </span>
          </Link>
        </Button>
      )}
      <Button variant="primary" onClick={onAnother}>
        Add another
        <Kbd keys="enter" className="[&_kbd]:border-current/40 [&_kbd]:text-current" />
      </Button>
    </DialogFooter>
  );
}

/** The form gives way to what became of it, and back: the focus goes with it, to the dialog itself or the first field. */
function useFocusOnTurn(content: { current: HTMLElement | null }, isOver: boolean) {
  const before = useRef(isOver);
  useEffect(() => {
    if (before.current === isOver) return;
    before.current = isOver;
    if (isOver) content.current?.focus();
    else content.current?.querySelector("input")?.focus();
  }, [content, isOver]);
}

const hasControlInFocus = (content: HTMLElement | null) =>
  content !== document.activeElement && content?.contains(document.activeElement) === true;

/** Enter goes on with another person; the countdown stops while the pointer moves over the dialog or a control has the focus. */
function whileOver({ pause, resume }: Flow, addAnother: () => void): Partial<ComponentProps<"div">> {
  return {
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== "Enter" || event.target !== event.currentTarget) return;
      event.preventDefault();
      addAnother();
    },
    // Not on entering: after a click on the form's button the pointer rests here, with nobody's attention.
    onPointerMove: ({ movementX, movementY }: PointerEvent) => {
      if (movementX !== 0 || movementY !== 0) pause();
    },
    onPointerLeave: ({ currentTarget }) => {
      if (!hasControlInFocus(currentTarget)) resume();
    },
    onFocus: (event) => {
      if (event.target !== event.currentTarget) pause();
    },
    onBlur: resume,
  };
}
