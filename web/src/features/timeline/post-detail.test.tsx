import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { aPost } from "@/testing/post";
import { PostDetail } from "./post-detail";
import { postPictureQuery } from "./timeline.queries";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Renders a post whose picture is this on the server; gives the addresses of media that are drawn. */
function drawn(media: Parameters<typeof aPost>[0] & object, picture: Blob | null) {
  const client = new QueryClient();
  const post = aPost(media);
  client.setQueryData(postPictureQuery(post.id).queryKey, picture);
  const { container, unmount } = render(
    <QueryClientProvider client={client}>
      <PostDetail isSample={false} post={post} />
    </QueryClientProvider>,
  );
  const sources = Array.from(container.querySelectorAll("img, video"), (one) => one.getAttribute("src"));
  return { sources, unmount };
}

test("shows the server's copy of a picture, and lets go of it afterwards", () => {
  const revoked: string[] = [];
  vi.stubGlobal(
    "URL",
    Object.assign(URL, { createObjectURL: () => "blob:one", revokeObjectURL: (url: string) => revoked.push(url) }),
  );
  const media = { imageUrl: "https://media.licdn.com/1.jpg", videoUrl: null, hasPicture: true };
  const { sources, unmount } = drawn({ media }, new Blob(["x"], { type: "image/jpeg" }));
  expect([sources, revoked]).toEqual([["blob:one"], []]);
  unmount();
  expect(revoked).toEqual(["blob:one"]);
});

test.each([
  "https://media.licdn.com/1.jpg",
  "http://cdn.example/1.jpg",
  "//cdn.example/1.jpg",
  "data:image/png;base64,AAAA",
  "blob:https://tracker.example/1",
])("asks no other site for what is at %s", (address) => {
  for (const media of [
    { imageUrl: address, videoUrl: null, hasPicture: false },
    { imageUrl: null, videoUrl: address, hasPicture: false },
    // The copy is not there yet, or is no picture.
    { imageUrl: address, videoUrl: address, hasPicture: true },
  ]) {
    const { sources, unmount } = drawn({ media }, null);
    expect(sources).toEqual([]);
    unmount();
  }
});

test("shows script and markup of a post as text", () => {
  const postContent = `<img src=x onerror="alert(1)"><script>alert(1)</script>`;
  const { container } = render(<PostDetail isSample={false} post={aPost({ postContent })} />);
  expect(screen.getByText(postContent)).toBeTruthy();
  expect(container.querySelector("script, img")).toBeNull();
});

test("links to the post on LinkedIn, and shows its picture", () => {
  render(
    <PostDetail
      isSample={false}
      post={aPost({ media: { imageUrl: "/sample/roof.svg", videoUrl: null, hasPicture: false } })}
    />,
  );
  expect(screen.getByRole("link", { name: "View on LinkedIn →" }).getAttribute("href")).toBe(aPost().postUrl);
  expect(screen.getByRole("img").getAttribute("src")).toBe("/sample/roof.svg");
});

test("leads nowhere from a post that is invented, and says so", () => {
  render(<PostDetail isSample post={aPost()} />);
  expect(screen.queryByRole("link")).toBeNull();
  expect(screen.getByText("Sample post. It isn't on LinkedIn.")).toBeTruthy();
});

test("shows the video instead of the picture when there is one", () => {
  const media = { imageUrl: "/sample/roof.svg", videoUrl: "/sample/roof.webm", hasPicture: false };
  const { container } = render(<PostDetail isSample={false} post={aPost({ media })} />);
  expect(container.querySelector("video")?.getAttribute("src")).toBe("/sample/roof.webm");
  expect(screen.queryByRole("img")).toBeNull();
});

test("makes neither link nor media of an unsafe address", () => {
  const media = { imageUrl: "//evil.example/x.png", videoUrl: "data:video/mp4;base64,AAAA", hasPicture: false };
  const { container } = render(<PostDetail isSample={false} post={aPost({ postUrl: "javascript:alert(1)", media })} />);
  expect(container.querySelector("a, img, video")).toBeNull();
});
