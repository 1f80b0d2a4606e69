import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { makeRateLimit, perHour } from "../http/rate-limit.ts";
import { makeSparqlSource } from "@statelier/cubes";
import { expect, onTestFinished, test } from "vitest";
import { makeTestApp } from "../testing/make-test-app.ts";
import { makeLog } from "../logging/log.ts";
import { makeSpanExporter } from "./span-exporter.ts";
import { makeTracer } from "./tracer.ts";

type Attribute = { key: string; value: { stringValue?: string; intValue?: string } };
type SentSpan = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: Attribute[];
  status: { code?: number };
};
type Sent = { resourceSpans: { scopeSpans: { spans: SentSpan[] }[]; resource: object }[] };

/** Takes spans as a collector does. */
const startCollector = async (status = 200) => {
  const bodies: string[] = [];
  const heads: { url: string; type: string; key: string }[] = [];
  const server = createServer((message, response) => {
    const read = async () => {
      let body = "";
      for await (const chunk of message) body += String(chunk);
      bodies.push(body);
      const { url = "", headers } = message;
      heads.push({ url, type: headers["content-type"] ?? "", key: String(headers["x-key"]) });
      response.writeHead(status).end("{}");
    };
    void read();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const spans = () =>
    bodies.flatMap((body) =>
      (JSON.parse(body) as Sent).resourceSpans.flatMap(({ scopeSpans }) =>
        scopeSpans.flatMap((scope) => scope.spans),
      ),
    );
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bodies,
    heads,
    spans,
  };
};

const SLOW_MS = 120;
const EMPTY =
  '{"head":{"vars":["s"]},"results":{"bindings":[{"firstOfAll":{"type":"literal","value":"1"}},{"lastOfAll":{"type":"literal","value":"1"}}]}}';

const startPages = (endpoint: string) => {
  const lines: string[] = [];
  const log = makeLog("info", (line) => lines.push(line));
  const exporter = makeSpanExporter({ endpoint, headers: { "x-key": "k" }, log, everyMs: 20 });
  const tracer = makeTracer(exporter);
  const source = makeSparqlSource({
    dataSource: { type: "sparql", url: "https://data.example.org/query" },
    endpoint: async () => {
      await pause(SLOW_MS);
      return new Response(EMPTY, {
        headers: { "content-type": "application/sparql-results+json" },
      });
    },
    options: { onQuery: tracer.traceQueries({ name: "office", type: "sparql" }) },
  });
  const app = makeTestApp({
    render: async () => {
      await source.latestIri("https://example.org/secret-cube");
      return { kind: "html", status: 200, html: "<p>" };
    },
    config: { publishLimit: makeRateLimit(perHour(9)), store: {} } as never,
    graphql: () => Promise.reject(new Error("broken")),
    log,
    tracer,
  });
  return { app, lines, exporter };
};

const read = ({ attributes }: SentSpan, key: string) => {
  const value = attributes.find((each) => each.key === key)?.value;
  return value?.stringValue ?? value?.intValue;
};

const lasted = ({ startTimeUnixNano, endTimeUnixNano }: SentSpan): number =>
  Number(BigInt(endTimeUnixNano) - BigInt(startTimeUnixNano)) / 1e6;

test("a page whose query is slow: the collector gets both, one in the other, without what readers asked", async () => {
  const collector = await startCollector();
  const { app, exporter, lines } = startPages(`${collector.endpoint}/`);
  const answer = await app.request("/de/v/abcdefghijkl?f.place=secret-place", {
    headers: { traceparent: `00-${"ab".repeat(16)}-${"cd".repeat(8)}-01` },
  });
  expect(answer.status).toBe(200);
  await exporter.close();
  expect(collector.heads[0]).toEqual({ url: "/v1/traces", type: "application/json", key: "k" });
  const spans = collector.spans();
  const page = spans.find(({ kind }) => kind === 2)!;
  const query = spans.find(({ kind }) => kind === 3)!;
  expect(page).toMatchObject({
    name: "GET /{locale}/v/{key}",
    traceId: "ab".repeat(16),
    parentSpanId: "cd".repeat(8),
    status: {},
  });
  expect(read(page, "http.response.status_code")).toBe("200");
  expect(read(page, "statelier.reference")).toBe(answer.headers.get("X-Request-Id"));
  expect(query).toMatchObject({
    name: "SELECT DISTINCT ?cube ?history ?status ?version ?expires",
    traceId: page.traceId,
    parentSpanId: page.spanId,
  });
  expect(read(query, "statelier.source")).toBe("office");
  expect(read(query, "db.system.name")).toBe("sparql");
  expect(lasted(query)).toBeGreaterThanOrEqual(SLOW_MS - 5);
  expect(lasted(page)).toBeGreaterThanOrEqual(lasted(query) - 5);
  expect(Math.abs(Number(page.startTimeUnixNano) / 1e6 - Date.now())).toBeLessThan(60_000);
  expect(collector.bodies.join()).not.toMatch(/secret|abcdefghijkl/);
  expect(lines.join()).not.toContain("secret");
});

test.each([
  ["/api/config/abcdefghijkl", "GET /api/config/{key}"],
  ["/api/config/versions", "GET /api/config/versions"],
  ["/en/profile/compare/abcdefghijkl", "GET /{locale}/profile/compare/{key}"],
  ["/api/embed-aem-ext/de/abcdefghijkl", "GET /api/embed-aem-ext/de/{key}"],
  ["/en/v/abcdefghijkl.csv", "GET /{locale}/v/{key}"],
  ["/en/v/abcdefghijkl/reach/0-mnopqrst", "GET /{locale}/v/{key}/reach/{name}"],
  ["/en/team/abcdefgh.atom", "GET /{locale}/team/{name}"],
])("no span of %s has a key in its name", async (path, name) => {
  const collector = await startCollector();
  const { app, exporter } = startPages(collector.endpoint);
  await app.request(path);
  await exporter.close();
  expect(collector.spans().find(({ kind }) => kind === 2)?.name).toBe(name);
  expect(collector.bodies.join()).not.toMatch(/abcdefgh|mnopqrst/);
});

test("a request that fails is a failed span, and begins a trace of its own", async () => {
  const collector = await startCollector();
  const { app, exporter } = startPages(collector.endpoint);
  await app.request("/api/graphql", { headers: { traceparent: "00-zz-1-01" } });
  await exporter.close();
  const [span] = collector.spans();
  expect(span).toMatchObject({ name: "GET /api/graphql", status: { code: 2 } });
  expect(span?.traceId).toMatch(/^[0-9a-f]{32}$/);
  expect(span).not.toHaveProperty("parentSpanId");
});

test("a collector that is away or refuses costs one line in the log and no page", async () => {
  const { endpoint } = await startCollector(503);
  for (const address of [endpoint, "http://127.0.0.1:1"]) {
    const { app, exporter, lines } = startPages(address);
    for (let count = 0; count < 3; count += 1) {
      expect((await app.request("/en/browse")).status).toBe(200);
      await exporter.close();
    }
    expect(lines.filter((line) => line.includes("traces are not taken"))).toHaveLength(1);
  }
});
