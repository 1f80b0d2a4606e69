import { once } from "node:events";
import type { RequestListener, Server, ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { nextTurn } from "@statelier/cubes";
import { afterEach, expect, it, vi } from "vitest";
import { makeHttpServer } from "./make-http-server.ts";
import { STALL_BOUNDS } from "./end-stalled.ts";
import { Readiness } from "./readiness.ts";

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const start = async (
  listener: RequestListener,
  { stall = STALL_BOUNDS, trustProxy = false } = {},
): Promise<number> => {
  server = makeHttpServer(Promise.resolve(listener), {
    readiness: new Readiness(),
    trustProxy,
    stall,
  });
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

const LARGE = Buffer.alloc(12_000_000);

/** Asks, and takes nothing of the answer. */
const askAndLeave = (port: number): Promise<unknown> => {
  const socket = connect(port, "127.0.0.1").pause();
  socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
  return once(
    socket.on("error", () => undefined),
    "close",
  );
};

it("ends the first of large answers that nobody takes where they hold too much, and not the last", async () => {
  const ended: number[] = [];
  let count = 0;
  const listener: RequestListener = (_, response) => {
    const at = count++;
    response.once("close", () => ended.push(at)).end(LARGE);
  };
  const port = await start(listener, { stall: { ...STALL_BOUNDS, mostBytes: 20_000_000 } });
  void askAndLeave(port);
  await pause(50);
  void askAndLeave(port);
  await expect.poll(() => ended, { timeout: 5_000 }).toEqual([0]);
  const read = await fetch(`http://127.0.0.1:${port}/`);
  expect((await read.bytes()).length).toBe(LARGE.length);
  expect(ended).toEqual([0, 2]);
});

it("ends the first of large bodies that do not come whole where they hold too much", async () => {
  const port = await start(
    (request, response) => void request.resume().once("end", () => response.end("there")),
    { stall: { ...STALL_BOUNDS, mostBytes: 1_500_000 } },
  );
  const ended: number[] = [];
  const begin = (at: number): void => {
    const socket = connect(port, "127.0.0.1");
    socket.on("error", () => undefined).once("close", () => ended.push(at));
    socket.write("POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000000\r\n\r\n");
    socket.write(Buffer.alloc(900_000));
  };
  begin(0);
  await pause(50);
  begin(1);
  await expect.poll(() => ended, { timeout: 5_000 }).toEqual([0]);
  const whole = await fetch(`http://127.0.0.1:${port}/`, { method: "POST", body: "x".repeat(900) });
  expect(await whole.text()).toBe("there");
});

it("ends an answer that nobody takes after a while, and none that is still made", async () => {
  const ended: string[] = [];
  const listener: RequestListener = ({ url = "" }, response) => {
    response.once("close", () => ended.push(url));
    if (url === "/") return void response.end(LARGE);
    setTimeout(() => response.end("there"), 700);
  };
  const port = await start(listener, { stall: { ...STALL_BOUNDS, longestPauseMs: 200 } });
  void askAndLeave(port);
  const slow = await fetch(`http://127.0.0.1:${port}/slow`);
  expect(await slow.text()).toBe("there");
  expect(ended[0]).toBe("/");
});

const workFor = (ms: number): void => {
  const end = performance.now() + ms;
  while (performance.now() < end);
};

it("answers a small request of one caller before the large ones of another that came first", async () => {
  const answered: string[] = [];
  const answer = async (url: string, response: ServerResponse): Promise<void> => {
    for (let turn = 0; turn < 5; turn += 1) {
      workFor(url === "/large" ? 50 : 0);
      await nextTurn();
    }
    answered.push(url);
    response.end();
  };
  const port = await start(({ url = "" }, response) => void answer(url, response), {
    trustProxy: true,
  });
  const ask = (path: string, caller: string) =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers: { "x-forwarded-for": caller } });
  const large = Array.from({ length: 6 }, () => ask("/large", "192.0.2.1"));
  await pause(150);
  await ask("/small", "192.0.2.2");
  expect(answered).toEqual(["/small"]);
  await Promise.all(large);
  expect(answered).toHaveLength(7);
});
