import type { Endpoint } from "../../supabase/functions/_shared/contract/endpoint.ts";
import { exampleBodies, exampleFiles, exampleQueries } from "./examples.ts";

/** `founderId` as a shell variable: FOUNDER_ID. */
export function shellVariable(parameter: string): string {
  return parameter.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
}

/** The call as a shell line that runs as it is printed, given TRACKER_API, TRACKER_TOKEN and the ids that it names. */
export function curlExample({ method, path, access }: Endpoint): string {
  const url = path.replace(/:(\w+)/g, (_, name: string) => `$${shellVariable(name)}`);
  const body = exampleBodies[`${method} ${path}`];
  const file = exampleFiles[`${method} ${path}`];
  const asked = exampleQueries[`${method} ${path}`];
  const query = asked ? `?${new URLSearchParams(asked)}` : "";
  return [
    `curl -sS${method === "GET" ? "" : ` -X ${method}`} "$TRACKER_API${url}${query}"`,
    ...(access === "session" ? ['-H "Authorization: Bearer $TRACKER_TOKEN"'] : []),
    // In double quotes, so that the shell puts the ids in.
    ...(body ? ['-H "Content-Type: application/json"', `-d "${JSON.stringify(body).replaceAll('"', '\\"')}"`] : []),
    ...(file ? [`-F "${file.field}=@${file.file};type=${file.type}"`] : []),
  ].join(" \\\n  ");
}
