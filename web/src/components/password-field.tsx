import { type ComponentProps, type KeyboardEvent, useState } from "react";
import { Field } from "./field";

type PasswordFieldProps = Omit<
  ComponentProps<typeof Field>,
  "type" | "after" | "onKeyDown" | "onKeyUp" | "onBlur" | "optional"
>;

/** A password that can be shown, with a word when Caps Lock is on. */
export function PasswordField(props: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const [isCaps, setCaps] = useState(false);
  const look = (event: KeyboardEvent) => setCaps(event.getModifierState("CapsLock"));
  return (
    <div className="grid gap-1.5">
      <Field
        {...props}
        type={isShown ? "text" : "password"}
        // A shown password is still no text for spelling services or a capital letter of the phone's.
        spellCheck={false}
        autoCapitalize="none"
        autoCorrect="off"
        onKeyDown={look}
        onKeyUp={look}
        onBlur={() => setCaps(false)}
        after={
          <button
            type="button"
            aria-label={isShown ? "Hide what is typed" : "Show what is typed"}
            onClick={() => setShown(!isShown)}
            className="text-muted-foreground hover:text-foreground rounded-control absolute inset-y-0 end-0 px-3 text-sm"
          >
            {isShown ? "Hide" : "Show"}
          </button>
        }
      />
      <p role="status" className="text-muted-foreground text-sm empty:hidden">
        {isCaps && "Caps Lock is on."}
      </p>
    </div>
  );
}
