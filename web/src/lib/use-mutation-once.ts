import { type DefaultError, useMutation, type UseMutationOptions, type UseMutationResult } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";

/**
 * Runs one thing at a time. Asked again before it has ended, and before the screen has shown how it ended, it gives the run that
 * is under way. A flag in a ref, since `isPending` is a state: it is false in both presses of one frame.
 */
export function useOnce() {
  const running = useRef<Promise<unknown> | null>(null);
  const [ended, setEnded] = useState(0);
  useEffect(() => {
    running.current = null;
  }, [ended]);
  return useCallback(<Reply>(run: () => Promise<Reply>): Promise<Reply> => {
    // All runs of one hook are of one type.
    if (running.current) return running.current as Promise<Reply>;
    const begun = run();
    running.current = begun;
    const end = () => setEnded((count) => count + 1);
    begun.then(end, end);
    return begun;
  }, []);
}

/**
 * A mutation that creates something: pressed twice, it creates once. A form that has been saved stays shut until it is drawn
 * again, empty or gone, so that a second press cannot save the same text again.
 */
export function useMutationOnce<Data = unknown, Failure = DefaultError, Variables = void, Context = unknown>(
  options: UseMutationOptions<Data, Failure, Variables, Context>,
): UseMutationResult<Data, Failure, Variables, Context> {
  const result = useMutation(options);
  const once = useOnce();
  const { mutateAsync: ask } = result;
  const mutateAsync = useCallback<typeof ask>((...given) => once(() => ask(...given)), [once, ask]);
  const mutate = useCallback<typeof result.mutate>(
    (...given) => {
      mutateAsync(...given).catch(() => undefined);
    },
    [mutateAsync],
  );
  return { ...result, mutate, mutateAsync };
}
