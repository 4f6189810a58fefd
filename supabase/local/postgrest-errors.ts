/** PostgREST's table of SQL states (docs.postgrest.org, "Errors"), longest prefix first; what is not in it answers 400. */
const STATUS_OF_STATE: [prefix: string, status: number][] = [
  ["53400", 500],
  ["25006", 405],
  ["23503", 409],
  ["23505", 409],
  ["42883", 404],
  ["42P01", 404],
  ["42P17", 500],
  ["P0001", 400],
  ["57014", 500],
  ["08", 503],
  ["09", 500],
  ["0L", 403],
  ["0P", 403],
  ["25", 500],
  ["28", 403],
  ["2D", 500],
  ["38", 500],
  ["39", 500],
  ["3B", 500],
  ["40", 500],
  ["53", 503],
  ["54", 500],
  ["55", 500],
  ["57", 500],
  ["58", 500],
  ["F0", 500],
  ["HV", 500],
  ["P0", 500],
  ["XX", 500],
];

interface DatabaseError {
  code: string;
  message: string;
  detail?: string;
  hint?: string;
}

function isDatabaseError(error: unknown): error is Error & DatabaseError {
  return (
    error instanceof Error && "code" in error && typeof error.code === "string" && /^[0-9A-Z]{5}$/.test(error.code)
  );
}

/** States that `@supabase/lite` answers as PostgREST does already, with details that only it knows. */
const LEFT_ALONE = /^(PT|PGRST|42|23503|23505|25006)/;

/**
 * Puts a database error into the form in which a function may dictate the whole reply (state `PGRST`), because lite answers
 * every state that it does not know, a failed CHECK and a plain `raise` among them, with 500 and no code.
 */
export function asPostgrestError(error: unknown): unknown {
  if (!isDatabaseError(error) || LEFT_ALONE.test(error.code)) return error;
  const { code, message, detail: details = null, hint = null } = error;
  const status = STATUS_OF_STATE.find(([prefix]) => code.startsWith(prefix))?.[1] ?? 400;
  return Object.assign(new Error(JSON.stringify({ code, message, details, hint })), {
    code: "PGRST",
    detail: JSON.stringify({ status, headers: {} }),
  });
}
