import { IMPORT_ROWS_AT_MOST } from "@contract/imports";
import { useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { Label } from "@/components/ui/label";
import { Progress } from "@/components/ui/progress";
import { Textarea } from "@/components/ui/textarea";
import type { HandedOver } from "./hand-over.queries";
import { importMessages } from "./messages";
import { pastedProfiles } from "./pasted-profiles";

interface PastedProfilesProps {
  handed: { done: number; of: number } | null;
  onRefused: (error: string) => void;
  onProfiles: (given: HandedOver) => void;
}

/** A list of addresses instead of a file. */
export function PastedProfiles({ handed, onRefused, onProfiles }: PastedProfilesProps) {
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
      <Label htmlFor={`${id}-profiles`}>Or paste addresses of profiles</Label>
      <Textarea
        id={`${id}-profiles`}
        rows={4}
        value={pasted}
        spellCheck={false}
        placeholder={"https://www.linkedin.com/in/jane-doe\nhttps://www.linkedin.com/in/john-roe"}
        onChange={(event) => setPasted(event.target.value)}
      />
      {handed ? (
        <Progress label="Handing over" value={(100 * handed.done) / handed.of} className="mt-2" />
      ) : (
        <Button className="justify-self-end" disabled={pasted.trim() === ""} onClick={paste}>
          Look at these
        </Button>
      )}
    </div>
  );
}
