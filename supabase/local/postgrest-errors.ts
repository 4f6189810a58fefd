/** PostgREST's table of SQL states (docs.postgrest.org, "Errors"), longest prefix first; what is not in it answers 400. */
const STATUS_OF_STATE: [prefix: string, status: number][] = [
  ["53400", 500],
  ["57P01", 503],
  ["57P03", 503],
  ["21000", 500],
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

/** What postgres.js says when a connection is lost or refused; PostgREST calls that PGRST001. */
const NO_CONNECTION = /^(CONNECTION_(CLOSED|ENDED|DESTROYED)|CONNECT_TIMEOUT|ECONN(REFUSED|RESET)|EPIPE)$/;

const isConnectionLost = (error: unknown) =>
  error instanceof Error && "code" in error && NO_CONNECTION.test(String(error.code));

/** States whose status hangs on what is said: `safeupdate`'s refusal, and a token of a role that is not there. */
function statusOf({ code, message }: DatabaseError): number {
  if (code === "21000" && message.includes("requires a WHERE clause")) return 400;
  if (code === "22023" && /^role ".*" does not exist$/.test(message)) return 401;
  return STATUS_OF_STATE.find(([prefix]) => code.startsWith(prefix))?.[1] ?? 400;
}

function asReply(status: number, body: { code: string; message: string; details: string | null; hint: string | null }) {
  return Object.assign(new Error(JSON.stringify(body)), {
    code: "PGRST",
    detail: JSON.stringify({ status, headers: {} }),
  });
}

const UNAVAILABLE = 503;
const LOST = "Database client error. Retrying the connection.";

/**
 * Whether a value is of another JSON type than its column or argument. postgres.js refuses a number or an object for a list or a time
 * before Postgres sees it, where PostgREST answers 400. Lists in more than six levels are 500 with PostgREST; here they are refused too.
 */
function isOfAnotherType(error: unknown): boolean {
  if (!(error instanceof Error) || !("code" in error)) return false;
  return error.code === "ERR_INVALID_ARG_TYPE" || (error.code === "54000" && error.message.includes("dimensions"));
}

/** The answer of REST or Auth to an error that nothing in them caught, in the form of each: 503 for a lost connection, else 500. */
export function answerFailure(error: unknown, isAuth: boolean): Response {
  const isLost = isConnectionLost(error) || (isDatabaseError(error) && statusOf(error) === UNAVAILABLE);
  if (!isLost) console.error(error);
  const status = isLost ? 503 : 500;
  const message = isLost ? LOST : "Something went wrong.";
  const headers: Record<string, string> = isLost ? { "retry-after": "1" } : {};
  if (isAuth)
    return Response.json({ code: status, error_code: "unexpected_failure", msg: message }, { status, headers });
  return Response.json(
    { code: isLost ? "PGRST001" : "PGRSTX00", message, details: null, hint: null },
    { status, headers },
  );
}

/** States that `@supabase/lite` answers as PostgREST does already, with details that only it knows. */
const LEFT_ALONE = /^(PT|PGRST|42|23503|23505|25006)/;

/**
 * Puts a database error into the form in which a function may dictate the whole reply (state `PGRST`), because lite answers
 * every state that it does not know, a failed CHECK and a plain `raise` among them, with 500 and no code.
 */
export function asPostgrestError(error: unknown): unknown {
  if (error instanceof Error && isConnectionLost(error))
    return asReply(503, { code: "PGRST001", message: LOST, details: error.message, hint: null });
  if (isOfAnotherType(error))
    return asReply(400, { code: "22P02", message: "A value does not fit its type.", details: null, hint: null });
  if (!isDatabaseError(error) || LEFT_ALONE.test(error.code)) return error;
  const { code, message, detail: details = null, hint = null } = error;
  return asReply(statusOf(error), { code, message, details, hint });
}
