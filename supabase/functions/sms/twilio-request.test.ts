import { expect, test } from "vitest";
import { readIncomingText } from "./twilio-request.ts";

const account = { accountSid: `AC${"a".repeat(32)}`, number: "+15005550006" };
const MessageSid = `MM${"b".repeat(32)}`;
const mediaId = `ME${"e".repeat(32)}`;
const address = `https://api.twilio.com/2010-04-01/Accounts/${account.accountSid}/Messages/${MessageSid}/Media/${mediaId}`;

const filesOf = (params: Record<string, string>) =>
  readIncomingText({ MessageSid, From: "+14155552671", To: account.number, Body: "", ...params }, account)?.media;

test.each([
  ["this message's", address, "audio/ogg; codecs=opus", { mediaId, type: "audio/ogg" }],
  ["at another host", address.replace("api.twilio.com", "evil.example"), "AUDIO/MP4", { mediaId, type: "audio/mp4" }],
  ["another message's", address.replaceAll("b", "f"), "audio/ogg", { mediaId: null, type: "audio/ogg" }],
  ["another account's", address.replaceAll("aaaa", "ffff"), "audio/ogg", { mediaId: null, type: "audio/ogg" }],
  ["with more behind it", `${address}/../../..`, "audio/ogg", { mediaId: null, type: "audio/ogg" }],
  ["a script", "javascript:alert(1)", "audio/ogg", { mediaId: null, type: "audio/ogg" }],
  ["of no type", address, "<script>", { mediaId, type: "application/octet-stream" }],
])("of a file's address nothing but the id is kept: one %s", (_, MediaUrl0, MediaContentType0, kept) => {
  expect(filesOf({ NumMedia: "1", MediaUrl0, MediaContentType0 })).toEqual([kept]);
});

test("a file that is counted but not named has no id", () => {
  expect(filesOf({ NumMedia: "1" })).toEqual([{ mediaId: null, type: "application/octet-stream" }]);
});

test.each([
  ["0", 0],
  ["10", 10],
  ["11", 10],
  ["1e9", 10],
  ["Infinity", 10],
  ["-1", 0],
  ["many", 0],
  ["1.9", 1],
])("a message said to have %s files has %i", (NumMedia, count) => {
  expect(filesOf({ NumMedia })).toHaveLength(count);
});
