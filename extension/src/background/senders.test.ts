import { expect, test } from "vitest";
import { senderKind } from "./senders.ts";

const own = { id: "abc", origin: "chrome-extension://abc" };
const tab = { id: 7 } as chrome.tabs.Tab;
const page = { id: "abc", url: "https://www.linkedin.com/in/ada", frameId: 0, tab };

test("knows its own pages and its script in the network's pages", () => {
  expect(senderKind({ id: "abc", url: "chrome-extension://abc/popup.html" }, own)).toBe("view");
  expect(senderKind(page, own)).toBe("page");
});

test("answers nobody else", () => {
  const others: chrome.runtime.MessageSender[] = [
    { ...page, id: "other" },
    { ...page, frameId: 3 },
    { ...page, url: "https://www.linkedin.com.evil.example/in/ada" },
    { ...page, url: "https://evil.example/?https://www.linkedin.com/" },
    { ...page, url: "http://www.linkedin.com/in/ada" },
    { id: "abc", url: "https://www.linkedin.com/in/ada", frameId: 0 },
    { id: "abc" },
    { id: "abc", url: "chrome-extension://abcd/popup.html" },
    { id: "abc", url: "chrome-extension://abc.evil/popup.html" },
    { id: "other", url: "chrome-extension://abc/popup.html" },
    {},
  ];
  expect(others.map((sender) => senderKind(sender, own))).toEqual(others.map(() => null));
});
