import type { Message } from "./conversations";

interface ThreadProps {
  messages: readonly Message[];
  label: string;
  /** On a tinted ground, where a tinted bubble would hardly show. */
  raised?: boolean;
}

/** Text messages as a phone shows them: yours on the right, Tracker's on the left. */
export function Thread({ messages, label, raised = false }: ThreadProps) {
  return (
    <ol aria-label={label} className="grid gap-2 text-base">
      {messages.map(({ from, text }) => (
        <li
          key={text}
          className={
            from === "you"
              ? "bg-primary text-primary-foreground max-w-[85%] justify-self-end rounded-[18px] rounded-ee-[4px] px-3.5 py-2"
              : `text-foreground justify-self-start rounded-[18px] rounded-es-[4px] px-3.5 py-2 ${raised ? "bg-popover shadow-low" : "bg-secondary max-w-[85%]"}`
          }
        >
          <span className="sr-only">{from === "you" ? "You: " : "Tracker: "}</span>
          {text.split("\n").map((line, index) => (
            <span key={line} className={index === 0 ? "block" : "mt-1.5 block"}>
              {line}
            </span>
          ))}
        </li>
      ))}
    </ol>
  );
}
