import { Mail } from "lucide-react";
import { useState } from "react";
import { LazyOverlay } from "@/components/lazy-overlay";
import { Button } from "@/components/ui/button";
import { Kbd } from "@/components/ui/kbd";
import { lazyPart } from "@/lib/load-chunk";

const EmailDialog = lazyPart(() => import("./email-dialog"));

interface WriteEmailButtonProps {
  founder: { id: string; name: string };
  variant?: "primary";
  /** The key that presses it, where the screen has one. */
  keys?: string;
}

/** Opens the draft of an email to someone. */
export function WriteEmailButton({ founder, variant, keys }: WriteEmailButtonProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        icon={Mail}
        size="sm"
        variant={variant}
        data-action={keys}
        onPointerEnter={EmailDialog.fetch}
        onFocus={EmailDialog.fetch}
        onClick={() => setOpen(true)}
      >
        Write email
        {keys && <Kbd keys={keys} className={variant ? "[&_kbd]:border-current/40 [&_kbd]:text-current" : ""} />}
      </Button>
      <LazyOverlay onFailed={close}>{open && <EmailDialog founder={founder} onClose={close} />}</LazyOverlay>
    </>
  );
}
