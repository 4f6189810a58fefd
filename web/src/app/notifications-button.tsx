import { LazyMenu } from "@/components/lazy-menu";
import { LazyOverlay } from "@/components/lazy-overlay";
import { BellTrigger } from "@/features/notifications/bell-trigger";
import { lazyPart } from "@/lib/load-chunk";
import { REST_AFTER_MS } from "./route-chunks";

const loadPanel = () => import("@/features/notifications/notifications-panel");
const Panel = lazyPart(loadPanel);
const settled = new Promise((resolve) => setTimeout(resolve, REST_AFTER_MS));
const Unread = lazyPart(async () => {
  await settled;
  const { UnreadCount } = await import("@/features/notifications/unread-count");
  return { default: UnreadCount };
});

/** The bell. Only the button loads with the frame: the count loads after the first screen, the panel when it is opened. */
export function NotificationsButton() {
  return (
    <span className="relative">
      <LazyMenu load={loadPanel} trigger={(trigger) => <BellTrigger {...trigger} />} menu={() => <Panel />} />
      <LazyOverlay onFailed={() => undefined}>
        <Unread />
      </LazyOverlay>
    </span>
  );
}
