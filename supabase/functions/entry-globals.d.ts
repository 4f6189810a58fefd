/** What the entry points use of Deno, as Deno 2.1 has it. */
declare const Deno: {
  env: { get(name: string): string | undefined; toObject(): Record<string, string> };
  resolveDns(name: string, type: "A" | "AAAA"): Promise<string[]>;
  connect(options: { hostname: string; port: number }): Promise<DenoConnection>;
  startTls(connection: DenoConnection, options: { hostname: string }): Promise<DenoConnection>;
  serve(handler: (request: Request) => Response | Promise<Response>): unknown;
};

interface DenoConnection {
  readable: ReadableStream<Uint8Array>;
  writable: WritableStream<Uint8Array>;
  close(): void;
}
