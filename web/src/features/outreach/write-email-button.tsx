import { Mail } from "lucide-react";
import { useState } from "react";
import { LazyOverlay } from "@/components/lazy-overlay";
import { Button } from "@/components/ui/button";
import { lazyPart } from "@/lib/load-chunk";

const loadDialog = () => import("./email-dialog");
const EmailDialog = lazyPart(loadDialog);
const prepare = () => void loadDialog().catch(() => undefined);

/** Opens the draft of an e-mail to somebody. */
export function WriteEmailButton({ founder, variant }: { founder: { id: string; name: string }; variant?: "primary" }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button size="sm" variant={variant} onPointerEnter={prepare} onFocus={prepare} onClick={() => setOpen(true)}>
        <Mail aria-hidden className="size-4" />
        Write e-mail
      </Button>
      <LazyOverlay onFailed={close}>{open && <EmailDialog founder={founder} onClose={close} />}</LazyOverlay>
    </>
  );
}
