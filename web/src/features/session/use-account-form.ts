import { type ChangeEvent, type SubmitEvent, useEffect, useRef, useState } from "react";
import { focusInvalid } from "@/lib/focus-invalid";
import { type RefusedField, refusalOf } from "./auth-errors";

interface AccountFormOptions<Name extends string> {
  first: Record<Name, string>;
  sending: { error: Error | null; isPending: boolean; reset: () => void };
  /** What is wrong with each field, in a sentence; the form is sent once nothing is. */
  wrongIn: (fields: Record<Name, string>) => Partial<Record<Name, string | undefined>>;
  send: (fields: Record<Name, string>) => void;
}

/** A form that Auth may refuse: what is wrong is said once the form was sent, and what was refused until it is changed. */
export function useAccountForm<Name extends string>({ first, sending, wrongIn, send }: AccountFormOptions<Name>) {
  const { error, isPending, reset } = sending;
  const [fields, setFields] = useState(first);
  const [isChecked, setChecked] = useState(false);
  // The names of the fields are those that Auth can refuse, as far as it knows them.
  const refusal = refusalOf(error, Object.keys(first) as RefusedField[]);
  const refused: Partial<Record<string, string>> = refusal.fields;
  const ref = useFocusRefusal(error);
  const wrong = wrongIn(fields);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    focusInvalid(event.currentTarget, () => setChecked(true));
    if (Object.values(wrong).every((sentence) => sentence === undefined) && !isPending) send(fields);
  };
  return {
    fields,
    form: { ref, noValidate: true, onSubmit },
    bind: (name: Name) => ({
      value: fields[name],
      error: (isChecked ? wrong[name] : undefined) ?? refused[name],
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        // Said of what was sent, which is not what is here any more.
        if (error) reset();
        setFields({ ...fields, [name]: target.value });
      },
    }),
    /** What was refused and is about no field. */
    refusal: refusal.rest,
    isBlank: Object.values(fields).every((value) => value === ""),
    clear: () => {
      setFields(first);
      setChecked(false);
    },
  };
}

/**
 * Gives the ref for a form: when it was refused, the focus goes into the field that is marked as wrong, else onto the button, which
 * lost it by being disabled while the form was sent.
 */
function useFocusRefusal(error: Error | null) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (error === null) return;
    const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector);
    (find('[aria-invalid="true"]') ?? find('[type="submit"]'))?.focus();
  }, [error]);
  return form;
}
