import { useEffect } from "react";
import { families } from "./families";

interface DesignFrameProps {
  family: string;
  specimen: string;
  theme: string;
}

/** One specimen that covers the screen, in a document of its own. */
export function DesignFrame({ family, specimen, theme }: DesignFrameProps) {
  // Not through `setTheme`, which would keep it for the whole browser.
  useEffect(() => {
    document.documentElement.dataset["theme"] = theme;
  }, [theme]);
  const found = families.find(({ name }) => name === family)?.specimens.find(({ name }) => name === specimen);
  return <main className="h-full p-4">{found ? <found.Show /> : <p>There is no such specimen.</p>}</main>;
}
