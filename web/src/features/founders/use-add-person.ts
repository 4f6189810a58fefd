import type { Founder, NewFounder } from "@contract/founders";
import { ADD_PERSON_POLL_MS } from "@contract/refresh";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from "react";
import { usePostsReach } from "@/features/data-sources/data-sources.queries";
import { refreshStatusQuery } from "@/features/refresh/refresh.queries";
import { useUserId } from "@/features/session/session.queries";
import { type Installation, installation } from "@/lib/installation";
import { keep, readKept } from "@/lib/kept-in-browser";
import { addFounderSentence } from "./add-person-errors";
import {
  type AddPersonEvent,
  addPersonReducer,
  addPersonStart,
  type AddPersonState,
  outcomeOf,
  whyUnknown,
} from "./add-person-flow";
import { useAddFounder } from "./add-founder.queries";
import { founderQuery, suggestionsQuery, useReloadFounders } from "./founders.queries";

const TICK_MS = 1_000;

interface AddPersonOptions {
  onAdded: () => void;
  onDone: () => void;
  can?: Installation;
}

/** Runs Add New Person: adds, polls the queue, tells what was found, counts down, closes and reads the table again. */
export function useAddPerson({ onAdded, onDone, can: built = installation }: AddPersonOptions) {
  const { readsLinkedIn, isKnown } = usePostsReach();
  const can = useMemo(
    () => ({ ...built, fetchesRealPosts: built.fetchesRealPosts || readsLinkedIn }),
    [built, readsLinkedIn],
  );
  const [state, dispatch] = useReducer(addPersonReducer, addPersonStart);
  const add = useAddFounder();
  const hasPosts = useHasPosts(can, isKnown);
  const celebration = useCelebration();
  const added = add.data?.isWaiting === false ? add.data.reply : null;
  useQueue(state, dispatch);
  useOutcome(state, dispatch, { founderId: added?.id, can, onFound: celebration.celebrate });
  useCountdown(state, dispatch, onDone);

  const pause = useCallback(() => dispatch({ type: "paused", at: Date.now() }), []);
  const resume = useCallback(() => dispatch({ type: "resumed", at: Date.now() }), []);

  const isBusy = useRef(false);
  const submit = (person: NewFounder) => {
    if (isBusy.current) return;
    isBusy.current = true;
    dispatch({ type: "submitted" });
    const isFindable = hasPosts(person.profileUrl);
    add.mutate(person, {
      onSuccess: ({ isWaiting }) => {
        if (isWaiting) dispatch({ type: "kept" });
        else if (isFindable) dispatch({ type: "added", at: Date.now() });
        else dispatch({ type: "nothing found", why: whyUnknown(can) });
        onAdded();
      },
      onError: (refusal) => dispatch({ type: "refused", message: addFounderSentence(refusal) }),
      onSettled: () => (isBusy.current = false),
    });
  };
  return {
    state,
    added,
    /** Who was added, or is kept for it. */
    name: add.isSuccess ? add.variables.name : null,
    isFirstFound: celebration.isOn,
    submit,
    /** Takes a refusal away: it was said of what was there before. */
    edited: () => dispatch({ type: "edited" }),
    /** Goes back to the form, for another person. */
    startOver: () => {
      add.reset();
      celebration.stop();
      dispatch({ type: "started over" });
    },
    pause,
    resume,
  };
}

type Dispatch = (event: AddPersonEvent) => void;

/** Polls the queue while the person's job is in it. */
function useQueue(state: AddPersonState, dispatch: Dispatch) {
  const { data, error, dataUpdatedAt, errorUpdatedAt } = useQuery({
    ...refreshStatusQuery,
    staleTime: 0,
    enabled: state.phase === "polling",
    refetchInterval: ADD_PERSON_POLL_MS,
  });
  const since = state.phase === "polling" ? state.since : Infinity;
  useEffect(() => {
    // What was known before the person was added says nothing about their job.
    if (data && dataUpdatedAt > since) dispatch({ type: "polled", at: dataUpdatedAt, queue: data });
  }, [data, dataUpdatedAt, since, dispatch]);
  useEffect(() => {
    if (error && errorUpdatedAt > since) dispatch({ type: "poll failed" });
  }, [error, errorUpdatedAt, since, dispatch]);
}

interface OutcomeOptions {
  founderId: Founder["id"] | undefined;
  can: Installation;
  onFound: () => void;
}

/** Reads what came of the job once the queue is empty. */
function useOutcome({ phase }: AddPersonState, dispatch: Dispatch, { founderId, can, onFound }: OutcomeOptions) {
  const client = useQueryClient();
  const id = phase === "settling" ? founderId : undefined;
  useEffect(() => {
    if (id === undefined) return;
    let isOver = false;
    client.query({ ...founderQuery(id), staleTime: 0 }).then(
      (founder) => {
        if (isOver) return;
        const outcome = outcomeOf(founder, can);
        if (outcome.isFound) onFound();
        dispatch(outcome.isFound ? { type: "found", at: Date.now() } : { type: "nothing found", why: outcome.why });
      },
      () => {
        if (!isOver) dispatch({ type: "poll failed" });
      },
    );
    return () => {
      isOver = true;
    };
  }, [id, client, can, onFound, dispatch]);
}

/** Ticks while something waits for the clock, and closes at the end of the countdown. */
function useCountdown({ phase }: AddPersonState, dispatch: Dispatch, onDone: () => void) {
  const reload = useReloadFounders();
  const isRunning = phase === "polling" || phase === "closing";
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => dispatch({ type: "ticked", at: Date.now() }), TICK_MS);
    return () => clearInterval(timer);
  }, [isRunning, dispatch]);

  const isClosed = phase === "closed";
  useEffect(() => {
    if (!isClosed) return;
    void reload();
    onDone();
  }, [isClosed, reload, onDone]);
}

/** Tells before anything is sent whether posts of a profile can be found; yes while that is not known. */
function useHasPosts(can: Installation, isReachKnown: boolean) {
  const { data } = useQuery({ ...suggestionsQuery, enabled: !can.fetchesRealPosts });
  return (profileUrl: string) =>
    can.fetchesRealPosts ||
    !isReachKnown ||
    data === undefined ||
    data.some((person) => person.profileUrl === profileUrl);
}

const KEPT = "first-person";

/** Confetti is for the first person whose posts this dialog finds, also when others came to the list in another way before. */
function useCelebration() {
  const userId = useUserId();
  const [isOn, setIsOn] = useState(false);
  const celebrate = useCallback(() => {
    if (readKept(userId, KEPT) !== "") return;
    keep(userId, KEPT, "celebrated");
    setIsOn(true);
  }, [userId]);
  const stop = useCallback(() => setIsOn(false), []);
  return { isOn, celebrate, stop };
}
