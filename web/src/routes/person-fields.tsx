import type { PersonRow } from "@contract/founder-list";
import { PersonFeeds } from "@/features/feeds/person-feeds";
import { RecordPanel } from "@/features/people-table/record-panel";
import { NextTaskLink } from "@/features/tasks/next-task-link";

/** Every field of a person, and what is followed of them. */
export default function PersonFields({ person }: { person: PersonRow }) {
  return (
    <>
      <RecordPanel person={person} nextTask={<NextTaskLink founderId={person.id} />} />
      <PersonFeeds person={person} />
    </>
  );
}
