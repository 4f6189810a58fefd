import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

/** How the server handles the next mails. Anything left out succeeds. */
export interface SmtpBehaviour {
  /** The response to a recipient, such as "550 5.1.1 No such user". */
  recipient?: string;
  /** The response to the whole mail. */
  mail?: string;
  /** Accepts the mail, or not, and closes the connection without a response. */
  cutOff?: "taken" | "not taken";
}

export interface MailServer {
  /** For SMTP_URL. */
  url: string;
  /** The accepted mails, as they were received, oldest first. */
  mails: string[];
  behave(behaviour: SmtpBehaviour): void;
  stop(): Promise<void>;
}

export const SMTP_USER = { user: "tracker", password: "p@ss word" };

/** Makes an error that the server responds with. */
function answer(line: string): Error {
  const responseCode = Number(line.slice(0, 3));
  return Object.assign(new Error(line.slice(4)), { responseCode });
}

/** Starts a local SMTP server that keeps the mails it accepts. */
export async function startMailServer(): Promise<MailServer> {
  const mails: string[] = [];
  let behaviour: SmtpBehaviour = {};
  const server = new SMTPServer({
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _, done) => {
      if (username === SMTP_USER.user && password === SMTP_USER.password) done(null, { user: username });
      else done(answer("535 5.7.8 Authentication failed"));
    },
    onRcptTo: (_, __, done) => {
      done(behaviour.recipient === undefined ? null : answer(behaviour.recipient));
    },
    onData: (stream, session, done) => {
      const parts: Buffer[] = [];
      stream.on("data", (part: Buffer) => parts.push(part));
      stream.on("end", () => {
        const { mail, cutOff } = behaviour;
        if (mail !== undefined) {
          done(answer(mail));
          return;
        }
        if (cutOff !== "not taken") mails.push(Buffer.concat(parts).toString("utf8"));
        if (cutOff === undefined) {
          done(null);
          return;
        }
        behaviour = {};
        for (const connection of server.connections) if (connection.id === session.id) connection._socket.destroy();
      });
    },
    logger: false,
  });
  server.on("error", () => undefined);
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.server.address() as AddressInfo; // It listens on a port.
  const { user, password } = SMTP_USER;
  return {
    url: `smtp://${user}:${encodeURIComponent(password)}@127.0.0.1:${port}`,
    mails,
    behave: (next) => void (behaviour = next),
    stop: () => new Promise<void>((stopped) => server.close(stopped)),
  };
}
