import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

/** How the next mails go. What is left out goes well. */
export interface SmtpBehaviour {
  /** What a recipient is answered with, such as "550 5.1.1 No such user". */
  recipient?: string;
  /** What the whole mail is answered with. */
  mail?: string;
  /** Takes the mail, or not, and ends the connection without an answer. */
  cutOff?: "taken" | "not taken";
}

export interface MailServer {
  /** As SMTP_URL has it. */
  url: string;
  /** The mails that it took, as they came, oldest first. */
  mails: string[];
  behave(behaviour: SmtpBehaviour): void;
  stop(): Promise<void>;
}

export const SMTP_USER = { user: "tracker", password: "p@ss word" };

/** An error that the server answers with. */
function answer(line: string): Error {
  const responseCode = Number(line.slice(0, 3));
  return Object.assign(new Error(line.slice(4)), { responseCode });
}

/** An SMTP server on this machine that keeps what it takes. */
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
