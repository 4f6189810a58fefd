import type { ChatMessage } from "./chat-state";

/** An answer as it is said aloud: without marks and addresses. */
export function spoken({ content, actions, status }: ChatMessage): string {
  if (status === "loading") return "The assistant is answering.";
  const words = content
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/[*_`#>|]/g, "")
    .replace(/^\s*[-+]\s+/gm, "")
    .trim();
  const waiting = actions.filter((action) => action.status === "proposed").map(({ title }) => title);
  return [words, ...waiting.map((title) => `Waiting for your confirmation: ${title}.`)].filter(Boolean).join(" ");
}

/** Says to those who listen that an answer is on its way and then, once and whole, what it is. A failure is said by its own alert. */
export function Announcement({ message }: { message: ChatMessage | undefined }) {
  return (
    <p role="status" className="sr-only">
      {message?.role === "assistant" && message.status !== "failed" ? spoken(message) : ""}
    </p>
  );
}
