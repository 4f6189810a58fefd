import { expect, test } from "vitest";
import { audioKind, isAmr } from "./audio-kind.ts";

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test.each([
  ["\x1a\x45\xdf\xa3", "webm"],
  ["\0\0\0\x18ftypM4A ", "mp4"],
  ["\0\0\0\x18ftypmp42", "mp4"],
  ["RIFF\0\0\0\0WAVEfmt ", "wav"],
  ["OggS\0\x02", "ogg"],
  ["fLaC\0", "flac"],
  ["ID3\x04\0", "mp3"],
  ["\xff\xfb\x90\x64", "mp3"],
  ["\xff\xf3\x40\xc0", "mp3"],
])("%j is a recording: %s", (text, kind) => {
  expect(audioKind(bytesOf(text))).toBe(kind);
});

test.each([
  ["", false],
  ["<html>", false],
  ["RIFFxxxxAVI LIST", false],
  ["\xff\xd8\xff\xe0", false],
  ["\xff\xf1\x50\x80", false],
  ["\xff\xff\xff\xff", false],
  ["\x89PNG\r\n\x1a\n", false],
  ["#!AMR\n", true],
  ["#!AMR-WB\n", true],
  ["\0\0\0\x18ftyp3gp5", true],
])("%j is none, and whether it is a phone's own kind: %s", (text, isPhones) => {
  expect([audioKind(bytesOf(text)), isAmr(bytesOf(text))]).toEqual([null, isPhones]);
});
