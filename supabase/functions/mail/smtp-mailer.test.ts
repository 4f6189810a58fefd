import { type AddressInfo, createServer } from "node:net";
import { expect, test } from "vitest";
import { startMailServer } from "../../tests/mail-server.ts";
import { createSmtpMailer, readSmtpUrl } from "./smtp-mailer.ts";

const mail = {
  ...{ key: "one", from: "Tracker <mail@tracker.example>", to: "ana@example.com" },
  ...{ subject: "x", text: "x", html: "<p>x</p>", headers: {} },
};

test("a server that keeps talking without a response delays nothing", async () => {
  const talking = createServer((socket) => {
    const timer = setInterval(() => socket.write("220-still here\r\n"), 10);
    socket
      .on("error", () => undefined)
      .on("close", () => {
        clearInterval(timer);
      });
  });
  await new Promise<void>((listening) => talking.listen(0, "127.0.0.1", listening));
  const { port } = talking.address() as AddressInfo; // It listens on a port.
  const mailer = createSmtpMailer(readSmtpUrl(`smtp://127.0.0.1:${port}`, false), 200);
  expect(await mailer.send(mail)).toEqual({ outcome: "unclear" });
  await new Promise((closed) => talking.close(closed));
});

test("a comma in an address does not add a second recipient", async () => {
  const smtp = await startMailServer();
  await createSmtpMailer(readSmtpUrl(smtp.url, false)).send({ ...mail, to: "ana,bob@example.com" });
  for (const taken of smtp.mails) expect(taken).not.toMatch(/^To: (?:.*, ?)?bob@example\.com$/m);
  await smtp.stop();
});
