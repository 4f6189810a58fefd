import { randomBytes, timingSafeEqual } from "node:crypto";

/** What the gateway says to the parts behind it, for them to know that it is the gateway; new for each start. */
export const GATEWAY_HEADER = "x-tracker-gateway";
/** Who is on the other side of the gateway. */
export const PEER_HEADER = "x-tracker-peer";

export const newGatewaySecret = () => randomBytes(32).toString("base64url");

export function isFromGateway(said: string | string[] | undefined, secret: string): boolean {
  if (typeof said !== "string") return false;
  const [given, wanted] = [Buffer.from(said), Buffer.from(secret)];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
