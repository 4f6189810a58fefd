import type { SuggestedPerson } from "@contract/founders";
import { useQuery } from "@tanstack/react-query";
import { UserPlus } from "lucide-react";
import { Notice } from "@/components/notice";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import { toast } from "@/lib/toast";
import { addFounderSentence } from "./add-person-errors";
import { WAITING_PERSON } from "./add-person-flow";
import { useAddFounder } from "./add-founder.queries";
import { suggestionsQuery } from "./founders.queries";

const SHOWN = 6;

/** The table with nobody in it: what to do next, and some people to try it with. */
export default function NoPeople({ onAdd }: { onAdd: () => void }) {
  const suggestions = useQuery(suggestionsQuery);
  const people = suggestions.data?.slice(0, SHOWN) ?? [];
  return (
    <div className="min-h-0 flex-1 overflow-y-auto">
      <div className="grid min-h-full grid-cols-[minmax(0,1fr)] content-center justify-items-center gap-10 p-6 pb-24">
        <Notice
          title="Follow your first person"
          text="Add someone by the address of their LinkedIn profile. Their latest post, summed up, is here moments later."
        >
          <Button variant="primary" onClick={onAdd}>
            <UserPlus aria-hidden className="size-4" />
            Add a person
          </Button>
        </Notice>
        {people.length > 0 && <Suggestions people={people} />}
      </div>
    </div>
  );
}

function Suggestions({ people }: { people: SuggestedPerson[] }) {
  const add = useAddFounder();
  return (
    <section aria-labelledby="suggestions" className="w-full max-w-xl">
      <h2 id="suggestions" className="text-muted-foreground pb-2 text-sm font-medium">
        Or try someone from the demonstration network
      </h2>
      <ul className="rounded-card divide-y border">
        {people.map((person) => {
          const adding = add.isPending && add.variables.profileUrl === person.profileUrl;
          return (
            <li key={person.profileUrl} className="flex items-center gap-3 px-3 py-2">
              <div className="min-w-0 flex-1">
                <p dir="auto" className="truncate text-left text-base font-medium">
                  {person.name}
                </p>
                <p className="text-muted-foreground truncate text-sm">
                  <bdi>{person.roleTitle}</bdi>, <bdi>{person.company}</bdi>
                </p>
              </div>
              <Button
                size="sm"
                aria-label={`Add ${person.name}`}
                disabled={add.isPending}
                onClick={() =>
                  add.mutate(person, {
                    onSuccess: ({ isWaiting }) => isWaiting && toast.good(WAITING_PERSON),
                    onError: (error) => toast.bad(addFounderSentence(error)),
                  })
                }
              >
                {adding && <Spinner />}
                Add
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
