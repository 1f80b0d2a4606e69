import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterEach, expect, test } from "vitest";
import type { ListedProvider } from "../config/map-providers.ts";
import { buildCapabilitiesUrl, makeMapServices } from "./map-services.ts";
import { makeWms } from "./testing/make-capabilities.ts";

const servers: Server[] = [];

afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  }
});

const serve = async (listener: RequestListener): Promise<string> => {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

const XML = { "content-type": "text/xml" };
const DOCUMENT = makeWms("1.3.0", "http://127.0.0.1/get");

type Options = Partial<Parameters<typeof makeMapServices>[1]>;

const open = (provider: ListedProvider, options: Options = {}) =>
  makeMapServices([provider], { log: { warn: () => undefined }, timeoutMs: 2_000, ...options });

const read = (provider: ListedProvider, options?: Options) =>
  open(provider, options).read(provider.url);

const inside = (url: string): ListedProvider => ({ url, allowPrivate: true });

test("a listed service is asked once, when its layers are wanted", async () => {
  const asked: (string | undefined)[] = [];
  const url = await serve(({ url: path }, response) => {
    asked.push(path);
    response.writeHead(200, XML).end(DOCUMENT);
  });
  const services = open(inside(`${url}/a?map=x`));
  expect(services.providers).toEqual([{ url: `${url}/a?map=x` }]);
  expect(asked).toEqual([]);
  const [first] = await Promise.all([
    services.read(`${url}/a?map=x`),
    services.read(`${url}/a?map=x&REQUEST=GetCapabilities&service=WMS`),
  ]);
  expect(first.layers).toHaveLength(2);
  await services.read(`${url}/a?map=x`);
  expect(asked).toEqual(["/a?map=x&SERVICE=WMS&REQUEST=GetCapabilities&VERSION=1.3.0"]);
});

test("an address that is not listed is not asked", async () => {
  let count = 0;
  const url = await serve((_, response) => {
    count += 1;
    response.end();
  });
  const services = open(inside(`${url}/a`));
  expect(await services.read(`${url}/b`)).toEqual({ layers: [], problem: "wmts.not-listed" });
  expect(await services.read("file:///etc/passwd")).toEqual({
    layers: [],
    problem: "wmts.error-invalid-url",
  });
  expect(count).toBe(0);
});

test("a private address is refused: as it stands, by its name, and where a name has several", async () => {
  let count = 0;
  const url = await serve((_, response) => {
    count += 1;
    response.writeHead(200, XML).end(DOCUMENT);
  });
  const { port } = new URL(url);
  const private4 = { address: "127.0.0.1", family: 4 };
  const refused = { layers: [], problem: "wmts.unavailable" };
  expect(await read({ url })).toMatchObject({ ...refused, detail: /private/ as never });
  for (const host of ["localhost", "[::1]", "2130706433", "0x7f.1"])
    expect(await read({ url: `http://${host}:${port}/` })).toMatchObject(refused);
  for (const addresses of [[private4], [{ address: "193.5.216.1", family: 4 }, private4]])
    expect(
      await read({ url: `http://maps.example.org:${port}/` }, { resolve: async () => addresses }),
    ).toMatchObject(refused);
  expect(count).toBe(0);
});

test("a name that means another address when it is asked again is connected to the one that was checked", async () => {
  let resolved = 0;
  const resolve = async () => {
    resolved += 1;
    return [{ address: resolved === 1 ? "192.0.2.1" : "127.0.0.1", family: 4 }];
  };
  expect(await read({ url: "http://maps.example.org:9/" }, { resolve })).toMatchObject({
    problem: "wmts.unavailable",
    detail: expect.stringContaining("private") as unknown,
  });
  expect(resolved).toBe(1);
});

test("redirects are followed within the domain of the service alone", async () => {
  const url = await serve(({ url: path = "" }, response) => {
    const to = new URL(path, "http://x").searchParams.get("to");
    if (to) response.writeHead(302, { location: to }).end();
    else response.writeHead(200, XML).end(DOCUMENT);
  });
  const from = (to: string): ListedProvider => inside(`${url}/?to=${encodeURIComponent(to)}`);
  expect((await read(from("/here"))).layers).toHaveLength(2);
  for (const to of ["http://localhost:1/", "http://169.254.169.254/", "file:///etc/passwd", "//["])
    expect(await read(from(to))).toMatchObject({ problem: "wmts.unavailable" });
  const around = await serve((_, response) => response.writeHead(302, { location: "/" }).end());
  expect(await read(inside(around))).toMatchObject({ problem: "wmts.unavailable" });
});

test("an answer without an end, a slow one and a large one are given up", async () => {
  const endless = await serve((_, response) => {
    response.writeHead(200, XML);
    const send = (): void => {
      while (response.write("<a>".repeat(20_000)));
    };
    response.on("drain", send);
    send();
  });
  expect(await read(inside(endless), { maxBytes: 500_000 })).toMatchObject({
    problem: "wmts.unavailable",
    detail: "The answer is larger than 500000 bytes.",
  });
  const slow = await serve((_, response) => {
    response.writeHead(200, XML);
    const timer = setInterval(() => response.write(" "), 20);
    response.on("close", () => clearInterval(timer));
  });
  expect(await read(inside(slow), { timeoutMs: 150 })).toMatchObject({
    detail: "There was no whole answer within 150 ms.",
  });
});

test("a packed answer is unpacked within the same bounds", async () => {
  const bomb = Buffer.alloc(3_000_000, " ");
  for (const [encoding, pack] of [
    ["gzip", gzipSync],
    ["br", brotliCompressSync],
  ] as const) {
    const headers = { ...XML, "content-encoding": encoding };
    const small = await serve((_, response) =>
      response.writeHead(200, headers).end(pack(DOCUMENT)),
    );
    expect((await read(inside(small))).layers).toHaveLength(2);
    const packed = pack(bomb);
    const large = await serve((_, response) => response.writeHead(200, headers).end(packed));
    expect(await read(inside(large), { maxBytes: 200_000 })).toMatchObject({
      detail: "The answer is larger than 200000 bytes.",
    });
  }
  const odd = await serve((_, response) =>
    response.writeHead(200, { ...XML, "content-encoding": "zstd" }).end("x"),
  );
  expect(await read(inside(odd))).toMatchObject({ problem: "wmts.unavailable" });
});

test("a service that has failed is asked again after a minute, one that has answered after an hour", async () => {
  let count = 0;
  let isUp = false;
  const url = await serve((_, response) => {
    count += 1;
    response.writeHead(isUp ? 200 : 503, isUp ? XML : {}).end(DOCUMENT);
  });
  let time = 0;
  const services = open(inside(url), { now: () => time });
  const ask = async (at: number) => {
    time = at;
    return (await services.read(url)).problem;
  };
  expect(await ask(0)).toBe("wmts.unavailable");
  isUp = true;
  expect(await ask(59_000)).toBe("wmts.unavailable");
  expect(await ask(61_000)).toBeUndefined();
  expect(await ask(3_600_000)).toBeUndefined();
  expect(count).toBe(2);
  await ask(3_700_000);
  expect(count).toBe(3);
});

test("what a service said last stands in while it does not answer, and it is asked again after a minute", async () => {
  let count = 0;
  const state = { status: 200, body: DOCUMENT };
  const url = await serve((_, response) => {
    count += 1;
    response.writeHead(state.status, XML).end(state.body);
  });
  let time = 0;
  const services = open(inside(url), { now: () => time });
  const good = await services.read(url);
  expect(good.layers).toHaveLength(2);
  for (const [at, status, body] of [
    [3_700_000, 503, "<html>busy"],
    [3_800_000, 200, "no list"],
  ] as const) {
    time = at;
    Object.assign(state, { status, body });
    expect(await services.read(url)).toEqual(good);
  }
  expect(count).toBe(3);
  time += 61_000;
  Object.assign(state, { body: DOCUMENT });
  expect(await services.read(url)).toEqual(good);
  expect(count).toBe(4);
});

test.each([
  ["https://a.ch/wms", "https://a.ch/wms?SERVICE=WMS&REQUEST=GetCapabilities&VERSION=1.3.0"],
  [
    "https://a.ch/x/wmts?",
    "https://a.ch/x/wmts?SERVICE=WMTS&REQUEST=GetCapabilities&VERSION=1.0.0",
  ],
  ["https://a.ch/WMTSCapabilities.xml", "https://a.ch/WMTSCapabilities.xml"],
  [
    "https://a.ch/wms?version=1.1.1&service=WMS",
    "https://a.ch/wms?version=1.1.1&service=WMS&REQUEST=GetCapabilities",
  ],
])("%s says what it has at %s", (provider, url) => {
  expect(buildCapabilitiesUrl(provider).href).toBe(url);
});
