import postgres from "postgres";
import { endpoints } from "../../functions/_shared/contract/endpoints.ts";
import { firstOf, type Proof } from "../proof.ts";
import { serveBrokenApi } from "./broken-api.ts";
import { fuzz, type FuzzResult, statusesOf } from "./fuzz-run.ts";

const REQUESTS = { short: 1_200, long: 100_000 };
const CONTROL_REQUESTS = 240;

const forms = endpoints.filter(({ body }) => body === "multipart");

const count = ({ faults }: FuzzResult, wanted: string) => faults.filter(({ kind }) => kind === wanted).length;

/** Bad input does no harm: whatever is sent to whatever route, the answer is a declared one and a refusal changes nothing. */
export const badInput: Proof = {
  name: "fuzz",
  claim: "whatever is sent, no route fails, answers in an undeclared shape, or changes anything that it refuses",
  needsEmbedded: false,
  async run({ stack, seed, size, say }) {
    const sql = postgres(stack.dbUrl, { max: 8, onnotice: () => undefined });
    const broken = await serveBrokenApi(stack.api, sql);
    try {
      const began = performance.now();
      const result = await fuzz({ stack, sql, api: stack.api, requests: REQUESTS[size], seed, say });
      const seconds = (performance.now() - began) / 1000;
      const control = await fuzz({ stack, sql, api: broken.url, requests: CONTROL_REQUESTS, seed, say });
      const planted = {
        crashes: count(control, "5xx"),
        shapes: count(control, "undeclared"),
        writes: count(control, "changed"),
      };
      return {
        figures: {
          "routes tried": `${result.routes.size} of ${endpoints.length}`,
          "routes that took a request": `${result.taken.size} of ${endpoints.length}`,
          requests: result.requests,
          "answers of 5xx": count(result, "5xx"),
          "answers of an undeclared shape": count(result, "undeclared"),
          "refusals that changed something": count(result, "changed"),
          "answers of 429": count(result, "limited"),
          "answers with another user's canary": count(result, "canary"),
          statuses: statusesOf(result),
          "requests per second": result.requests / seconds,
        },
        ok:
          result.faults.length === 0 &&
          result.routes.size === endpoints.length &&
          forms.every((form) => result.taken.has(form)),
        control: {
          "planted crashes, shapes and writes seen": `${planted.crashes}, ${planted.shapes}, ${planted.writes}`,
        },
        controlFailed: Object.values(planted).every((seen) => seen > 0),
        faults: firstOf(result.faults.map(({ kind, words }) => `${kind}: ${words}`)),
      };
    } finally {
      await broken.stop();
      await sql.end();
    }
  },
};
