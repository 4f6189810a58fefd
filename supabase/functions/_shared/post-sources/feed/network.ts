/** An open connection; closing it ends both directions. */
export interface Connection {
  readable: ReadableStream<Uint8Array>;
  writable: WritableStream<Uint8Array>;
  close(): void;
}

/** The network as far as reading websites needs it. */
export interface Network {
  /** Every IPv4 and IPv6 address of a name. */
  resolve(name: string): Promise<string[]>;
  /** Connects to an IP address and to nothing else; with `tlsName`, over TLS to the owner of that name. */
  connect(target: { address: string; port: number; tlsName: string | null }): Promise<Connection>;
}

/** What is used of Deno, which only a function's index.ts names. */
export interface DenoNetwork {
  resolveDns(name: string, type: "A" | "AAAA"): Promise<string[]>;
  connect(options: { hostname: string; port: number }): Promise<Connection>;
  startTls(connection: never, options: { hostname: string }): Promise<Connection>;
}

/** The network by way of Deno. A name that has no addresses of one kind is asked for the other. */
export function networkOf(deno: DenoNetwork): Network {
  return {
    async resolve(name) {
      const answers = await Promise.allSettled([deno.resolveDns(name, "A"), deno.resolveDns(name, "AAAA")]);
      return answers.flatMap((answer) => (answer.status === "fulfilled" ? answer.value : []));
    },
    async connect({ address, port, tlsName }) {
      const connection = await deno.connect({ hostname: address, port });
      if (tlsName === null) return connection;
      try {
        // Deno's own type of connection, which it has just given.
        return await deno.startTls(connection as never, { hostname: tlsName });
      } catch (error) {
        connection.close();
        throw error;
      }
    },
  };
}
