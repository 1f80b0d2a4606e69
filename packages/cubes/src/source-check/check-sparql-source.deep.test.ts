import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";

import { defaultGraph, Store } from "oxigraph";
import { describe, expect, it, onTestFinished, test } from "vitest";

import { loadFixtures } from "../conformance/load-fixtures.ts";
import type { EmbeddedStore } from "../embedded/embedded-store.ts";
import { handleSparqlProtocol } from "../embedded/handle-sparql-protocol.ts";
import { describeConnection } from "../faults/endpoint-failure.ts";
import { FAULTS, startFaultyProxy } from "../faults/testing/faulty-proxy.ts";
import { checkSparqlSource } from "./check-sparql-source.ts";
import type { SourceReport } from "./source-finding.ts";
import { listenProtocol } from "../conformance/listen-protocol.ts";
import { openMemoryStore } from "../conformance/open-memory-store.ts";

const serve = async (listener: RequestListener): Promise<string> => {
  const server = createServer(listener);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, "close");
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/query`;
};

/** The store over HTTP, by POST and GET; `change` may answer in its place. */
const serveStore = async (
  store: Pick<EmbeddedStore, "query">,
  change: (query: string, method: string) => Response | undefined = () => undefined,
): Promise<string> => {
  const { url, close } = await listenProtocol(store, async (request) => {
    const search = request.method === "GET" ? new URL(request.url).search : await request.text();
    return change(new URLSearchParams(search).get("query") ?? "", request.method);
  });
  onTestFinished(close);
  return url;
};

const check = (address: string, timeoutMs = 10_000): Promise<SourceReport> =>
  checkSparqlSource({ address, timeoutMs });

const sentencesOf = ({ findings }: SourceReport, topic?: string): string[] =>
  findings
    .filter((finding) => topic === undefined || finding.topic === topic)
    .map(({ sentence }) => sentence);

const RESULT =
  '{"head":{"vars":["x"]},"results":{"bindings":[{"x":{"type":"literal","value":"1"}}]}}';
const JSON_TYPE = "application/sparql-results+json";

const answerWith =
  (
    status: number,
    type: string,
    body: string,
    headers: Record<string, string> = {},
  ): RequestListener =>
  (_, response) =>
    response.writeHead(status, { "content-type": type, ...headers }).end(body);

describe("an endpoint that cannot be used is reported in a sentence that says what helps", () => {
  test.each<[string, RequestListener, string, string]>([
    ["a login", answerWith(401, "text/plain", "who?"), "asks for a login (401)", "proxy"],
    ["a forbidden address", answerWith(403, "text/plain", ""), "asks for a login (403)", "proxy"],
    [
      "a wrong path",
      answerWith(404, "text/html", "<h1>no</h1>"),
      "nothing at this address (404)",
      "/sparql",
    ],
    [
      "a failing server",
      answerWith(503, "text/html", "<style>b{}</style><h1>Down for\nlunch</h1>"),
      "The endpoint fails (503). It says: Down for lunch",
      "log",
    ],
    ["a gateway's time-out", answerWith(504, "text/plain", ""), "gave up", "time-out"],
    [
      "a web page",
      answerWith(200, "text/html; charset=utf-8", "<form>"),
      "A web page came",
      "form for people",
    ],
    [
      "XML",
      answerWith(200, "application/sparql-results+xml", "<sparql/>"),
      "sparql-results+xml",
      "switch it on",
    ],
    [
      "an answer that is cut",
      answerWith(200, JSON_TYPE, RESULT.slice(0, -9)),
      "it is cut",
      "proxies",
    ],
    ["no JSON", answerWith(200, JSON_TYPE, "maintenance"), "no SPARQL result", "proxies"],
    ["no results", answerWith(200, JSON_TYPE, '{"head":{}}'), "no SPARQL result", "proxies"],
    [
      "a redirect, which is not followed",
      answerWith(301, "text/plain", "", { location: "https://example.org/new" }),
      "leads elsewhere (301)",
      "https://example.org/new",
    ],
    ["a closed connection", (_, response) => void response.destroy(), "broke", "firewall"],
    [
      "an answer that breaks off",
      (_, response) => {
        response.writeHead(200, { "content-type": JSON_TYPE, "content-length": "500" });
        response.write(RESULT.slice(0, 20), () => response.destroy());
      },
      "broke off before its end",
      "proxies",
    ],
  ])("%s", async (_, listener, sentence, advice) => {
    const report = await check(await serve(listener));
    expect(report.verdict).toBe("unreachable");
    expect(report.findings).toEqual([
      {
        topic: "reach",
        level: "missing",
        sentence: expect.stringContaining(sentence),
        advice: expect.stringContaining(advice),
      },
    ]);
  });

  it("one that is silent, and one that begins and does not end, are given up", async () => {
    const silent = await check(await serve(() => undefined), 100);
    expect(sentencesOf(silent)).toEqual(["No answer came within 0.1 s."]);
    const endless = await check(
      await serve((_, response) => {
        response.writeHead(200, { "content-type": JSON_TYPE }).write(" ");
      }),
      300,
    );
    expect(sentencesOf(endless)).toEqual(["The answer did not end within 0.3 s."]);
  });

  it("a port where nothing listens, a name that is none, TLS where there is none", async () => {
    const address = await serve(answerWith(200, JSON_TYPE, RESULT));
    const tls = await check(address.replace("http:", "https:"));
    expect(tls.findings[0]).toMatchObject({
      sentence: expect.stringContaining("does not speak TLS"),
      advice: expect.stringContaining("http://"),
    });
    const name = await check("http://statelier.invalid/query");
    expect(sentencesOf(name)[0]).toContain("statelier.invalid is not known here (DNS)");
    const server = createServer().listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    server.close();
    await once(server, "close");
    const closed = await check(`http://127.0.0.1:${port}/`);
    expect(sentencesOf(closed)).toEqual([
      `Nothing listens at 127.0.0.1:${port}: the connection was refused.`,
    ]);
  });

  test.each(["CERT_HAS_EXPIRED", "DEPTH_ZERO_SELF_SIGNED_CERT", "ERR_TLS_CERT_ALTNAME_INVALID"])(
    "a certificate that is refused: %s",
    (code) => {
      const cause = Object.assign(new Error("certificate has expired"), { code });
      const failure = describeConnection("https://a.example/q", new TypeError("failed", { cause }));
      expect(failure.sentence).toBe(
        "The certificate of a.example is not trusted: certificate has expired.",
      );
      expect(failure.advice).toContain("NODE_EXTRA_CA_CERTS");
    },
  );
});

describe("a store with datasets, over HTTP", () => {
  const store = openMemoryStore(loadFixtures());

  it("works: what it holds, what it lacks, and how fast it is", async () => {
    const reported: string[] = [];
    const report = await checkSparqlSource({
      address: await serveStore(store),
      timeoutMs: 10_000,
      onFinding: ({ sentence }) => reported.push(sentence),
    });
    expect(report.verdict).toBe("limited");
    expect(reported).toEqual(sentencesOf(report));
    expect(sentencesOf(report, "protocol")).toEqual([
      "Questions by POST and by GET are answered, in SPARQL JSON.",
    ]);
    expect(sentencesOf(report, "rows")[0]).toMatch(
      /^An answer of 50000 rows comes whole: .* MB in \d+ ms\.$/,
    );
    expect(sentencesOf(report, "datasets")).toEqual(["Datasets: 3 published, 1 draft."]);
    expect(sentencesOf(report, "versions")).toEqual([
      "1 of 4 datasets have no version (no schema:hasPart leads to them).",
    ]);
    expect(sentencesOf(report, "languages")[0]).toBe(
      "Of 4 datasets so many have a name in each language: de 2, fr 1, it 0, en 3.",
    );
    expect(sentencesOf(report, "shape")[0]).toMatch(
      /^https:\/\/example\.org\/air-2 has 2 key dimensions, 3 measures, 8 columns in all; described in \d+ ms\.$/,
    );
    expect(sentencesOf(report, "observations")[0]).toMatch(
      /^6 observations, read in 1 page; the first of 6 rows in \d+ ms\.$/,
    );
    const speeds = report.findings.filter(({ topic }) => topic === "speed");
    expect(speeds.map(({ milliseconds }) => typeof milliseconds)).toEqual(["number", "number"]);
  });

  it("reads the dataset that is named, and says where there is none of this name", async () => {
    const address = await serveStore(store);
    const ask = (cube: string) => checkSparqlSource({ address, timeoutMs: 10_000, cube });
    expect(sentencesOf(await ask("https://example.org/noise"), "shape")[0]).toContain(
      "https://example.org/noise-1 has",
    );
    const unknown = await ask("https://example.org/nothing");
    expect(unknown.verdict).toBe("unfit");
    expect(sentencesOf(unknown, "shape")).toEqual([
      "There is no dataset https://example.org/nothing.",
    ]);
    expect(sentencesOf(await ask("not an iri"), "shape")[0]).toContain("not an absolute IRI");
  });

  it("has shapes, which may be in another endpoint; what is wrong with them costs maps alone", async () => {
    const address = await serveStore(store);
    const ask = async (shapesAddress?: string) => {
      const report = await checkSparqlSource({
        address,
        timeoutMs: 10_000,
        cube: "https://example.org/odd",
        ...(shapesAddress === undefined ? {} : { shapesAddress }),
      });
      return report.findings.filter(({ topic }) => topic === "geography");
    };
    expect(await ask()).toEqual([
      {
        topic: "geography",
        level: "good",
        sentence: expect.stringMatching(/^Area: the shapes of 2 values are read in \d+ ms\.$/),
        milliseconds: expect.any(Number),
      },
      {
        topic: "geography",
        level: "limited",
        sentence: "Area: 1 of 3 values name no geometry: z.",
      },
    ]);
    const emptyStore = openMemoryStore("");
    const empty = await serveStore(emptyStore);
    expect((await ask(empty))[0]).toMatchObject({
      sentence: expect.stringMatching(/^Area: the shapes of 1 value are read/),
      advice: expect.stringContaining("--shapes"),
    });
    const broken = await serve(answerWith(500, "text/plain", "gone"));
    expect(await ask(broken)).toMatchObject([
      { level: "limited", sentence: expect.stringContaining("500") },
    ]);
  });

  it("answers are cut after some rows", async () => {
    const rows = Array.from({ length: 10 }, () => ({ a: { type: "literal", value: "1" } }));
    const body = JSON.stringify({ head: { vars: ["a"] }, results: { bindings: rows } });
    const report = await check(
      await serveStore(store, (query) =>
        query.includes("LIMIT 50000")
          ? new Response(body, { headers: { "content-type": JSON_TYPE } })
          : undefined,
      ),
    );
    expect(report.verdict).toBe("unfit");
    expect(sentencesOf(report, "rows")).toEqual([
      "Answers are cut after 10 rows: datasets are read in more pages, and a selection or a catalogue with more rows is refused.",
    ]);
  });

  it("a page of observations has fewer rows than are counted", async () => {
    const report = await check(
      await serveStore(store, (query) =>
        query.includes("?c0 ?c1")
          ? new Response('{"head":{"vars":["c0"]},"results":{"bindings":[]}}', {
              headers: { "content-type": JSON_TYPE },
            })
          : undefined,
      ),
    );
    expect(sentencesOf(report, "observations")).toEqual([
      "The endpoint counts 6 observations and answers 0.",
    ]);
    expect(report.verdict).toBe("unfit");
  });

  it("what of SPARQL is not understood is named, and nothing is asked in it", async () => {
    const asked: string[] = [];
    const report = await check(
      await serveStore(store, (query) => {
        asked.push(query);
        return /rdf:rest\*|GROUP BY/.test(query)
          ? new Response("what?", { status: 400 })
          : undefined;
      }),
    );
    expect(report.verdict).toBe("unfit");
    expect(sentencesOf(report, "features")).toEqual([
      "property paths: The endpoint refuses the question (400). It says: what?",
      "COUNT, MIN and MAX with GROUP BY: The endpoint refuses the question (400). It says: what?",
    ]);
    expect(asked.some((query) => query.includes("cube:KeyDimension"))).toBe(false);
  });

  it("only POST, only GET", async () => {
    const only = (allowed: string) =>
      serveStore(store, (_, method) =>
        method === allowed ? undefined : new Response("", { status: 405 }),
      );
    const post = await check(await only("POST"));
    expect(post.verdict).toBe("limited");
    expect(sentencesOf(post, "protocol")[0]).toContain("by GET they are not");
    const get = await check(await only("GET"));
    expect(get.verdict).toBe("unreachable");
    expect(sentencesOf(get)[0]).toContain("by POST they are not");
  });

  it.each(FAULTS.filter((fault) => fault !== "delay" && fault !== "slow stream"))(
    "behind a proxy that spoils every answer: %s",
    async (fault) => {
      const proxy = await startFaultyProxy(
        (request) => handleSparqlProtocol(request, store),
        () => fault,
      );
      onTestFinished(() => proxy.close());
      const report = await check(proxy.url, fault === "endless drip" ? 300 : 10_000);
      const isWellFormed = fault === "short" || fault === "gap" || fault === "miscount";
      expect(report.verdict).toBe(isWellFormed ? "unfit" : "unreachable");
      expect(report.findings.some(({ advice }) => advice?.endsWith("."))).toBe(true);
    },
  );

  it("fails when the catalogue is asked for: the rest is still reported", async () => {
    const report = await check(
      await serveStore(store, (query) =>
        query.includes("schema:workExample") ? new Response("", { status: 500 }) : undefined,
      ),
    );
    expect(report.verdict).toBe("unfit");
    expect(sentencesOf(report, "datasets")).toEqual(["The endpoint answered 500."]);
    expect(sentencesOf(report, "features")).toHaveLength(1);
  });
});

const CUBE = "<urn:c> a <https://cube.link/Cube>";
const SHAPE = "<https://cube.link/observationConstraint> <urn:s>";
const EXAMPLE = "<http://schema.org/workExample> <https://ld.admin.ch/application/visualize>";

test.each([
  ["nothing", "<urn:a> <urn:b> <urn:c> .", "There is no dataset"],
  ["a cube without a shape", `${CUBE} .`, "none has a cube:observationConstraint"],
  ["a cube for nobody", `${CUBE} ; ${SHAPE} .`, "none says that it may be shown"],
  ["a cube without a status", `${CUBE} ; ${SHAPE} ; ${EXAMPLE} .`, "no schema:creativeWorkStatus"],
])("why the catalogue is empty is found out: %s", async (_, turtle, sentence) => {
  const turtleStore = new Store();
  turtleStore.load(turtle, { format: "text/turtle" });
  const ntriples = turtleStore.dump({
    format: "application/n-triples",
    from_graph_name: defaultGraph(),
  });
  const store = openMemoryStore(ntriples);
  const report = await check(await serveStore(store));
  expect(report.verdict).toBe("unfit");
  expect(sentencesOf(report, "datasets")).toEqual([expect.stringContaining(sentence)]);
});
