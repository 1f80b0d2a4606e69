import { serve } from "@hono/node-server";
import { Hono } from "hono";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { callerOf } from "./caller-of.ts";

const ask = async (trustProxy: boolean, forwarded: string): Promise<string> => {
  const app = new Hono().get("/", (context) => context.text(callerOf(trustProxy)(context)));
  const server = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" });
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as AddressInfo;
  const headers = { "x-forwarded-for": forwarded };
  const answer = await fetch(`http://127.0.0.1:${port}/`, { headers });
  const text = await answer.text();
  await new Promise((resolve) => server.close(resolve));
  return text;
};

it("believes a trusted proxy, and nothing that the reader wrote before it", async () => {
  expect(await ask(true, "10.0.0.1, 192.0.2.7")).toBe("192.0.2.7");
  expect(await ask(true, "")).toBe("127.0.0.1");
});

it("believes no header without a proxy", async () => {
  expect(await ask(false, "192.0.2.7")).toBe("127.0.0.1");
});
