import { once } from "node:events";
import type { RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { makeHttpServer } from "./make-http-server.ts";
import { Readiness } from "./readiness.ts";

const start = async (answer: Promise<RequestListener>, readiness = new Readiness()) => {
  const server = makeHttpServer(answer, { readiness, trustProxy: false });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const ask = async (path: string, init?: RequestInit) => {
    const response = await fetch(`${url}${path}`, init);
    const text = await response.text();
    return { status: response.status, body: text === "" ? "" : (JSON.parse(text) as unknown) };
  };
  return { ask, readiness };
};

const never = new Promise<RequestListener>(() => undefined);

test("a process that starts lives, is not ready, and says what it waits for", async () => {
  const { ask, readiness } = await start(never);
  expect(await ask("/health")).toEqual({ status: 200, body: { status: "ok" } });
  expect(await ask("/ready")).toEqual({
    status: 503,
    body: { status: "starting", reason: "The server starts." },
  });
  readiness.waitFor("The store of charts is opened.");
  expect(await ask("/ready?from=balancer")).toMatchObject({
    body: { reason: "The store of charts is opened." },
  });
  expect(await ask("/ready", { method: "HEAD" })).toEqual({ status: 503, body: "" });
});

test("it is ready when everything is open, and no more when it ends", async () => {
  const { ask, readiness } = await start(
    Promise.resolve((_, response) => void response.end('"page"')),
  );
  readiness.open(() => Promise.resolve());
  expect(await ask("/ready")).toEqual({ status: 200, body: { status: "ready" } });
  expect(await ask("/readyness")).toEqual({ status: 200, body: "page" });
  readiness.close();
  expect(await ask("/ready")).toEqual({
    status: 503,
    body: { status: "closing", reason: "The server ends." },
  });
  expect(await ask("/health")).toMatchObject({ status: 200 });
});

test("a store that fails or hangs makes it unready, without a word of where it is", async () => {
  let time = 0;
  let checks = 0;
  const readiness = new Readiness({ maxWaitMs: 20, now: () => time });
  const { ask } = await start(never, readiness);
  const outcomes = [
    () => Promise.reject(new Error("postgres://me:secret@database is away")),
    () => new Promise(() => undefined),
    () => Promise.resolve(),
  ];
  readiness.open(() => outcomes[checks++]!());
  const away = {
    status: 503,
    body: { status: "not ready", reason: "The store of charts does not answer." },
  };
  expect(await ask("/ready")).toEqual(away);
  expect(await ask("/ready")).toEqual(away);
  expect(checks, "asked once in a second").toBe(1);
  time += 1_000;
  expect(await ask("/ready")).toEqual(away);
  time += 1_000;
  expect(await ask("/ready")).toMatchObject({ status: 200 });
  expect(checks).toBe(3);
});
