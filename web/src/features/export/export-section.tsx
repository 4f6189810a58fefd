import { Download } from "lucide-react";
import { FormError } from "@/components/form-error";
import { Section } from "@/components/section";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import { type ExportFormat, useExport } from "./export.queries";

const FAILED = "The export failed. Please try again.";

/** Everything of the user's, to take away. */
export function ExportSection() {
  const { mutate, isPending, isSuccess, error, variables, records, data } = useExport();
  const button = (format: ExportFormat, label: string) => (
    <Button aria-disabled={isPending} onClick={() => !isPending && mutate(format)}>
      {isPending && variables === format ? <Spinner /> : <Download aria-hidden className="size-4" />}
      {label}
    </Button>
  );
  return (
    <Section
      id="your-data"
      title="Your data"
      lead="Download everything: your profile, people, custom fields, notes, posts with their pictures, tasks, activity, the history of your changes, saved views, assistant conversations, feedback and the list of your tokens."
    >
      <div className="flex flex-wrap items-center gap-2">
        {button("json", "Export as JSON")}
        {button("csv", "Export as CSV")}
        <p role="status" className="text-muted-foreground px-1 text-sm tabular-nums">
          {isPending && `Exporting… ${records.toLocaleString()} records`}
          {isSuccess && `Saved as ${data}, ${records.toLocaleString()} records.`}
        </p>
      </div>
      {error && <FormError>{FAILED}</FormError>}
    </Section>
  );
}
