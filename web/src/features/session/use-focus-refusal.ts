import { type RefObject, useEffect, useRef } from "react";

/**
 * Gives the ref for a form: when it was refused, the focus goes into the field that is marked as wrong, else onto the button, which
 * lost it by being disabled while the form was sent.
 */
export function useFocusRefusal(error: Error | null): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (error === null) return;
    const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector);
    (find('[aria-invalid="true"]') ?? find('[type="submit"]'))?.focus();
  }, [error]);
  return form;
}
