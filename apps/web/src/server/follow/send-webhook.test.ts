import { createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { Delivery } from "../store/follow-store.ts";
import { findAddressProblem, makeSendWebhook } from "./send-webhook.ts";

const KEY = Buffer.from("a key of tests");
let server: Server;
let host: string;
let got: { url: string | undefined; headers: IncomingHttpHeaders; body: string }[] = [];
let status = 204;
beforeAll(async () => {
  server = createServer((request, answer) => {
    let body = "";
    request.on("data", (part: Buffer) => (body += part.toString()));
    request.on("end", () => {
      got.push({ url: request.url, headers: request.headers, body });
      answer.writeHead(status, { location: "/elsewhere" }).end("x".repeat(100_000));
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  host = `hooks.example:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());
beforeEach(() => {
  got = [];
  status = 204;
});

const delivery = (): Delivery => ({
  number: 7,
  webhookId: "w1",
  url: `http://${host}/in?x=1`,
  secret: `whsec_${KEY.toString("base64")}`,
  event: "published",
  key: "k",
  at: "2026-12-01T07:30:00.000Z",
  attempt: 1,
});
const HOSTS = ["hooks.example", "hooks.example:8443"];
const answer = async (...addresses: string[]) =>
  addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));
const rules = { resolve: () => answer("127.0.0.1"), allowPrivate: true };

it("sends a body that its receiver can check", async () => {
  await makeSendWebhook({ hosts: [host], ...rules })(delivery(), `{"ä":1}`);
  const [{ url, headers, body } = { url: "", headers: {}, body: "" }] = got;
  expect([url, headers.host, body]).toEqual(["/in?x=1", host, `{"ä":1}`]);
  const text = `msg_7.${String(headers["webhook-timestamp"])}.${body}`;
  expect(headers["webhook-signature"]).toBe(
    `v1,${createHmac("sha256", KEY).update(text).digest("base64")}`,
  );
  expect(Math.abs(Number(headers["webhook-timestamp"]) - Date.now() / 1000)).toBeLessThan(5);
});

it("asks nothing of a private address, whatever name it goes by, one among several too", async () => {
  for (const addresses of [["127.0.0.1"], ["8.8.8.8", "10.0.0.1"], ["::1"]]) {
    const send = makeSendWebhook({ hosts: [host], resolve: () => answer(...addresses) });
    await expect(send(delivery(), "{}")).rejects.toThrow(/private network/);
  }
  expect(got).toEqual([]);
});

it("asks nothing of a host that is no longer in the operator's list", async () => {
  const send = makeSendWebhook({ hosts: ["other.example"], ...rules });
  await expect(send(delivery(), "{}")).rejects.toThrow(/no longer a host/);
  expect(got).toEqual([]);
});

it.each([302, 404, 500])("fails at the status %i and follows nowhere", async (given) => {
  status = given;
  const send = makeSendWebhook({ hosts: [host], ...rules });
  await expect(send(delivery(), "{}")).rejects.toThrow(`it was answered ${given}`);
  expect(got).toHaveLength(1);
});

it.each([
  ["http://hooks.example/x", /https/],
  ["https://hooks.example:444/x", /operator/],
  ["https://evil.example/?hooks.example", /operator/],
  ["https://hooks.example.evil.example/", /operator/],
  ["https://a:b@hooks.example/", /password/],
  ["nowhere", /not an address/],
])("takes no webhook at %s", (address, problem) => {
  expect(findAddressProblem(address, HOSTS)).toMatch(problem);
});

it.each(["https://hooks.example/x", "https://hooks.example:8443/x"])(
  "takes a webhook at %s, which the operator allows",
  (address) => {
    expect(findAddressProblem(address, HOSTS)).toBeUndefined();
  },
);
