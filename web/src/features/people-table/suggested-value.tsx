import { labelInSentence } from "@contract/person-fields";
import { sourceInWords, type Suggestion } from "@contract/suggestions";
import { Check, X } from "lucide-react";
import type { MouseEvent } from "react";
import { announce } from "@/lib/announce";
import { fullDate } from "@/lib/relative-time";
import { useDismissSuggestion, useTakeSuggestion } from "./suggestions.queries";

const buttonClass =
  "rounded-control text-muted-foreground hover:bg-secondary hover:text-foreground grid size-6 shrink-0 place-items-center pointer-coarse:size-11";

/** What a source says of a field where the user has something else: to be used, or dismissed. The value is a stranger's text. */
export function SuggestedValue({ suggestion }: { suggestion: Suggestion }) {
  const { field, value, source, seenAt } = suggestion;
  const { mutate: take } = useTakeSuggestion();
  const { mutate: dismiss } = useDismissSuggestion();
  const shown = field === "followerCount" ? Number(value).toLocaleString() : value;
  const label = labelInSentence(field);
  // The buttons go with the suggestion: the focus stays at its field.
  const then = (done: () => void, said: string) => (event: MouseEvent<HTMLElement>) => {
    event.currentTarget.closest("dd")?.querySelector<HTMLElement>("[data-record-field]")?.focus();
    done();
    announce(said);
  };
  return (
    <p
      role="group"
      aria-label={`Suggested ${label}`}
      className="bg-info text-info-foreground rounded-control -ms-1.5 flex items-center gap-1 ps-1.5 text-xs"
      title={`${sourceInWords(source)}, ${fullDate(seenAt)}`}
    >
      <bdi className="min-w-0 flex-1 truncate py-1">{shown}</bdi>
      <button
        type="button"
        className={buttonClass}
        aria-label={`Use “${shown}” as ${label}`}
        data-tip="Use this"
        onClick={then(() => take(suggestion), `${shown} is used`)}
      >
        <Check aria-hidden className="size-3.5" />
      </button>
      <button
        type="button"
        className={buttonClass}
        aria-label={`Dismiss the suggested ${label}`}
        data-tip="Dismiss"
        onClick={then(() => dismiss(suggestion), "Suggestion dismissed")}
      >
        <X aria-hidden className="size-3.5" />
      </button>
    </p>
  );
}
