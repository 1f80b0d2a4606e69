import type { Page } from "@playwright/test";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startSparqlServer } from "@statelier/cubes/conformance/start-sparql-server";
import type { DataSource } from "@statelier/model";
import { MARKUP_ATTACKS, SPARQL_ATTACKS } from "./support/hostile-texts.ts";
import {
  findDataset,
  makeChartDocument,
  publishDocument,
  SAMPLES,
} from "./support/publish-chart.ts";
import { sendRaw } from "./support/send-raw.ts";
import { startServer } from "./support/start-server.ts";
import { startCountingServer } from "./support/start-counting-server.ts";
import { expect, test } from "./support/test.ts";

const CUBE = "http://localhost:4000/cube/life-expectancy/2";
const COUNTRY =
  "http://localhost:4000/cube/life-expectancy(VISUALIZE.ADMIN_COMPONENT_ID_SEPARATOR)http://localhost:4000/cube/life-expectancy/component/country";
const SOURCE = `sourceType: "sparql", sourceUrl: "${SAMPLES.url}"`;

type Answer = { status: number; text: string; headers: Headers };

const ask = async (url: string, init: RequestInit = {}): Promise<Answer> => {
  const answer = await fetch(url, { redirect: "manual", ...init });
  return { status: answer.status, text: await answer.text(), headers: answer.headers };
};

const postJson = (url: string, body: unknown, type = "application/json") =>
  ask(url, {
    method: "POST",
    headers: { "Content-Type": type },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });

/** Asks again where a busy server says so. */
const askWhenFree = async (send: () => Promise<Answer>): Promise<Answer> => {
  const answer = await send();
  const pause = answer.headers.get("retry-after");
  if (answer.status !== 503 || pause === null) return answer;
  await new Promise((done) => setTimeout(done, Number(pause) * 1_000));
  return askWhenFree(send);
};

const askData = async (url: string, query: string, variables: Record<string, unknown>) => {
  const { status, text } = await postJson(`${url}/api/graphql`, { query, variables });
  const { data, errors = [] } = JSON.parse(text) as {
    data?: Record<string, unknown> | null;
    errors?: { message: string; extensions: { id: string } }[];
  };
  return { status, data, ids: errors.map(({ extensions }) => extensions.id) };
};

/** An address cannot hold a single surrogate. */
const encode = (text: string) => encodeURIComponent(text.toWellFormed());

test.describe("SPARQL metacharacters are values, never syntax", () => {
  test("in the words of a search and its filters", async ({ server }) => {
    const query = `query ($text: String!) {
      words: searchCubes(${SOURCE}, query: $text) { score }
      theme: searchCubes(${SOURCE}, filters: [{ type: DataCubeTheme, value: $text }]) { score }
      termset: searchCubes(${SOURCE}, filters: [{ type: DataCubeTermset, value: $text }]) { score }
    }`;
    for (const text of SPARQL_ATTACKS) {
      const { status, data, ids } = await askData(server.url, query, { text });
      expect([status, ids.filter((id) => id !== "BAD_REQUEST")], text).toEqual([200, []]);
      expect(data?.["theme"] ?? [], text).toEqual([]);
      expect(data?.["termset"] ?? [], text).toEqual([]);
    }
  });

  test("in IRIs", { tag: "@deep" }, async ({ server }) => {
    const calls = [
      `dataCubesMetadata(${SOURCE}, locale: "en", cubeFilters: [{ iri: $iri }])`,
      `dataCubesComponents(${SOURCE}, locale: "en", cubeFilters: [{ iri: $iri }])`,
      `dataCubesObservations(${SOURCE}, locale: "en", cubeFilters: [{ iri: $iri }]) { notes }`,
      `dataCubePreview(${SOURCE}, locale: "en", cubeFilter: { iri: $iri })`,
      `dataCubeComponentTermsets(${SOURCE}, locale: "en", cubeFilter: { iri: $iri })`,
      `possibleFilters(${SOURCE}, cubeFilter: { iri: $iri }) { id }`,
    ];
    for (const attack of SPARQL_ATTACKS)
      for (const iri of [attack, `${CUBE}${attack}`])
        for (const call of calls) {
          const { status, ids } = await askData(server.url, `query ($iri: String!) { ${call} }`, {
            iri,
          });
          expect(status, `${call} ${iri}`).toBeLessThan(500);
          expect(["BAD_REQUEST", "CANNOT_FIND_CUBE"], `${call} ${iri}`).toContain(ids[0]);
        }
  });

  test("in filter values, where each finds no row or is refused as too long", async ({
    server,
  }) => {
    const query = `query ($filters: Filters) {
      dataCubesObservations(${SOURCE}, locale: "en", cubeFilters: [{ iri: "${CUBE}", filters: $filters }]) { data }
    }`;
    for (const value of SPARQL_ATTACKS)
      for (const filter of [
        { type: "single", value },
        { type: "multi", values: { [value]: true } },
        { type: "range", from: value, to: value },
      ]) {
        const { status, data, ids } = await askData(server.url, query, {
          filters: { [COUNTRY]: filter },
        });
        const isTooLong = value.length > 4_096;
        expect([status, ids], value).toEqual([200, isTooLong ? ["BAD_REQUEST"] : []]);
        expect(data, value).toEqual(isTooLong ? null : { dataCubesObservations: { data: [] } });
      }
  });

  test("in the addresses of pages", { tag: "@deep" }, async ({ server }) => {
    const iri = await findDataset(server.url, "life expectancy");
    const { document } = await makeChartDocument(server.url, { iri, chartType: "column" });
    const key = await publishDocument(server.url, document);
    for (const text of SPARQL_ATTACKS.map(encode))
      for (const path of [
        `/en/browse?search=${text}&order=${text}&topic=${text}`,
        `/en/browse/theme/${text}`,
        `/en/browse?dataset=${encode(CUBE)}${text}`,
        `/en/browse?dataset=${text}&dataSource=${text}`,
        `/en/v/${key}?f.country=${text}&f.${text}=1&t.from=${text}&hide=${text}&chart=${text}&as=${text}`,
        `/en/v/${text}`,
        `/api/config/${text}`,
        `/api/config/view?id=${text}`,
      ]) {
        const { status } = await ask(`${server.url}${path}`);
        expect(status, path).toBeGreaterThanOrEqual(200);
        expect(status, path).toBeLessThan(500);
      }
  });
});

test("a source that the operator has not allowed is never called", async ({ server, page }) => {
  const counting = await startCountingServer();
  const query = `query ($url: SourceUrl!) { searchCubes(sourceType: "sparql", sourceUrl: $url) { score } }`;
  for (const url of [
    counting.url,
    `${counting.url}#${SAMPLES.url}`,
    `${SAMPLES.url}\n${counting.url}`,
    "",
  ])
    expect((await askData(server.url, query, { url })).ids, url).toEqual(["SOURCE_NOT_ALLOWED"]);

  const iri = await findDataset(server.url, "life expectancy");
  const { document } = await makeChartDocument(server.url, { iri, chartType: "column" });
  const key = await publishDocument(server.url, {
    ...document,
    dataSource: { type: "sparql", url: counting.url },
  });
  const answer = await page.goto(`/en/v/${key}`);
  expect(answer?.status()).toBe(403);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("not allowed");

  for (const path of ["browse", `create/new?cube=${encode(iri)}`]) {
    const source = `dataSource=sparql%2B${encode(counting.url)}`;
    await page.goto(`/en/${path}${path.includes("?") ? "&" : "?"}${source}`);
  }
  for (const sparql of [
    `SELECT * WHERE { SERVICE <${counting.url}> { ?s ?p ?o } }`,
    `SELECT * WHERE { SERVICE SILENT <${counting.url}> { ?s ?p ?o } }`,
    `SELECT * FROM <${counting.url}> WHERE { ?s ?p ?o }`,
    `LOAD <${counting.url}>`,
  ])
    await postJson(`${server.url}/sparql`, sparql, "application/sparql-query");
  expect(counting.hits()).toBe(0);
  await counting.close();
});

test("bodies that are too large, malformed or nested deeply are refused", async ({ server }) => {
  const deep = (open: string, close: string) => `${open.repeat(20_000)}1${close.repeat(20_000)}`;
  const sparqlType = "application/sparql-query";
  const cases: [string, string, number, string?][] = [
    ["/api/config-create", "", 400],
    ["/api/config-create", "{", 400],
    ["/api/config-create", "[]", 400],
    ["/api/config-create", `{"data":${deep("[", "]")}}`, 400],
    ["/api/config-create", `{"data":${deep('{"a":', "}")}}`, 400],
    ["/api/config-create", `{"data":{"__proto__":{"polluted":true}}}`, 400],
    ["/api/config-create", `{"data":"${"x".repeat(1_100_000)}"}`, 413],
    ["/api/graphql", "", 400],
    ["/api/graphql", "{", 400],
    ["/api/graphql", "null", 400],
    ["/api/graphql", `{"query":7}`, 400],
    ["/api/graphql", `{"query":"{{{"}`, 400],
    ["/api/graphql", `{"query":"{__typename}"}`, 415, "text/plain"],
    ["/api/graphql", `{"query":"${"x".repeat(1_100_000)}"}`, 413],
    ["/api/graphql", `{"query":"mutation { a }"}`, 400],
    ["/api/graphql", `{"query":"{ __schema { types { name } } }"}`, 400],
    ["/api/graphql", `{"query":"{${"a{".repeat(1_500)}a${"}".repeat(1_500)}}"}`, 400],
    ["/api/graphql", `{"query":"{${"a ".repeat(9_000)}}"}`, 400],
    ["/api/graphql", `{"query":"{...A} fragment A on Query{...B} fragment B on Query{...A}"}`, 400],
    ["/sparql", "", 400, sparqlType],
    ["/sparql", "SELECT", 400, sparqlType],
    ["/sparql", "INSERT DATA { <a:a> <b:b> <c:c> }", 400, sparqlType],
    ["/sparql", `SELECT * WHERE ${deep("{", "}").replace("1", "")}`, 400, sparqlType],
    ["/sparql", `SELECT * WHERE { # ${"x".repeat(1_100_000)}\n}`, 413, sparqlType],
  ];
  for (const [path, body, expected, type] of cases) {
    const { status, text } = await askWhenFree(() => postJson(`${server.url}${path}`, body, type));
    expect([status, path, body.slice(0, 60)]).toEqual([expected, path, body.slice(0, 60)]);
    expect(text.length, "a short answer with a sentence").toBeLessThan(2_000);
    expect(text.trim().length, "says what is wrong").toBeGreaterThan(15);
    expect(text, "no stack").not.toMatch(/\n\s+at |node_modules/);
  }
  const many = Array.from({ length: 13 }, (_, at) => `a${at}: __typename`).join(" ");
  expect((await askData(server.url, `{ ${many} }`, {})).status, "aliases cost").toBe(400);
  expect((await ask(`${server.url}/health`)).status, "and the server goes on").toBe(200);
});

const expectHarmless = async (page: Page) => {
  expect(await page.evaluate(() => "attacked" in window)).toBe(false);
  expect(
    await page
      .locator(
        "iframe, object, embed, img[onerror], svg[onload], meta[http-equiv], body style, [onmouseover], [onfocus]",
      )
      .count(),
  ).toBe(0);
  const links = await page
    .locator("a")
    .evaluateAll((all) => all.map((a) => a.getAttribute("href")));
  expect(links.filter((href) => /^\s*(javascript|data|vbscript):/i.test(href ?? ""))).toEqual([]);
  await expect(page.locator("figure svg").first()).toBeVisible();
};

test.describe("markup in what authors, publishers and addresses write is text", () => {
  test.beforeEach(({ page }) => {
    page.on("dialog", (dialog) => {
      throw new Error(`A dialog was opened: ${dialog.message()}`);
    });
  });

  test("in titles, descriptions and tab labels of a chart", async ({ page, server }) => {
    const attack = MARKUP_ATTACKS.join(" ");
    const text = { de: attack, fr: attack, it: attack, en: attack };
    const iri = await findDataset(server.url, "life expectancy");
    const { document } = await makeChartDocument(server.url, {
      iri,
      chartType: "column",
      change: (config) => ({ ...config, meta: { title: text, description: text, label: text } }),
    });
    const [config] = document.chartConfigs;
    const second = { ...structuredClone(config!), key: "chart0000002" };
    const key = await publishDocument(server.url, {
      ...document,
      layout: { ...document.layout, meta: { title: text, description: text, label: text } },
      chartConfigs: [config, second],
    });
    await page.goto(`/en/v/${key}`);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(
      "<script>window.attacked=1</script>",
    );
    await expect(page.getByRole("main")).toContainText(`<img src=x onerror="window.attacked=1">`);
    await expectHarmless(page);
    for (const link of await page.getByRole("main").getByText("link", { exact: true }).all())
      await link.hover();
    await expectHarmless(page);
  });

  test("in the parameters of an address", async ({ page, server }) => {
    const iri = await findDataset(server.url, "life expectancy");
    const { document } = await makeChartDocument(server.url, { iri, chartType: "column" });
    const key = await publishDocument(server.url, document);
    const attack = encode(MARKUP_ATTACKS.slice(0, 6).join(" "));
    await page.goto(
      `/en/v/${key}?f.country=${attack}&f.${attack}=1&hide=${attack}&t.from=${attack}&chart=${attack}&as=${attack}&publishSuccess=${attack}`,
    );
    await expectHarmless(page);
    for (const path of [`browse?search=${attack}`, `v/${attack}`, attack]) {
      await page.goto(`/en/${path}`);
      expect(await page.evaluate(() => "attacked" in window), path).toBe(false);
      await expect(page.locator("h1, input").first(), path).toBeVisible();
    }
  });

  test("in every name and description of a data source", { tag: "@deep" }, async ({ browser }) => {
    const folder = mkdtempSync(join(tmpdir(), "hostile-"));
    const file = join(folder, "hostile.nt");
    const attack = JSON.stringify(MARKUP_ATTACKS.slice(0, 6).join(" ")).slice(1, -1);
    const small = new URL("../packages/cubes/src/importer/fixtures/small.nt", import.meta.url);
    writeFileSync(
      file,
      readFileSync(small, "utf8").replaceAll(
        /(<http:\/\/schema\.org\/(?:name|description|alternateName)> )"(?:[^"\\]|\\.)*"/g,
        (_, start: string) => `${start}"${attack}"`,
      ),
    );
    const sparql = await startSparqlServer(file);
    const server = await startServer({
      STATELIER_SOURCES: JSON.stringify([{ name: "hostile", type: "sparql", url: sparql.url }]),
    });
    const page = await browser.newPage({ baseURL: server.url });
    const errors: string[] = [];
    page.on("pageerror", ({ message }) => errors.push(message));
    page.on("dialog", (dialog) => errors.push(dialog.message()));
    try {
      const source: DataSource = { type: "sparql", url: sparql.url };
      const iri = await findDataset(server.url, "", source);
      for (const chartType of ["column", "table"] as const) {
        const { document } = await makeChartDocument(server.url, { iri, chartType, source });
        await page.goto(`/en/v/${await publishDocument(server.url, document)}`);
        await expect(page.getByRole("heading", { level: 1 })).toContainText("<script>");
        expect(await page.evaluate(() => "attacked" in window)).toBe(false);
        if (chartType === "column") await expectHarmless(page);
      }
      for (const path of ["browse", `browse?dataset=${encode(iri)}`]) {
        await page.goto(`/en/${path}`);
        await expect(page.getByText("<script>").first()).toBeVisible();
        expect(await page.evaluate(() => "attacked" in window), path).toBe(false);
      }
      expect(errors).toEqual([]);
    } finally {
      await page.close();
      await server.stop();
      await sparql.close();
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

test("no path leads out of the folder of assets", async ({ server }) => {
  for (const path of [
    "/assets/../../../../../../etc/passwd",
    "/assets/..%2f..%2f..%2f..%2fpackage.json",
    "/assets/%2e%2e/%2e%2e/server/entry.js",
    "/assets/%252e%252e%252fpackage.json",
    "/assets/..\\..\\..\\package.json",
    "/assets/../.vite/manifest.json",
    "/assets/.vite/manifest.json",
    "/assets/%00",
    "/assets/%ff",
    "/assets/",
    "/icon.svg/../../package.json",
  ]) {
    const { status, text } = await sendRaw(
      server.url,
      `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
    );
    expect([302, 400, 404], path).toContain(status);
    expect(text, path).not.toMatch(/root:|"dependencies"|"isEntry"|renderPage/);
  }
});

test("lines that are not HTTP end in 400, and no redirect leaves the site", async ({ server }) => {
  for (const text of [
    "GARBAGE\r\n\r\n",
    "GET /en/browse HTTP/1.1\r\nConnection: close\r\n\r\n",
    "GET /en/browse HTTP/1.1\r\nHost: a b<>\r\nConnection: close\r\n\r\n",
    "GET /en/browse HTTP/1.1\r\nHost: [::1\r\nConnection: close\r\n\r\n",
  ])
    expect((await sendRaw(server.url, text)).status, text).toBe(400);
  const shortened =
    "POST /api/config-create HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\nConnection: close\r\n\r\n{}";
  expect((await sendRaw(server.url, shortened, { isCut: true })).status).toBe(400);
  for (const path of [
    "//evil.example/",
    "//evil.example/%2e%2e",
    "/%5cevil.example",
    "/https://evil.example",
  ]) {
    const { status, text } = await sendRaw(
      server.url,
      `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
    );
    expect([302, 400, 404], path).toContain(status);
    if (status === 302) expect(text, path).toMatch(/\r\nlocation: \/(de|fr|it|en)\//i);
  }
});

test("wrong methods are refused by name", async ({ server }) => {
  for (const [path, allowed] of [
    ["/api/graphql", /GET, POST/],
    ["/api/config-create", /POST/],
    ["/api/config/abcdefghijkl", /GET/],
    ["/sparql", /GET/],
    ["/en/browse", /GET/],
    ["/en/v/abcdefghijkl", /GET/],
    ["/assets/a.js", /GET/],
  ] as const)
    for (const method of ["PUT", "DELETE", "PATCH"]) {
      const { status, headers } = await ask(`${server.url}${path}`, { method });
      expect([status, method, path]).toEqual([405, method, path]);
      expect(headers.get("allow") ?? "", path).toMatch(allowed);
    }
});
