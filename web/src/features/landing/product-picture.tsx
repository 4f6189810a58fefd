import { useSyncExternalStore } from "react";
import { currentTheme, watchTheme } from "@/lib/theme";

interface ProductPictureProps {
  /** The name of the pictures in /landing/, before the theme. */
  name: string;
  alt: string;
  /** Its size on screen at most, in CSS pixels; a file of twice the size lies beside it. */
  width: number;
  height: number;
  /** In the first screen: asked for at once, and before other pictures. */
  first?: boolean;
  className?: string;
}

/** A picture of the product, made by `npm run pictures -w web`, in the theme that is on screen. */
export function ProductPicture({ name, alt, width, height, first = false, className }: ProductPictureProps) {
  const theme = useSyncExternalStore(watchTheme, currentTheme);
  const file = `/landing/${name}-${theme}`;
  return (
    <img
      src={`${file}.webp`}
      srcSet={`${file}.webp 1x, ${file}@2x.webp 2x`}
      alt={alt}
      width={width}
      height={height}
      loading={first ? "eager" : "lazy"}
      fetchPriority={first ? "high" : "auto"}
      decoding="async"
      className={`bg-muted block h-auto w-full ${className ?? ""}`}
    />
  );
}
