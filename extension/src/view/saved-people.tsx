import type { FoundPerson } from "@contract/extension";
import { useEffect, useState } from "react";
import type { RecentSave, State } from "../messages.ts";
import type { Outside } from "./outside.ts";
import { Button, Section, Written } from "./parts.tsx";

const TYPED_FOR_MS = 250;

/** A search among the people in Tracker, and those that were saved last. */
export function SavedPeople({ outside, state }: { outside: Outside; state: State }) {
  const [words, setWords] = useState("");
  const [found, setFound] = useState<{ words: string; people: FoundPerson[]; reason: string | null } | null>(null);
  const sought = words.trim();
  useEffect(() => {
    if (sought === "") return;
    let isOver = false;
    const timer = setTimeout(() => {
      outside.send({ kind: "search", words: sought }).then(
        (reply) => !isOver && setFound({ words: sought, ...reply }),
        () => undefined,
      );
    }, TYPED_FOR_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [outside, sought]);

  const isShown = sought !== "" && found?.words === sought;
  return (
    <Section title={isShown ? "Found" : "Recently added"}>
      <input
        type="search"
        aria-label="Search your people"
        placeholder="Search your people"
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      {isShown && found.reason !== null && <p className="quiet">{found.reason}</p>}
      {isShown && found.reason === null && found.people.length === 0 && <p className="quiet">Nobody of that name.</p>}
      {!isShown && state.recent.length === 0 && <p className="quiet">People you add show up here.</p>}
      <ul className="list">
        {(isShown ? found.people : state.recent).map(({ id, name, company }: Partial<FoundPerson> & RecentSave) => (
          <li key={id}>
            <a href={`${state.baseUrl}/people/${id}`} target="_blank" rel="noreferrer">
              <Written>{name}</Written>
              {company && <Written className="quiet">{company}</Written>}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface WaitingListProps {
  waiting: State["waiting"];
  onRetry: () => void;
  onDismiss: (id: string) => void;
}

/** What is not at the server yet, and what it refused. */
export function WaitingList({ waiting, onRetry, onDismiss }: WaitingListProps) {
  if (waiting.length === 0) return null;
  return (
    <Section title="Waiting to be sent">
      <ul className="list">
        {waiting.map(({ id, label, reason }) => (
          <li key={id} className="waiting">
            <span>
              <Written>{label}</Written>
              {reason !== null && <span className="bad-text">{reason}</span>}
            </span>
            {reason !== null && (
              <Button look="ghost" aria-label={`Remove: ${label}`} onClick={() => onDismiss(id)}>
                Remove
              </Button>
            )}
          </li>
        ))}
      </ul>
      {waiting.some(({ reason }) => reason === null) && <Button onClick={onRetry}>Send now</Button>}
    </Section>
  );
}
