import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { closeInOrder } from "./close-in-order.ts";

const start = async () => {
  const waiting: ServerResponse[] = [];
  const server = createServer((request, response) => {
    if (request.url === "/slow") waiting.push(response);
    else response.end("at once");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const ask = async (path: string): Promise<string> =>
    (await fetch(`http://127.0.0.1:${port}${path}`)).text();
  return { server, ask, waiting };
};

it("answers while it drains, finishes what is under way, and takes nothing new", async () => {
  const { server, ask, waiting } = await start();
  const slow = ask("/slow");
  await expect.poll(() => waiting.length).toBe(1);
  const closed = closeInOrder(server, { drainMs: 200, answerMs: 10_000 });
  expect(await ask("/")).toBe("at once");
  await expect.poll(() => server.listening).toBe(false);
  await expect(ask("/")).rejects.toThrow("fetch failed");
  waiting[0]?.end("after all");
  expect(await slow).toBe("after all");
  await closed;
});

it("cuts an answer that takes too long", async () => {
  const { server, ask, waiting } = await start();
  const slow = ask("/slow");
  await expect.poll(() => waiting.length).toBe(1);
  const closed = closeInOrder(server, { drainMs: 0, answerMs: 50 });
  await expect(slow).rejects.toThrow("fetch failed");
  await closed;
});
