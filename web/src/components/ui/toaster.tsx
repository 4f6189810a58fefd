import { CircleAlert, CircleCheck, X } from "lucide-react";
import { useEffect, useState, useSyncExternalStore } from "react";
import { type Toast, toastStore } from "@/lib/toast";
import { BESIDE_FLOATS } from "../beside-floats";
import { Button } from "./button";

const STAY_MS = 8_000;

function ToastCard({ toast }: { toast: Toast }) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held || toast.stays) return;
    const timer = setTimeout(() => toastStore.dismiss(toast.id), STAY_MS);
    return () => clearTimeout(timer);
  }, [held, toast.id, toast.stays]);
  const Icon = toast.tone === "bad" ? CircleAlert : CircleCheck;
  return (
    <li
      data-toast
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="animate-in rounded-card bg-popover text-popover-foreground shadow-float duration-calm fade-in slide-in-from-bottom-2 pointer-events-auto flex w-full items-start gap-3 py-2 ps-4 pe-2 sm:w-96"
    >
      <Icon
        aria-hidden
        className={`mt-1.5 size-4 shrink-0 ${toast.tone === "bad" ? "text-bad-foreground" : "text-good-foreground"}`}
      />
      <p
        role={toast.tone === "bad" ? "alert" : "status"}
        dir="auto"
        className="min-w-0 flex-1 py-1 text-base wrap-break-word"
      >
        {toast.text}
      </p>
      <div className="flex shrink-0 flex-wrap justify-end">
        {(toast.answers ?? (toast.action ? [toast.action] : [])).map(({ label, run }) => (
          <Button
            key={label}
            variant="ghost"
            size="sm"
            className="text-primary-text"
            onClick={() => {
              toastStore.dismiss(toast.id);
              run();
            }}
          >
            {label}
          </Button>
        ))}
      </div>
      {!toast.answers && (
        <Button variant="ghost" size="icon" aria-label="Dismiss" onClick={() => toastStore.dismiss(toast.id)}>
          <X aria-hidden className="size-4" />
        </Button>
      )}
    </li>
  );
}

/** Shows the toasts above everything, dialogs included, without taking the focus. */
export function Toaster() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read);
  return (
    <ol
      aria-label="Messages"
      // Each toast announces itself. A modal dialog hides everything else from assistive technology but what has aria-live.
      aria-live="off"
      data-toaster
      // On a phone beside the floating controls, so that both stay within reach.
      className={`pointer-events-none fixed inset-x-4 bottom-2 z-60 flex flex-col items-center gap-2 ${BESIDE_FLOATS}`}
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </ol>
  );
}
