import type { PersonCard } from "@contract/extension";
import type { ReadFields } from "@contract/page-reading";
import { datedDay } from "@contract/posts";
import { useState } from "react";
import type { Outcome } from "../messages.ts";
import { type Difference, differencesOf } from "./differences.ts";
import type { Outside } from "./outside.ts";
import { Button, dayOf, Notice, Section, Written } from "./parts.tsx";
import { NoteForm, TaskForm } from "./person-forms.tsx";

interface SavedPersonProps {
  outside: Outside;
  baseUrl: string;
  tabId: number;
  person: PersonCard;
  fields: ReadFields;
  postCount: number;
  newPostCount: number;
  onPerson: (person: PersonCard) => void;
}

/** Someone who is in Tracker: what is known of them, and what can be added without leaving the page. */
export function SavedPerson({
  outside,
  baseUrl,
  tabId,
  person,
  fields,
  postCount,
  newPostCount,
  onPerson,
}: SavedPersonProps) {
  const { id, name, company, roleTitle, lastNote, openTasks, openTaskCount, latestSummary } = person;
  const onOutcome = (outcome: Outcome) => {
    if (outcome.state === "done") onPerson(outcome.person);
  };
  const forms = { outside, founderId: id, onOutcome };
  return (
    <>
      <header className="person">
        <span className="badge good">In Tracker</span>
        <h1>
          <Written>{name}</Written>
        </h1>
        {(roleTitle ?? company) !== null && (
          <Written className="quiet">{[roleTitle, company].filter(Boolean).join(" · ")}</Written>
        )}
        <a href={`${baseUrl}/people/${id}`} target="_blank" rel="noreferrer">
          Open in Tracker
        </a>
      </header>
      <Differences
        differences={differencesOf(fields, person)}
        onSuggest={() => outside.send({ kind: "save", tabId }).then(onOutcome)}
      />
      {latestSummary !== null && (
        <Section title={latestSummary.by === "builtin" ? "Key points" : "Summary"}>
          <Written className="text">{latestSummary.text}</Written>
          {latestSummary.postedAt !== null && (
            <p className="quiet">{datedDay(dayOf(latestSummary.postedAt), latestSummary.dating ?? "exact")}</p>
          )}
        </Section>
      )}
      {postCount > 0 && (
        <Posts
          inView={postCount}
          count={newPostCount}
          handIn={() => outside.send({ kind: "posts", tabId, founderId: id })}
        />
      )}
      <Section title="Last note">
        {lastNote !== null && (
          <>
            <Written className="text">{lastNote.content}</Written>
            <p className="quiet">{dayOf(lastNote.createdAt)}</p>
          </>
        )}
        <NoteForm key={`note ${id}`} {...forms} />
      </Section>
      <Section title={openTaskCount === 0 ? "Tasks" : `Open tasks (${openTaskCount})`}>
        <ul className="list">
          {openTasks.map((task) => (
            <li key={task.id}>
              <Written>{task.title}</Written>
              {task.dueOn !== null && <span className="quiet">{dayOf(task.dueOn)}</span>}
            </li>
          ))}
        </ul>
        <TaskForm key={`task ${id}`} {...forms} />
      </Section>
    </>
  );
}

/** What the page says otherwise. It is suggested; only the user changes what they have, in Tracker. */
function Differences({ differences, onSuggest }: { differences: Difference[]; onSuggest: () => Promise<void> }) {
  const [isBusy, setBusy] = useState(false);
  if (differences.length === 0) return null;
  const isSuggested = differences.every((difference) => difference.isSuggested);
  const suggest = () => {
    setBusy(true);
    void onSuggest().finally(() => setBusy(false));
  };
  return (
    <Section title="This page says">
      <ul className="list">
        {differences.map(({ field, label, onPage, inTracker }) => (
          <li key={field}>
            <span className="quiet">{label}</span>
            <Written>{onPage}</Written>
            {inTracker !== null && (
              <span className="quiet">
                Tracker has <Written>{inTracker}</Written>
              </span>
            )}
          </li>
        ))}
      </ul>
      {isSuggested ? (
        <p className="quiet">Suggested in Tracker, where you can take it.</p>
      ) : (
        <Button disabled={isBusy} onClick={suggest}>
          Suggest in Tracker
        </Button>
      )}
    </Section>
  );
}

const posts = (count: number) => (count === 1 ? "1 post" : `${count} posts`);

interface PostsProps {
  inView: number;
  /** How many of them are new. */
  count: number;
  handIn: () => Promise<Outcome>;
}

function Posts({ inView, count, handIn }: PostsProps) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isBusy, setBusy] = useState(false);
  const press = () => {
    setBusy(true);
    const failed: Outcome = { state: "refused", reason: "Something went wrong. Please try again." };
    void handIn()
      .catch(() => failed)
      .then(setOutcome)
      .finally(() => setBusy(false));
  };
  return (
    <Section title="Posts in view">
      {count > 0 && (
        <Button disabled={isBusy} onClick={press}>
          {count < inView ? `Add ${count} more` : `Add ${posts(count)}`}
        </Button>
      )}
      {count === 0 && outcome === null && (
        <p className="quiet">{inView === 1 ? "It was added before." : `All ${inView} were added before.`}</p>
      )}
      {outcome !== null && (
        <Notice tone={outcome.state === "refused" ? "bad" : "good"}>{postsSentence(outcome)}</Notice>
      )}
    </Section>
  );
}

function postsSentence(outcome: Outcome): string {
  if (outcome.state === "refused") return outcome.reason;
  if (outcome.state !== "handed-in") return "Kept. They’re sent as soon as they can be.";
  const { added, known } = outcome.counts;
  if (added === 0) return known === 0 ? "None of them could be added." : "Tracker has them already.";
  return `${posts(added)} added${known === 0 ? "" : `, ${known} there already`}. Tracker sums them up next.`;
}
