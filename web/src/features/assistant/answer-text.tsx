import Markdown, { type Components } from "react-markdown";
import { Link } from "react-router-dom";
import { safeUrl } from "@/lib/safe-url";
import { answerBlocks } from "./answer-blocks";

/** Where an answer may lead outside: the network that profiles and posts are on. */
const NETWORK_HOST = /^(?:[a-z]{2,3}\.)?linkedin\.com$/;

/** `url` when an answer may link to it: a path of our own, or an address of the network. */
export function answerLink(url: string | undefined): string | null {
  const safe = safeUrl(url);
  if (safe === null || safe.startsWith("/")) return safe;
  return NETWORK_HOST.test(new URL(safe).hostname.replace(/^www\./, "")) ? safe : null;
}

const linkStyle = "text-primary-text underline underline-offset-2";

const components: Components = {
  a({ href, children }) {
    const link = answerLink(href);
    if (link === null) return <>{children}</>;
    if (link.startsWith("/")) {
      return (
        <Link to={link} className={linkStyle}>
          {children}
        </Link>
      );
    }
    return (
      <a href={link} target="_blank" rel="noreferrer noopener" className={linkStyle}>
        {children}
      </a>
    );
  },
  p: ({ children }) => <p className="my-1.5 first:mt-0 last:mb-0">{children}</p>,
  ul: ({ children }) => <ul className="my-1.5 list-disc space-y-0.5 ps-4">{children}</ul>,
  ol: ({ children }) => <ol className="my-1.5 list-decimal space-y-0.5 ps-5">{children}</ol>,
  strong: ({ children }) => <strong className="font-semibold">{children}</strong>,
  // What is too wide scrolls in its own box, by key too; the panel does not.
  pre: ({ children }) => (
    <pre tabIndex={0} className="bg-secondary rounded-control my-1.5 overflow-x-auto p-2 text-sm">
      {children}
    </pre>
  ),
  // An answer is part of the panel, not of the page's outline.
  h1: ({ children }) => <p className="my-1.5 font-semibold">{children}</p>,
  h2: ({ children }) => <p className="my-1.5 font-semibold">{children}</p>,
  h3: ({ children }) => <p className="my-1.5 font-semibold">{children}</p>,
};

const ALLOWED = ["a", "p", "ul", "ol", "li", "strong", "em", "code", "pre", "blockquote", "br", "h1", "h2", "h3"];

function SafeMarkdown({ children }: { children: string }) {
  return (
    <Markdown skipHtml unwrapDisallowed allowedElements={ALLOWED} components={components} urlTransform={(url) => url}>
      {children}
    </Markdown>
  );
}

function AnswerTable({ head, rows }: { head: string[]; rows: string[][] }) {
  return (
    <div tabIndex={0} role="region" aria-label="Table" className="rounded-control my-1.5 overflow-x-auto border">
      <table className="w-max min-w-full text-sm">
        <thead className="bg-secondary">
          <tr>
            {head.map((cell, no) => (
              <th key={no} scope="col" className="px-2 py-1 text-start font-medium">
                <SafeMarkdown>{cell}</SafeMarkdown>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={at} className="border-t">
              {head.map((_, no) => (
                <td key={no} dir="auto" className="max-w-64 px-2 py-1 align-top">
                  <SafeMarkdown>{row[no] ?? ""}</SafeMarkdown>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Markdown of an answer: no HTML, no images, and no link but to our own records and the network. */
export function AnswerText({ text }: { text: string }) {
  return (
    <div dir="auto" className="min-w-0 wrap-break-word">
      {answerBlocks(text).map((block, at) => {
        if (block.kind === "table") return <AnswerTable key={at} {...block} />;
        if (block.kind === "text") return <SafeMarkdown key={at}>{block.text}</SafeMarkdown>;
        return (
          <p key={at} className="whitespace-pre-wrap">
            {block.text}
          </p>
        );
      })}
    </div>
  );
}
