import { useSyncExternalStore } from "react";
import { currentTheme, watchTheme } from "@/lib/theme";
import type { ExtensionPictureName } from "./extension-steps";

/** The browser at one step, as `npm run pictures:extension -w web` saw it. The step's words say the same. */
export function ExtensionPicture({ name }: { name: ExtensionPictureName }) {
  const theme = useSyncExternalStore(watchTheme, currentTheme);
  return (
    <img
      src={`/walkthrough/${name}-${theme}.webp`}
      alt=""
      width={512}
      height={256}
      className="bg-secondary rounded-card h-auto w-full border"
    />
  );
}
