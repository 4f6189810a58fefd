import type { Founder } from "@contract/founders";
import { useQuery } from "@tanstack/react-query";
import { Sparkles } from "lucide-react";
import { useState } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import { analysisQuery } from "./analysis.queries";

/** The themes of a person's posts, in a few words, with what made them. */
export function PersonAnalysis({ person }: { person: Founder }) {
  const [isAsked, setAsked] = useState(false);
  const { data, error, isFetching, refetch } = useQuery({ ...analysisQuery(person), enabled: isAsked });
  // There is nothing to be read yet.
  if (person.lastPostDate === null) return null;
  if (!isAsked) {
    return (
      <Button size="sm" onClick={() => setAsked(true)}>
        <Sparkles aria-hidden className="size-4" />
        What do they post about?
      </Button>
    );
  }
  return (
    <section
      aria-label="What they post about"
      aria-busy={isFetching}
      className="rounded-card bg-muted grid min-w-0 basis-full gap-2 border p-4"
    >
      <h2 className="text-sm font-semibold">What they post about</h2>
      {isFetching && !data && (
        <p role="status" className="text-muted-foreground flex items-center gap-2 text-sm">
          <Spinner className="size-4" /> Reading the posts…
        </p>
      )}
      {error && !isFetching && (
        <p role="alert" className="text-bad-foreground flex flex-wrap items-center gap-2 text-sm">
          {error.message}
          <Button size="sm" onClick={() => void refetch()}>
            Retry
          </Button>
        </p>
      )}
      {data?.summary === null && <p className="text-muted-foreground text-sm">There are no posts with words yet.</p>}
      {data?.summary != null && (
        <>
          <p dir="auto" className="text-left text-sm wrap-break-word whitespace-pre-line">
            {data.summary}
          </p>
          <p className="flex flex-wrap gap-1">
            {data.themes.map((theme) => (
              <Badge key={theme}>{theme}</Badge>
            ))}
          </p>
          <p className="text-muted-foreground text-xs">
            {data.madeBy === "openai" ? "Written by the language model" : "Key points by the built-in model"} from{" "}
            {data.recentPosts.length === 1 ? "1 post" : `${data.recentPosts.length} posts`}.
          </p>
        </>
      )}
    </section>
  );
}
