import { serve } from "@hono/node-server";
import { Hono } from "hono";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { callerOf, networkOf, widerNetworkOf } from "./caller-of.ts";

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

it.each([
  ["192.0.2.7", "192.0.2.7"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
  ["2001:db8:1:2:aaaa:bbbb:cccc:dddd", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:0002::1", "2001:db8:1:2::/64"],
  ["2001:db8::5", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["unknown", "unknown"],
])("%s is of the network %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it.each([
  ["192.0.2.7", "192.0.2.0/24"],
  ["2001:db8:1:2::/64", "2001:db8:1::/48"],
  ["unknown", "unknown"],
])("%s is of the wider network %s", (caller, network) => {
  expect(widerNetworkOf(caller)).toBe(network);
});

it("believes no header without a proxy", async () => {
  expect(await ask(false, "192.0.2.7")).toBe("127.0.0.1");
});
