import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { cors } from "hono/cors";
import { routePath } from "hono/route";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { IDEMPOTENCY_KEY } from "../_shared/contract/endpoint.ts";
import { AUDIO_MAX_BYTES, transcribeAudio } from "../_shared/contract/whisper.ts";
import { LanguageModelError } from "../_shared/language-model/language-model.ts";
import { StoreError } from "../_shared/stores/store-error.ts";
import { mountAuth } from "./auth/auth.ts";
import { mountFounders } from "./founders/founders.ts";
import { mountAi } from "./ai/ai.ts";
import { mountAssistant } from "./assistant/assistant.ts";
import { mountActivities } from "./activities/activities.ts";
import { mountCustomFields } from "./custom-fields/custom-fields.ts";
import { mountDataSources } from "./data-sources/data-sources.ts";
import { mountExtension } from "./extension/extension.ts";
import { mountFeeds } from "./feeds/feeds.ts";
import { mountHooks } from "./hooks/hooks.ts";
import { mountFeedback } from "./feedback/feedback.ts";
import { mountOpenApi } from "./openapi/openapi.ts";
import { mountPosts } from "./posts/posts.ts";
import { mountProfile } from "./profile/profile.ts";
import { mountTasks } from "./tasks/tasks.ts";
import { mountTokens } from "./tokens/tokens.ts";
import { mountTrash } from "./trash/trash.ts";
import { mountWhisper } from "./whisper/whisper.ts";
import { mountNotes } from "./notes/notes.ts";
import type { ApiEnv, Outside } from "./outside.ts";
import { mountRefresh } from "./refresh/refresh.ts";
import { Refusal } from "./refusal.ts";

/** The longest note, with every character written as a JSON escape, fits. */
const BODY_MAX_BYTES = 256 * 1024;
/** What a form puts around its file. */
const FORM_MAX_BYTES = 4 * 1024;

/** The JSON API of spec §7. Errors are `{ error, details? }`. */
export function createApp(outside: Outside): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  // The only credential is a header that a page must set itself, so any origin may ask: nothing rides along by itself.
  app.use(
    cors({
      origin: "*",
      allowMethods: ["GET", "POST", "PUT", "PATCH", "DELETE"],
      allowHeaders: ["Authorization", "Content-Type", "apikey", "x-client-info", IDEMPOTENCY_KEY],
      // Pages of other origins read no header that is not named here.
      exposeHeaders: ["Retry-After"],
      maxAge: 600,
    }),
  );
  app.use(async (c, next) => {
    c.set("outside", outside);
    await next();
    if (!c.res.headers.has("Cache-Control")) c.header("Cache-Control", "no-store");
    c.header("X-Content-Type-Options", "nosniff");
  });
  const bodiesUpTo = (maxSize: number) =>
    bodyLimit({
      maxSize,
      onError: () => {
        throw new Refusal("The request is too big.", 413);
      },
    });
  const usual = bodiesUpTo(BODY_MAX_BYTES);
  const recordings = bodiesUpTo(AUDIO_MAX_BYTES + FORM_MAX_BYTES);
  app.use((c, next) => {
    // A vendor sends along what a run gave, of any size, and nobody reads it.
    if (c.req.path.startsWith("/api/hooks/")) return next();
    return c.req.path === `/api${transcribeAudio.path}` ? recordings(c, next) : usual(c, next);
  });

  const api = new Hono<ApiEnv>();
  mountAuth(api);
  // Before founders: /founders/refresh-status is not a founder's id.
  mountRefresh(api);
  mountFounders(api);
  mountNotes(api);
  mountPosts(api);
  mountFeeds(api);
  mountDataSources(api);
  mountTasks(api);
  mountCustomFields(api);
  mountActivities(api);
  mountAi(api);
  mountAssistant(api);
  mountWhisper(api);
  mountTrash(api);
  mountProfile(api);
  mountTokens(api);
  mountOpenApi(api);
  mountFeedback(api);
  mountExtension(api);
  mountHooks(api);
  app.route("/api", api);

  app.notFound((c) => c.json({ error: "Not found" }, 404));
  app.onError((error, c) => {
    if (error instanceof Refusal) {
      if (error.retryAfterSeconds !== undefined) c.header("Retry-After", String(error.retryAfterSeconds));
      return c.json({ error: error.message, details: error.details }, error.status);
    }
    if (error instanceof LanguageModelError) return c.json({ error: error.message }, 502);
    if (error instanceof StoreError && error.status < 500) {
      if (error.retryAfterSeconds !== null) c.header("Retry-After", String(error.retryAfterSeconds));
      return c.json({ error: error.message }, error.status as ContentfulStatusCode);
    }
    outside.logError(`${c.req.method} ${routePath(c)}: ${error.name}: ${error.message}${causeOf(error)}`);
    return c.json(
      { error: error instanceof StoreError ? error.message : "Something went wrong. Please try again." },
      500,
    );
  });
  return app;
}

/** The database's own words, which are for the log and never for a reply. */
function causeOf({ cause }: Error): string {
  return typeof cause === "object" && cause !== null && "message" in cause ? ` (${String(cause.message)})` : "";
}
