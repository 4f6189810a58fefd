import { useQuery } from "@tanstack/react-query";
import { FileUp } from "lucide-react";
import { type DragEvent, useId, useState } from "react";
import { type Import, IMPORT_ROWS_AT_MOST } from "@contract/imports";
import { FormError } from "@/components/form-error";
import { cn } from "@/lib/cn";
import { Button } from "@/components/ui/button";
import { Label } from "@/components/ui/label";
import { Progress } from "@/components/ui/progress";
import { Textarea } from "@/components/ui/textarea";
import { type ColumnMapping, guessColumns } from "./guess-columns";
import type { RowsToUpload } from "./upload.queries";
import { importFieldsQuery } from "./imports.queries";
import { readFile } from "./read-file";
import type { ReadTable } from "./read-table";
import { UnfinishedImports } from "./unfinished-imports";
import { importMessages } from "./messages";
import { pastedProfiles } from "./pasted-profiles";

interface PastedProfilesProps {
  uploaded: { done: number; of: number } | null;
  onRefused: (error: string) => void;
  onProfiles: (given: RowsToUpload) => void;
}

/** A list of URLs instead of a file. */
function PastedProfiles({ uploaded, onRefused, onProfiles }: PastedProfilesProps) {
  const [pasted, setPasted] = useState("");
  const id = useId();
  const paste = () => {
    const rows = pastedProfiles(pasted);
    if (rows.length === 0) onRefused(importMessages.noProfiles);
    else if (rows.length > IMPORT_ROWS_AT_MOST) onRefused(importMessages.tooManyProfiles);
    else onProfiles({ fileName: "Pasted profiles", rows });
  };

  return (
    <div className="grid gap-1.5">
      <Label htmlFor={`${id}-profiles`}>Or paste LinkedIn URLs</Label>
      <Textarea
        id={`${id}-profiles`}
        rows={4}
        value={pasted}
        spellCheck={false}
        placeholder={"https://www.linkedin.com/in/jane-doe\nhttps://www.linkedin.com/in/john-roe"}
        onChange={(event) => setPasted(event.target.value)}
      />
      {uploaded ? (
        <Progress label="Uploading" value={(100 * uploaded.done) / uploaded.of} className="mt-2" />
      ) : (
        <Button className="justify-self-end" disabled={pasted.trim() === ""} onClick={paste}>
          Preview
        </Button>
      )}
    </div>
  );
}

interface ImportSourceProps {
  error: string | null;
  uploaded: { done: number; of: number } | null;
  onRead: (read: { fileName: string; table: ReadTable; mapping: ColumnMapping }) => void;
  onRefused: (error: string) => void;
  onProfiles: (given: RowsToUpload) => void;
  onContinue: (found: Import) => void;
}

/** Where people come from: a file, by choosing or dropping it, or pasted URLs. */
export function ImportSource({ error, uploaded, onRead, onRefused, onProfiles, onContinue }: ImportSourceProps) {
  const { data: fields } = useQuery(importFieldsQuery);
  const [isOver, setIsOver] = useState(false);
  const id = useId();

  const take = async (file: File | undefined) => {
    if (!file) return;
    const read = await readFile(file);
    if ("error" in read) {
      onRefused(read.error);
      return;
    }
    const { headers, rows } = read.table;
    const samples = rows.slice(0, 20).map(({ cells }) => cells);
    onRead({ fileName: file.name, table: read.table, mapping: guessColumns(headers, samples, fields ?? []) });
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    void take(event.dataTransfer.files[0]);
  };

  return (
    <div className="grid gap-5">
      <UnfinishedImports onContinue={onContinue} />
      <label
        htmlFor={id}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
        className={cn(
          "rounded-card border-input hover:bg-accent has-focus-visible:outline-ring grid cursor-pointer justify-items-center gap-1 border border-dashed p-6 text-center transition-colors has-focus-visible:outline-2 has-focus-visible:outline-offset-2",
          isOver && "bg-accent border-primary",
        )}
      >
        <FileUp aria-hidden className="text-muted-foreground mb-1 size-5" />
        <span className="text-base font-medium">Choose a CSV file, or drop it here</span>
        <span className="text-muted-foreground text-sm">
          Any CSV with a header row. From LinkedIn: Settings › Data privacy › Get a copy of your data › Connections.
        </span>
        <input
          id={id}
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
          className="sr-only"
          onChange={(event) => {
            void take(event.target.files?.[0]);
            // The same file can be chosen again after it was fixed.
            event.target.value = "";
          }}
        />
      </label>
      {error && <FormError>{error}</FormError>}
      <PastedProfiles uploaded={uploaded} onRefused={onRefused} onProfiles={onProfiles} />
    </div>
  );
}
