import type { NewFounder } from "@contract/founders";
import { ADD_PERSON_POLL_MS } from "@contract/refresh";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useReducer } from "react";
import { refreshStatusQuery } from "@/features/refresh/refresh.queries";
import { addFounderSentence } from "./add-person-errors";
import { addPersonReducer, addPersonStart } from "./add-person-flow";
import { useAddFounder } from "./add-founder.queries";
import { useReloadFounders } from "./founders.queries";

const TICK_MS = 1_000;

/** Runs Add New Person: adds, polls the queue, counts down, closes and reads the table again. */
export function useAddPerson({ onAdded, onDone }: { onAdded: () => void; onDone: () => void }) {
  const [state, dispatch] = useReducer(addPersonReducer, addPersonStart);
  const add = useAddFounder();
  const reload = useReloadFounders();
  const polling = state.phase === "polling";
  const running = polling || state.phase === "closing";

  const { data, error, dataUpdatedAt, errorUpdatedAt } = useQuery({
    ...refreshStatusQuery,
    staleTime: 0,
    enabled: polling,
    refetchInterval: ADD_PERSON_POLL_MS,
  });
  const since = state.phase === "polling" ? state.since : Infinity;
  useEffect(() => {
    // What was known before the person was added says nothing about their job.
    if (data && dataUpdatedAt > since) dispatch({ type: "polled", at: dataUpdatedAt, queue: data });
  }, [data, dataUpdatedAt, since]);
  useEffect(() => {
    if (error && errorUpdatedAt > since) dispatch({ type: "poll failed" });
  }, [error, errorUpdatedAt, since]);

  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => dispatch({ type: "ticked", at: Date.now() }), TICK_MS);
    return () => clearInterval(timer);
  }, [running]);

  const closed = state.phase === "closed";
  useEffect(() => {
    if (!closed) return;
    void reload();
    onDone();
  }, [closed, reload, onDone]);

  const submit = (person: NewFounder) => {
    dispatch({ type: "submitted" });
    add.mutate(person, {
      onSuccess: ({ isWaiting }) => {
        dispatch(isWaiting ? { type: "kept" } : { type: "added", at: Date.now() });
        onAdded();
      },
      onError: (refusal) => dispatch({ type: "refused", message: addFounderSentence(refusal) }),
    });
  };
  return {
    state,
    added: add.data?.isWaiting === false ? add.data.reply : null,
    /** Who was added, or is kept for it. */
    name: add.isSuccess ? add.variables.name : null,
    submit,
  };
}
