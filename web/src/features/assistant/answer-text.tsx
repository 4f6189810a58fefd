import Markdown, { type Components } from "react-markdown";
import { Link } from "react-router-dom";
import { safeUrl } from "@/lib/safe-url";

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
  // An answer is part of the panel, not of the page's outline.
  h1: ({ children }) => <p className="my-1.5 font-semibold">{children}</p>,
  h2: ({ children }) => <p className="my-1.5 font-semibold">{children}</p>,
  h3: ({ children }) => <p className="my-1.5 font-semibold">{children}</p>,
};

const ALLOWED = ["a", "p", "ul", "ol", "li", "strong", "em", "code", "pre", "blockquote", "br", "h1", "h2", "h3"];

/** Markdown of an answer: no HTML, no images, and no link but to our own records and the network. */
export function AnswerText({ text }: { text: string }) {
  return (
    <div dir="auto" className="wrap-break-word">
      <Markdown skipHtml unwrapDisallowed allowedElements={ALLOWED} components={components} urlTransform={(url) => url}>
        {text}
      </Markdown>
    </div>
  );
}
