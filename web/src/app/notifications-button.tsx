import { type ComponentType, useEffect, useState } from "react";
import { LazyMenu } from "@/components/lazy-menu";
import { BellTrigger } from "@/features/notifications/bell-trigger";
import { lazyPart, loadChunk } from "@/lib/load-chunk";
import { REST_AFTER_MS } from "./route-chunks";

const loadPanel = () => import("@/features/notifications/notifications-panel");
const Panel = lazyPart(loadPanel);
const settled = new Promise((resolve) => setTimeout(resolve, REST_AFTER_MS));
const loadCount = () => import("@/features/notifications/unread-count");

/** The count, once its code has arrived. Nobody asked for it, so a failure is silent: it loads when the connection is back. */
function Unread() {
  const [Count, setCount] = useState<ComponentType | null>(null);
  useEffect(() => {
    let isGone = false;
    const load = async () => {
      await settled;
      const chunk = await loadChunk(loadCount).catch(() => null);
      if (chunk !== null && !isGone) setCount(() => chunk.UnreadCount);
    };
    const onOnline = () => void load();
    void load();
    window.addEventListener("online", onOnline);
    return () => {
      isGone = true;
      window.removeEventListener("online", onOnline);
    };
  }, []);
  return Count && <Count />;
}

/** The bell. Only the button loads with the frame: the count loads after the first screen, the panel when it is opened. */
export function NotificationsButton() {
  return (
    <span className="relative">
      <LazyMenu load={loadPanel} trigger={(trigger) => <BellTrigger {...trigger} />} menu={() => <Panel />} />
      <Unread />
    </span>
  );
}
