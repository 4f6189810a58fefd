import { SAMPLE_LABEL, SAMPLE_MEANING } from "@contract/sample-profiles";

/** Marks someone who is invented. */
export function SampleLabel() {
  return (
    <span data-tip={SAMPLE_MEANING} className="text-muted-foreground block w-fit shrink-0 text-xs leading-4">
      {SAMPLE_LABEL}
    </span>
  );
}
