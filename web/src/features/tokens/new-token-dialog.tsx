import { tokenScopeSchema } from "@contract/endpoint";
import { newTokenSchema, TOKEN_DAYS } from "@contract/tokens";
import { type SubmitEvent, useState } from "react";
import * as z from "zod/mini";
import { CopyButton } from "@/components/copy-button";
import { Field, Labelled } from "@/components/field";
import { FormError } from "@/components/form-error";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose, DialogContent, DialogFooter, DialogHead } from "@/components/ui/dialog";
import { Input } from "@/components/ui/input";
import { Options, Select } from "@/components/ui/select";
import { focusInvalid } from "@/lib/focus-invalid";
import { issuesByField } from "@/lib/issues-by-field";
import { reasonOr } from "@/lib/reason-or";
import { useUnsavedGuard } from "@/lib/use-unsaved-guard";
import { SCOPES, TOKEN_PERIODS } from "./token-words";
import { useAddToken } from "./tokens.queries";

const NOT_CREATED = "The token couldn't be created. Please try again.";

/** Asks what a personal token is for, makes it and shows it once. */
export default function NewTokenDialog({ onClose }: { onClose: () => void }) {
  const { mutate, isPending, error, data } = useAddToken();
  const [isCopied, setCopied] = useState(false);
  // A token that is made and was never seen or copied is gone: a slip of the finger must not close the dialog.
  const isAtStake = isPending || (data !== undefined && !isCopied);
  useUnsavedGuard(isAtStake);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent isHeld={isAtStake}>
        {data ? (
          <MadeToken name={data.name} token={data.token} onCopied={() => setCopied(true)} />
        ) : (
          <TokenForm isSaving={isPending} refusal={error && reasonOr(NOT_CREATED, error)} onSubmit={mutate} />
        )}
      </DialogContent>
    </Dialog>
  );
}

interface TokenFormProps {
  isSaving: boolean;
  refusal: string | null;
  onSubmit: (token: z.output<typeof newTokenSchema>) => void;
}

function TokenForm({ isSaving, refusal, onSubmit }: TokenFormProps) {
  const [name, setName] = useState("");
  const [scope, setScope] = useState<z.infer<typeof tokenScopeSchema>>("capture");
  const [days, setDays] = useState<number>(TOKEN_DAYS);
  const [checked, setChecked] = useState(false);
  useUnsavedGuard(name !== "");
  const result = z.safeParse(newTokenSchema, { name, scope, expiresInDays: days });

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    focusInvalid(event.currentTarget, () => setChecked(true));
    if (result.success && !isSaving) onSubmit(result.data);
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <DialogHead title="New personal token">Shown only once; we don't store it.</DialogHead>
      <Field
        label="Name"
        required
        placeholder="Extension on my laptop"
        autoComplete="off"
        value={name}
        error={checked && !result.success ? issuesByField(result.error)["name"] : undefined}
        onChange={(event) => setName(event.target.value)}
      />
      <Labelled label="Permissions">
        {({ id }) => (
          <>
            <Select
              id={id}
              value={scope}
              aria-describedby={`${id}-means`}
              onChange={(event) => setScope(z.parse(tokenScopeSchema, event.target.value))}
            >
              <Options values={tokenScopeSchema.options} label={(option) => SCOPES[option].label} />
            </Select>
            <p id={`${id}-means`} aria-live="polite" className="text-muted-foreground text-sm">
              {SCOPES[scope].means}
            </p>
          </>
        )}
      </Labelled>
      <Labelled label="Expires in">
        {(described) => (
          <Select {...described} value={days} onChange={(event) => setDays(Number(event.target.value))}>
            {TOKEN_PERIODS.map((period) => (
              <option key={period} value={period}>
                {period} days
              </option>
            ))}
          </Select>
        )}
      </Labelled>
      {refusal && <FormError>{refusal}</FormError>}
      <DialogFooter>
        <DialogClose asChild>
          <Button disabled={isSaving}>Cancel</Button>
        </DialogClose>
        <Button type="submit" variant="primary" aria-disabled={isSaving}>
          {isSaving ? "Loading..." : "Create token"}
        </Button>
      </DialogFooter>
    </form>
  );
}

function MadeToken({ name, token, onCopied }: { name: string; token: string; onCopied: () => void }) {
  return (
    <>
      <DialogHead title="Copy your token now" dir="auto">
        {name}: you won't be able to see it again.
      </DialogHead>
      <Labelled label="Token">
        {(described) => (
          <div className="flex gap-2">
            <Input
              {...described}
              readOnly
              value={token}
              onFocus={(event) => event.target.select()}
              onCopy={onCopied}
              className="min-w-0 truncate"
            />
            <CopyButton text={token} variant="primary" onCopied={onCopied} />
          </div>
        )}
      </Labelled>
      <DialogFooter>
        <DialogClose asChild>
          <Button>Done</Button>
        </DialogClose>
      </DialogFooter>
    </>
  );
}
