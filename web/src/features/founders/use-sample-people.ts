import type { SuggestedPerson } from "@contract/founders";
import { useIsMutating, useQuery } from "@tanstack/react-query";
import { useUserId } from "@/features/session/session.queries";
import { keep, readKept, useKept } from "@/lib/kept-in-browser";
import { useOutbox } from "@/lib/outbox/use-outbox";
import { statusOf } from "@/lib/query-client";
import { toast } from "@/lib/toast";
import { useMutationOnce } from "@/lib/use-mutation-once";
import { addFounderEdit, asFounderToAdd } from "./add-founder.queries";
import { addFounderSentence } from "./add-person-errors";
import { WAITING_PERSON } from "./add-person-flow";
import { suggestionsQuery } from "./founders.queries";
import { SAMPLES, SAMPLES_DISMISSED, SAMPLES_KEPT, samplesAdded } from "./samples-kept";

const ADD_KEY = ["founders", "add samples"] as const;
const ALREADY_FOLLOWED = 409;

/** The sample people that are still offered, and how to add or dismiss them. */
export function useSamplePeople({ isFirst }: { isFirst: boolean }) {
  const userId = useUserId();
  const [kept, change] = useKept(userId, SAMPLES_KEPT);
  const { data, isPending, isError, refetch } = useQuery(suggestionsQuery);
  const add = useAddSamples(userId, isFirst);
  const isAdding = useIsMutating({ mutationKey: ADD_KEY }) > 0;
  const left = isFirst ? SAMPLES : SAMPLES - samplesAdded(kept);
  return {
    people: data?.slice(0, left) ?? [],
    at: (profileUrl: string) => data?.find((person) => person.profileUrl === profileUrl),
    /** Nobody is offered: posts come from a real source, or everybody is followed. */
    isNone: data?.length === 0,
    isPending,
    isError,
    retry: () => void refetch(),
    isAdding,
    add: (people: SuggestedPerson[]) => {
      if (!isAdding) add(people);
    },
    dismiss: () => change(SAMPLES_DISMISSED),
  };
}

/** Adds sample people one after the other, the first of them on top, and goes on when the screen has changed. */
function useAddSamples(userId: string, isFirst: boolean) {
  const outbox = useOutbox();
  const { mutate } = useMutationOnce({
    mutationKey: ADD_KEY,
    mutationFn: async (people: SuggestedPerson[]) => {
      if (isFirst) keep(userId, SAMPLES_KEPT, "");
      let waiting = 0;
      for (const person of people.toReversed()) {
        try {
          const { isWaiting } = await outbox.submit(addFounderEdit, asFounderToAdd(person));
          if (isWaiting) waiting += 1;
        } catch (error) {
          if (statusOf(error) !== ALREADY_FOLLOWED) throw error;
        }
        keep(userId, SAMPLES_KEPT, String(Math.min(samplesAdded(readKept(userId, SAMPLES_KEPT)) + 1, SAMPLES)));
      }
      return waiting;
    },
    onSuccess: (waiting) => {
      if (waiting > 0) toast.good(WAITING_PERSON);
    },
    onError: (error) => toast.bad(addFounderSentence(error)),
  });
  return mutate;
}
