import { DAILY_CEILING, DATA_SOURCE_NAMES, type DataSourceKind } from "@contract/data-sources";
import { type SubmitEvent, useId, useState } from "react";
import { Field } from "@/components/field";
import { FormError } from "@/components/form-error";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Dialog, DialogClose, DialogContent, DialogFooter, DialogHead } from "@/components/ui/dialog";
import { Label } from "@/components/ui/label";
import { focusInvalid } from "@/lib/focus-invalid";
import { reasonOr } from "@/lib/reason-or";
import { useConnectSource, useCostSentence } from "./data-sources.queries";
import { SOURCE_TEXTS, TERMS } from "./source-words";

/** What it will cost, before anything does. */
function CostNote() {
  const cost = useCostSentence(DAILY_CEILING.usual);
  return cost && <p className="text-muted-foreground text-sm text-pretty">{cost}</p>;
}

interface ConnectSourceDialogProps {
  source: DataSourceKind;
  onClose: () => void;
}

/** Asks for a vendor's key once the terms are accepted. */
export default function ConnectSourceDialog({ source, onClose }: ConnectSourceDialogProps) {
  const { mutate, isPending, error } = useConnectSource();
  const [hasAccepted, setAccepted] = useState(false);
  const [fields, setFields] = useState({ key: "", agentId: "", actorId: "" });
  const [isChecked, setChecked] = useState(false);
  const termsId = useId();
  const { keyLabel, keyHint } = SOURCE_TEXTS[source];
  const bind = (name: keyof typeof fields) => ({
    value: fields[name],
    autoComplete: "off",
    onChange: (event: { target: { value: string } }) => setFields({ ...fields, [name]: event.target.value.trim() }),
  });
  const keyError = fields.key === "" ? `Enter the ${keyLabel}.` : undefined;
  const agentError =
    source === "phantombuster" && !/^\d{1,30}$/.test(fields.agentId)
      ? "Enter the number in the agent's address."
      : undefined;

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    focusInvalid(event.currentTarget, () => setChecked(true));
    if (hasAccepted && !keyError && !agentError && !isPending) mutate({ source, ...fields }, { onSuccess: onClose });
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent>
        <form noValidate onSubmit={submit} className="grid gap-4">
          <DialogHead title={`Connect ${DATA_SOURCE_NAMES[source]}`}>{TERMS}</DialogHead>
          <div className="flex items-start gap-2">
            <Checkbox id={termsId} checked={hasAccepted} onCheckedChange={(checked) => setAccepted(checked === true)} />
            <Label htmlFor={termsId}>I understand and accept this</Label>
          </div>
          <fieldset disabled={!hasAccepted} className="grid gap-4 disabled:opacity-55">
            <Field
              label={keyLabel}
              type="password"
              required
              hint={keyHint}
              error={isChecked ? keyError : undefined}
              {...bind("key")}
            />
            {source === "phantombuster" ? (
              <Field
                label="Agent ID"
                required
                inputMode="numeric"
                hint="Of your LinkedIn Activity Extractor: the number in its address."
                error={isChecked ? agentError : undefined}
                {...bind("agentId")}
              />
            ) : (
              <Field label="Actor" optional placeholder="harvestapi/linkedin-profile-posts" {...bind("actorId")} />
            )}
          </fieldset>
          {source === "apify" && <CostNote />}
          {error && <FormError>{reasonOr("It couldn't be connected. Please try again.", error)}</FormError>}
          <DialogFooter>
            <DialogClose asChild>
              <Button type="button">Cancel</Button>
            </DialogClose>
            <Button type="submit" variant="primary" disabled={!hasAccepted || isPending}>
              Connect
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
