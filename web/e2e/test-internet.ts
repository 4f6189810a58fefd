// Loaded before a function of the journeys' stack: every name is a public address, and that address is the journeys' own server of
// websites. The rules for addresses stay as they are.
import process from "node:process";

/** The parts of Deno that functions reach websites with. */
declare const Deno: {
  resolveDns(name: string, type: string): Promise<string[]>;
  connect(options: { hostname: string; port: number }): Promise<unknown>;
};

const PUBLIC_ADDRESS = "93.184.216.34";
const connect = Deno.connect.bind(Deno);
Deno.resolveDns = (_, type) => Promise.resolve(type === "A" ? [PUBLIC_ADDRESS] : []);
Deno.connect = ({ hostname, port }) => {
  // The sites have no https.
  if (hostname !== PUBLIC_ADDRESS || port !== 80) return Promise.reject(new Error("There is nothing at this address"));
  return connect({ hostname: "127.0.0.1", port: Number(process.env["TEST_SITES_PORT"]) });
};
