import { useQuery } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { postPictureQuery } from "./timeline.queries";

/** The server's copy of a post's picture. Nothing until it is there, and nothing where it can't be had. */
export function PostPicture({ postId, alt, className }: { postId: string; alt: string; className: string }) {
  const { data: picture } = useQuery(postPictureQuery(postId));
  const [broken, setBroken] = useState<Blob | null>(null);
  // The browser keeps the bytes for as long as the address is not taken back.
  const draw = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image || !picture) return;
      const address = URL.createObjectURL(picture);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [picture],
  );
  if (!picture || picture === broken) return null;
  return <img ref={draw} alt={alt} className={className} onError={() => setBroken(picture)} />;
}
