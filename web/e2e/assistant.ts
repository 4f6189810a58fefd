import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, type Page } from "@playwright/test";

/** The chat panel and what is in it. */
export function assistantPanel(page: Page) {
  const panel = page.getByRole("complementary", { name: "Assistant" });
  return {
    panel,
    log: panel.getByRole("log"),
    input: panel.getByLabel("Message to the assistant"),
    button: (name: string) => panel.getByRole("button", { name, exact: true }),
    /** The card of an action, by its state: "Done", "Waiting for you". */
    card: (status: string) => panel.getByRole("region", { name: new RegExp(`^${status}:`) }),
    open: () => page.getByRole("button", { name: "Ask the assistant" }).click(),
    async say(text: string) {
      // While an answer comes, there is a button to stop it instead, and nothing is sent.
      await expect(panel.getByRole("button", { name: "Send", exact: true })).toBeVisible();
      await panel.getByLabel("Message to the assistant").fill(text);
      await panel.getByLabel("Message to the assistant").press("Enter");
    },
  };
}

export const actionLog = (page: Page) => page.getByRole("dialog", { name: "Action Extraction Log" });

/** An assistant whose answer comes piece by piece, when the test says so, over a connection that stays open. */
export async function slowAssistant(page: Page) {
  let answering: (response: ServerResponse) => void = () => undefined;
  const asked = new Promise<ServerResponse>((resolve) => (answering = resolve));
  const server = createServer((_, response) => {
    response.writeHead(200, { "Content-Type": "text/event-stream" }).flushHeaders();
    answering(response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // Only an address is meant by a server that listens on a port.
  const { port } = server.address() as AddressInfo;
  await page.route("**/functions/v1/api/conversation", (route) => route.continue({ url: `http://127.0.0.1:${port}/` }));
  return {
    send: async (event: string, data: object) =>
      (await asked).write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
