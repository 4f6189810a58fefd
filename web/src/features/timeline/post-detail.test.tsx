import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { aPost } from "@/testing/post";
import { PostDetail } from "./post-detail";

afterEach(cleanup);

test("shows script and markup of a post as text", () => {
  const postContent = `<img src=x onerror="alert(1)"><script>alert(1)</script>`;
  const { container } = render(<PostDetail isSample={false} post={aPost({ postContent })} />);
  expect(screen.getByText(postContent)).toBeTruthy();
  expect(container.querySelector("script, img")).toBeNull();
});

test("links to the post on LinkedIn, and shows its picture", () => {
  render(<PostDetail isSample={false} post={aPost({ media: { imageUrl: "/sample/roof.svg", videoUrl: null } })} />);
  expect(screen.getByRole("link", { name: "View on LinkedIn →" }).getAttribute("href")).toBe(aPost().postUrl);
  expect(screen.getByRole("img").getAttribute("src")).toBe("/sample/roof.svg");
});

test("leads nowhere from a post that is invented, and says so", () => {
  render(<PostDetail isSample post={aPost()} />);
  expect(screen.queryByRole("link")).toBeNull();
  expect(screen.getByText("Sample post. It isn't on LinkedIn.")).toBeTruthy();
});

test("shows the video instead of the picture when there is one", () => {
  const media = { imageUrl: "/sample/roof.svg", videoUrl: "/sample/roof.webm" };
  const { container } = render(<PostDetail isSample={false} post={aPost({ media })} />);
  expect(container.querySelector("video")?.getAttribute("src")).toBe("/sample/roof.webm");
  expect(screen.queryByRole("img")).toBeNull();
});

test("makes neither link nor media of an unsafe address", () => {
  const media = { imageUrl: "//evil.example/x.png", videoUrl: "data:video/mp4;base64,AAAA" };
  const { container } = render(<PostDetail isSample={false} post={aPost({ postUrl: "javascript:alert(1)", media })} />);
  expect(container.querySelector("a, img, video")).toBeNull();
});
