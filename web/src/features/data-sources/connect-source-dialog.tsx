import { agentNumber, DATA_SOURCE_NAMES, type DataSourceKind, type SourceKey } from "@contract/data-sources";
import { type ChangeEvent, type ComponentProps, type SubmitEvent, useId, useState } from "react";
import { Field } from "@/components/field";
import { FormError } from "@/components/form-error";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Dialog, DialogClose, DialogContent, DialogFooter, DialogHead } from "@/components/ui/dialog";
import { Label } from "@/components/ui/label";
import { focusInvalid } from "@/lib/focus-invalid";
import { reasonOr } from "@/lib/reason-or";
import { useCheckKey, useConnectSource, useFirstCheck } from "./data-sources.queries";
import { firstCheckLine, SOURCE_TEXTS, TERMS } from "./source-words";

type FieldName = keyof Omit<SourceKey, "source">;
/** What is wrong with each field, in a sentence. */
type Errors = Partial<Record<FieldName, string | undefined>>;

const NO_NUMBER = "Paste the address of its page, or its number.";

interface ConnectSourceDialogProps {
  source: DataSourceKind;
  /** It has a key already, and is given another. */
  isConnected: boolean;
  onClose: () => void;
}

/** Asks for a vendor's key once the terms are accepted, and has the vendor look at it before anything is kept. */
export default function ConnectSourceDialog({ source, isConnected, onClose }: ConnectSourceDialogProps) {
  const connect = useConnectSource();
  const check = useCheckKey();
  const { people, cost } = useFirstCheck(source);
  const [hasAccepted, setAccepted] = useState(false);
  const [checksPeople, setChecksPeople] = useState(true);
  const [fields, setFields] = useState({ key: "", agentId: "", actorId: "" });
  const [isChecked, setChecked] = useState(false);
  const bind = (name: FieldName) => ({
    value: fields[name],
    autoComplete: "off",
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      setFields({ ...fields, [name]: event.target.value.trim() });
      check.reset();
    },
  });
  const agentId = agentNumber(fields.agentId);
  const typing: Errors = {
    key: fields.key === "" ? `Enter the ${SOURCE_TEXTS[source].keyLabel}.` : undefined,
    agentId: source === "phantombuster" && !/^\d{1,30}$/.test(agentId) ? NO_NUMBER : undefined,
  };
  const isFit = Object.values(typing).every((error) => error === undefined);
  const { verdict, field, sentence } = check.data ?? {};
  const errors: Errors = { ...(isChecked && typing), ...(verdict === "refused" && field && { [field]: sentence }) };
  const given = { source, ...fields, agentId };
  const keep = () => connect.mutate({ ...given, checksPeople }, { onSuccess: onClose });
  const isPending = check.isPending || connect.isPending;

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    focusInvalid(event.currentTarget, () => setChecked(true));
    if (!hasAccepted || !isFit || isPending) return;
    check.mutate(given, { onSuccess: ({ verdict }) => verdict === "accepted" && keep() });
  };
  // The vendor or our own server could not be asked: the user may know better.
  const doubt = check.error
    ? reasonOr("The key couldn't be checked.", check.error)
    : verdict === "unsure" && `The key couldn't be checked: ${sentence ?? ""}`;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent>
        <form noValidate onSubmit={submit} className="grid gap-4">
          <DialogHead title={`Connect ${DATA_SOURCE_NAMES[source]}`}>{TERMS}</DialogHead>
          <CheckLine checked={hasAccepted} onChange={setAccepted} label="I understand and accept this" />
          <fieldset disabled={!hasAccepted} className="grid gap-4 disabled:opacity-55">
            <KeyFields source={source} errors={errors} bind={bind} />
            {people > 0 && (
              <CheckLine
                checked={checksPeople}
                onChange={setChecksPeople}
                label={firstCheckLine(source, people)}
                hint={checksPeople ? undefined : "They wait until you use Refresh all on the People page."}
              />
            )}
          </fieldset>
          {isConnected && <Quiet>Checks that waited for it go on by themselves.</Quiet>}
          {cost && <Quiet>{cost}</Quiet>}
          {doubt && <FormError>{doubt}</FormError>}
          {connect.error && (
            <FormError>{reasonOr("It couldn't be connected. Please try again.", connect.error)}</FormError>
          )}
          <DialogFooter>
            <DialogClose asChild>
              <Button type="button">Cancel</Button>
            </DialogClose>
            {doubt && (
              <Button type="button" disabled={isPending} onClick={keep}>
                Connect anyway
              </Button>
            )}
            <Button type="submit" variant="primary" disabled={!hasAccepted || isPending}>
              {check.isPending ? "Checking the key…" : "Connect"}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}

interface KeyFieldsProps {
  source: DataSourceKind;
  errors: Errors;
  bind: (name: FieldName) => Pick<ComponentProps<"input">, "value" | "autoComplete" | "onChange">;
}

function KeyFields({ source, errors, bind }: KeyFieldsProps) {
  const { keyLabel, keyHint } = SOURCE_TEXTS[source];
  return (
    <>
      <Field label={keyLabel} type="password" required hint={keyHint} error={errors.key} {...bind("key")} />
      {source === "phantombuster" ? (
        <Field
          label="Phantom's address or number"
          required
          hint="Open your LinkedIn Activity Extractor at PhantomBuster and paste the address of its page."
          error={errors.agentId}
          {...bind("agentId")}
        />
      ) : (
        <Field
          label="Another actor"
          optional
          placeholder="harvestapi/linkedin-profile-posts"
          hint="The program at Apify that reads the posts. Leave this empty for the usual one."
          error={errors.actorId}
          {...bind("actorId")}
        />
      )}
    </>
  );
}

const Quiet = ({ children }: { children: string }) => (
  <p className="text-muted-foreground text-sm text-pretty">{children}</p>
);

interface CheckLineProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  label: string;
  hint?: string | undefined;
}

function CheckLine({ checked, onChange, label, hint }: CheckLineProps) {
  const id = useId();
  return (
    <div className="flex items-start gap-2">
      <Checkbox id={id} checked={checked} onCheckedChange={(value) => onChange(value === true)} />
      <div className="grid gap-1">
        <Label htmlFor={id}>{label}</Label>
        {hint && <Quiet>{hint}</Quiet>}
      </div>
    </div>
  );
}
