import { useQuery } from "@tanstack/react-query";
import type { ChatMode } from "@contract/assistant";
import { Button } from "@/components/ui/button";
import { assistantQuery } from "./assistant.queries";

const promise: Record<ChatMode, string> = {
  agent: "Ask a question or tell me what to change. I'll ask before deleting or making big changes.",
  ask: "Ask about your people, their posts, your notes and tasks. Nothing changes in this mode.",
};

/** What an empty conversation says: who answers, what it may do, and something to begin with. */
export function ChatWelcome({ mode, onSuggestion }: { mode: ChatMode; onSuggestion: (text: string) => void }) {
  const assistant = useQuery(assistantQuery);
  return (
    <div className="m-auto grid max-w-80 gap-3 p-6 text-center text-base">
      <p className="font-medium">What can I do for you?</p>
      <p className="text-muted-foreground text-sm">{promise[mode]}</p>
      <div className="grid gap-1.5">
        {assistant.data?.suggestions.map((text) => (
          <Button
            key={text}
            size="sm"
            className="h-auto min-h-7 py-1 whitespace-normal"
            onClick={() => onSuggestion(text)}
          >
            {text}
          </Button>
        ))}
      </div>
    </div>
  );
}

/** One line on who answers. */
export function WhoAnswers() {
  const assistant = useQuery(assistantQuery);
  if (!assistant.data) return null;
  return assistant.data.madeBy === "builtin"
    ? "Basic assistant (no AI): understands common commands."
    : `Answers by ${assistant.data.model}. It can make mistakes.`;
}
