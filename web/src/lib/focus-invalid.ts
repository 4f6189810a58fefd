import { flushSync } from "react-dom";

/** Draws what `show` changes at once, and puts the focus into the first field of the form that is marked as wrong then. */
export function focusInvalid(form: HTMLFormElement, show: () => void) {
  flushSync(show);
  form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
