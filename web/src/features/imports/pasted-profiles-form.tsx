import { IMPORT_ROWS_AT_MOST } from "@contract/imports";
import { useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { Label } from "@/components/ui/label";
import { Progress } from "@/components/ui/progress";
import { Textarea } from "@/components/ui/textarea";
import type { RowsToUpload } from "./upload.queries";
import { importMessages } from "./messages";
import { pastedProfiles } from "./pasted-profiles";

interface PastedProfilesProps {
  uploaded: { done: number; of: number } | null;
  onRefused: (error: string) => void;
  onProfiles: (given: RowsToUpload) => void;
}

/** A list of URLs instead of a file. */
export function PastedProfiles({ uploaded, onRefused, onProfiles }: PastedProfilesProps) {
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
