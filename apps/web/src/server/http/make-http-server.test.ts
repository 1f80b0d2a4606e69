import { once } from "node:events";
import type { RequestListener, Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, expect, it, vi } from "vitest";
import { makeHttpServer } from "./make-http-server.ts";
import { Readiness } from "./readiness.ts";

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const start = async (listener: RequestListener): Promise<number> => {
  server = makeHttpServer(Promise.resolve(listener), new Readiness());
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
};

it("keeps connections longer than a reverse proxy does", async () => {
  const port = await start((_, response) => void response.end("there"));
  const answer = await fetch(`http://127.0.0.1:${port}/`);
  expect(await answer.text()).toBe("there");
  expect(answer.headers.get("keep-alive")).toBe("timeout=75");
  expect(server.headersTimeout).toBeGreaterThan(server.keepAliveTimeout);
});

const sendAtOnce = (port: number, count: number, last: string): Promise<string> => {
  const socket = connect(port, "127.0.0.1");
  const request = "GET / HTTP/1.1\r\nHost: localhost\r\n";
  socket.write(`${`${request}\r\n`.repeat(count - 1)}${request}${last}\r\n`);
  return text(socket);
};

it("answers some requests that come at once in their order", async () => {
  let asked = 0;
  const port = await start((_, response) => void response.end(`answer ${++asked}`));
  const answers = await sendAtOnce(port, 10, "Connection: close\r\n");
  expect(answers.match(/answer \d+/g)).toEqual(
    Array.from({ length: 10 }, (_, at) => `answer ${at + 1}`),
  );
});

it("does not begin hundreds of requests of one connection, and takes one after the other as ever", async () => {
  const listener = vi.fn<RequestListener>((_, response) => void response.end("there"));
  const port = await start(listener);
  expect(await sendAtOnce(port, 300, "")).toBe("");
  expect(listener.mock.calls.length).toBeLessThanOrEqual(10);
  for (let count = 0; count < 30; count += 1)
    expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe("there");
});
