import type { Post } from "../../_shared/contract/posts.ts";

/** A post as a client of the API is given it: pictures and videos on our own site have absolute addresses there. */
export function withMediaAddresses<P extends Pick<Post, "media">>(post: P, siteUrl: string | null): P {
  const { imageUrl, videoUrl, ...media } = post.media;
  return {
    ...post,
    media: { ...media, imageUrl: addressOf(imageUrl, siteUrl), videoUrl: addressOf(videoUrl, siteUrl) },
  };
}

function addressOf(path: string | null, siteUrl: string | null): string | null {
  return path?.startsWith("/") && siteUrl !== null ? new URL(path, siteUrl).href : path;
}
