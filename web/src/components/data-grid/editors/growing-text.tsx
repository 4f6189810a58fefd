import type { ComponentProps } from "react";

/** A text of several lines that grows with what is typed, to half the screen. The caret starts at the end. */
export function GrowingText(props: Omit<ComponentProps<"textarea">, "ref" | "rows">) {
  return (
    <textarea
      ref={(element) => {
        if (!element || element === document.activeElement) return;
        element.focus();
        element.setSelectionRange(element.value.length, element.value.length);
      }}
      dir="auto"
      className="block field-sizing-content max-h-[50dvh] min-h-18 w-full resize-none bg-transparent px-3 py-2 text-sm outline-none"
      {...props}
    />
  );
}
