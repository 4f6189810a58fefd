import { LazyOverlay } from "@/components/lazy-overlay";
import { lazyPart } from "@/lib/load-chunk";
import { useAddressPart } from "@/lib/use-address-part";

const HistoryPanel = lazyPart(() => import("@/features/history/history-panel"));

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The history beside any screen: `?history=all` of the account, or of the person whose id it is. */
export function HistoryOverlay() {
  const [asked, setShown] = useAddressPart("history");
  const shown = asked === "all" || UUID.test(asked ?? "") ? asked : null;
  const close = () => setShown(null);
  return (
    <LazyOverlay onFailed={close}>
      {shown !== null && <HistoryPanel key={shown} founderId={shown === "all" ? undefined : shown} onClose={close} />}
    </LazyOverlay>
  );
}
