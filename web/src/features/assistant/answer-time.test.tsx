import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { AnswerText } from "./answer-text";

const SHAPES = [
  ...[
    "\n",
    " ",
    "a ",
    "<a",
    "<a>",
    "<!--",
    "<!--a-->",
    "[",
    "]",
    "![",
    "[]",
    "](",
    "![](",
    "[](",
    "[](a",
    "[a](b) ",
    "[a]: b\n",
    "[a\n",
  ],
  ...[
    "`",
    "`a",
    "``a`",
    "```\n",
    "~~~\n",
    "*",
    "**",
    "*a ",
    "**a ",
    "*a**a",
    "_",
    "_a",
    "a_b",
    "*a_ ",
    "#",
    "# \n",
    "- ",
    "- a\n",
    "1. ",
  ],
  ...[
    "> ",
    ">\n",
    "| a ",
    "|a|\n",
    "|-|\n",
    "|a|\n|-|\n",
    "\\",
    "\\\n",
    "&",
    "&amp;",
    "&#0;",
    "  \n",
    "    a\n",
    "\t",
    "---\n",
    "a\n===\n",
    "<",
    ":",
    "😀",
    "\u0301",
  ],
];

/** Milliseconds of this thread's own work: other programs do not count. */
function workOf(text: string): number {
  const before = process.threadCpuUsage();
  renderToStaticMarkup(
    <MemoryRouter>
      <AnswerText text={text} />
    </MemoryRouter>,
  );
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

const LENGTH = 1_000;
const FLOOR_MS = 250;

test("an answer of any shape is drawn in a time that grows as its length", () => {
  workOf("What **you** _have_ to `know`:\n\n- one\n- [two](/people)\n");
  const slow = SHAPES.flatMap((shape) => {
    const [short = 0, long = 0] = [LENGTH, 4 * LENGTH].map((length) => workOf(shape.repeat(length / shape.length)));
    return long > Math.max(FLOOR_MS, 8 * short) ? `${JSON.stringify(shape)}: ${short} and ${long} ms` : [];
  });
  expect(slow).toEqual([]);
});

test("an answer of too many marks is shown as it is written", () => {
  const text = "1. ".repeat(300);
  expect(renderToStaticMarkup(<AnswerText text={text} />)).toContain(text);
  const list = "- one\n  - **two**\n    - three\n";
  expect(renderToStaticMarkup(<AnswerText text={list} />)).toContain("<strong");
});
