import { Check, Copy } from "lucide-react";
import { type ComponentProps, useEffect, useState } from "react";
import { copyText } from "@/lib/copy-text";
import { toast } from "@/lib/toast";
import { Button } from "./ui/button";

const COPIED_MS = 2_000;

interface CopyButtonProps extends Omit<ComponentProps<typeof Button>, "onClick" | "children"> {
  text: string;
  /** The button's text until it is pressed. */
  label?: string;
  /** Called once the text is on the clipboard. */
  onCopied?: () => void;
}

/** Copies `text` and says 'Copied!' for two seconds. */
export function CopyButton({ text, label = "Copy", onCopied, ...props }: CopyButtonProps) {
  // A count, so that copying again starts the two seconds again.
  const [copied, setCopied] = useState(0);
  useEffect(() => {
    if (copied === 0) return;
    const timer = setTimeout(() => setCopied(0), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async (beside: HTMLElement) => {
    if (await copyText(text, beside)) {
      setCopied((times) => times + 1);
      onCopied?.();
    } else toast.bad("Couldn't copy. Select the text and copy it yourself.");
  };
  const Icon = copied ? Check : Copy;
  return (
    <Button icon={Icon} {...props} onClick={(event) => void copy(event.currentTarget)}>
      <span aria-live="polite">{copied ? "Copied!" : label}</span>
    </Button>
  );
}
