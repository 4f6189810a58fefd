import { expect, test } from "vitest";
import { connectionSentence } from "./connection-sentence";

test.each([
  [{ isOnline: true, waiting: 0, refused: 0 }, null],
  [{ isOnline: false, waiting: 0, refused: 0 }, "You are offline."],
  [{ isOnline: false, waiting: 1, refused: 0 }, "You are offline. 1 change will be saved when you are back."],
  [{ isOnline: true, waiting: 2, refused: 0 }, "2 changes are waiting for the server."],
  [{ isOnline: true, waiting: 1, refused: 1 }, "1 change could not be saved. 1 change is waiting for the server."],
])("says of %o: %s", (connection, sentence) => {
  expect(connectionSentence(connection)).toBe(sentence);
});
