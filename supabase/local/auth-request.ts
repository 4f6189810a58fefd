// What the parts in front of lite's Auth share.

/** Answers a request from an address; null for our own questions. */
export type Answer = (request: Request, peerAddress: string | null) => Promise<Response>;

/** The fields of a JSON body, which stays readable for the next; none when it is no object. */
export async function fieldsOf(request: Request): Promise<Record<string, unknown>> {
  try {
    const body: unknown = await request.clone().json();
    return typeof body === "object" && body !== null && !Array.isArray(body) ? { ...body } : {};
  } catch {
    return {};
  }
}

/** A refusal in GoTrue's form. */
export function refusal(status: number, errorCode: string, message: string): Response {
  const headers = { "x-sb-error-code": errorCode };
  return Response.json({ code: status, error_code: errorCode, msg: message }, { status, headers });
}

/** The same request with another JSON body. */
export function withBody(request: Request, body: unknown): Request {
  const headers = new Headers(request.headers);
  headers.delete("content-length");
  return new Request(request.url, { method: request.method, headers, body: JSON.stringify(body) });
}
