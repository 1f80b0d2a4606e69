import { type DataClient, DataError } from "@statelier/data";
import { type ChartDocument, encodeLinkState, makeInitialDocument } from "@statelier/document";
import { buildComponentId, decodeTable } from "@statelier/model";
import { expect, test, vi } from "vitest";
import type { PageServices } from "../render/contract/page.ts";
import { makeTestApp } from "../testing/make-test-app.ts";
import { makeRateLimit, perHour } from "../http/rate-limit.ts";
import { makeLog } from "../logging/log.ts";
import { makeOpenDocument } from "../documents/open-document.ts";
import {
  makeTestData,
  makeTestPages,
  TEST_COMPONENTS,
  TEST_CONFIG,
  TEST_IRI,
  TEST_SOURCE as source,
  TEST_TABLE,
} from "../testing/make-test-pages.ts";
import { makeOpenPreview } from "./open-preview.ts";

const MAX_BYTES = 40_000;

const TITLE = {
  de: "Strom + Wärme & 100 %",
  fr: "L’électricité",
  it: "Elettricità",
  en: "Power + heat & 100 %",
};

const makeDocument = (): ChartDocument => {
  const { meta } = TEST_CONFIG;
  const chartConfig = { ...TEST_CONFIG, key: "first", meta: { ...meta, title: TITLE } };
  const document = makeInitialDocument({
    dataSource: { type: "sparql", url: source.url },
    chartConfig: { ...chartConfig, cubes: [{ iri: TEST_IRI, filters: {} }] },
  });
  const [chart] = document.chartConfigs;
  return {
    ...document,
    chartConfigs: [
      chart!,
      { ...chart!, key: "second", meta: { ...chart!.meta, title: { ...TITLE, en: "Another" } } },
    ],
  };
};

const state = { ...makeDocument(), state: "CONFIGURING_CHART" };

const start = (change: Partial<DataClient> = {}, attemptLimit = makeRateLimit(perHour(1_000))) => {
  const latestIri = vi.fn<DataClient["latestIri"]>(() =>
    Promise.resolve("https://example.org/cube/2"),
  );
  const iri = "https://example.org/cube/2";
  const data = makeTestData({ iri, title: "Electricity" }, { latestIri, ...change });
  const lines: string[] = [];
  const log = makeLog("info", (line) => lines.push(line));
  const openDocument = makeOpenDocument(
    () => Promise.resolve(undefined),
    () => "newKey000000",
  );
  const countView = vi.fn<PageServices["countView"]>();
  const pages = makeTestPages({
    data,
    openPreview: makeOpenPreview({
      data,
      openDocument,
      findSource: ({ url }) => (url === source.url ? source : undefined),
    }),
    previewLimits: { maxBytes: MAX_BYTES, origins: ["https://portal.example"] },
    countView,
    log,
  });
  const insert = vi.fn<() => void>();
  const app = makeTestApp({
    pages,
    config: { maxBytes: MAX_BYTES, store: { insert }, attemptLimit } as never,
    framedBy: { listed: ["https://portal.example"], embedders: [] },
  });
  const post = async (path: string, body: BodyInit, headers: Record<string, string> = {}) => {
    const answer = await app.request(path, { method: "POST", body, headers });
    return { status: answer.status, headers: answer.headers, html: await answer.text() };
  };
  return { app, post, lines, insert, countView, latestIri };
};

const { app, post, insert, countView, latestIri } = start();

const inForm = (value: string, name = "chartState"): URLSearchParams =>
  new URLSearchParams([[name, value]]);

const inParts = (value: string | Blob, more = 0): FormData => {
  const form = new FormData();
  form.append("anything", value);
  for (let count = 0; count < more; count += 1) form.append("a", "b");
  return form;
};

const json = JSON.stringify(state);
const COLUMNS = /<rect data-mark/g;

test.each<[string, BodyInit]>([
  ["an encoded form", inForm(json)],
  ["an encoded form without a name", inForm(json, "")],
  ["a form in parts", inParts(json)],
  ["a file in a form", inParts(new Blob([json]))],
  ["the hash of a link in a form", inForm(encodeLinkState(state))],
])("%s is answered with the chart, and nothing of it is kept", async (_, body) => {
  const { status, headers, html } = await post("/en/preview", body);
  expect(status).toBe(200);
  expect(html).toContain("Power + heat &amp; 100 %</span></h1>");
  expect(html.match(COLUMNS)?.length).toBeGreaterThan(10);
  expect(html).toContain("This is a preview, not a published page.");
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(headers.get("cache-control")).toBe("no-store");
  expect(headers.get("etag")).toBeNull();
  expect(headers.get("set-cookie")).toBeNull();
  expect(insert).not.toHaveBeenCalled();
  expect(countView).not.toHaveBeenCalled();
});

test("a preview shows the newest version of its dataset, as its published chart would", async () => {
  const { html } = await post("/en/preview", inForm(json));
  expect(latestIri).toHaveBeenCalledWith(
    { type: source.type, url: source.url },
    "https://example.org/cube",
  );
  expect(html).toContain("/en/browse?dataset=https%3A%2F%2Fexample.org%2Fcube%2F2");
});

test("what needs a stored chart is not offered, what does not is", async () => {
  const { html } = await post("/en/preview", inForm(json));
  const markup = html.replace(/<script[\s\S]*?<\/script>/g, "");
  expect(markup).not.toMatch(/\/(v|embed)\/|undefined|copy=|og:url|canonical|json\+oembed/);
  expect(markup).toContain("/en/browse.csv?dataset=https%3A%2F%2Fexample.org%2Fcube%2F2");
  expect(markup).toContain("<table>");
});

test.each(["/preview", "/preview_post", "/it/preview_post"])(
  "%s takes a form too, bare paths in the reader's language",
  async (path) => {
    const { status, headers, html } = await post(path, inForm(json), {
      "Content-Type": "application/x-www-form-urlencoded",
      "Accept-Language": "it",
    });
    expect(status).toBe(200);
    expect(html).toContain('<html lang="it">');
    expect(html).toContain("Elettricità");
    expect(headers.get("content-security-policy")).toContain(
      "frame-ancestors 'self' https://portal.example",
    );
  },
);

test("the fields after the state are the view, and the page's forms send the state once more", async () => {
  const { html } = await post(
    "/en/preview?chart=1&t.from=x",
    new URLSearchParams([
      ["a", json],
      ["chart", "2"],
      ["as", "table"],
    ]),
  );
  expect(html).toContain("Another</span></h1>");
  expect(html).toMatch(/<button value="2" aria-current="page"[^>]* name="chart"/);
  const [, value = ""] = /<input type="hidden" name="state" value="([^"]*)"/.exec(html) ?? [];
  const again = value.replaceAll("&quot;", '"').replaceAll("&lt;", "<").replaceAll("&amp;", "&");
  expect(again).toBe(json);
});

test("the address without a state has a page that says what to do, and its limits for its program", async () => {
  for (const path of ["/de/preview", "/de/preview_post"]) {
    const answer = await app.request(path);
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(html).toMatch(/<noscript>.*Erlauben Sie JavaScript.*<\/noscript>/);
    expect(html).toContain('content="noindex"');
    expect(html).toContain(
      `{"preview":{"action":"/de/preview","maxBytes":${MAX_BYTES},"origins":["https://portal.example"]}}`,
    );
    expect(answer.headers.get("content-security-policy")).toContain(
      "frame-ancestors 'self' https://portal.example",
    );
  }
  const bare = await app.request("/preview", { headers: { "Accept-Language": "fr" } });
  expect(bare.headers.get("location")).toBe("/fr/preview");
});

const WORDS = {
  PREVIEW_UNREADABLE: {
    de: "Diese Vorschau ist nicht lesbar",
    fr: "Cet aperçu est illisible",
    it: "Questa anteprima non è leggibile",
    en: "This preview cannot be read",
  },
  DOCUMENT_INVALID: {
    de: "Dieses Diagramm ist nicht lesbar",
    fr: "Ce graphique est illisible",
    it: "Questo grafico non è leggibile",
    en: "This chart cannot be read",
  },
  DOCUMENT_TOO_NEW: {
    de: "Dieses Diagramm stammt aus einer neueren Version",
    fr: "Ce graphique vient d’une version plus récente",
    it: "Questo grafico proviene da una versione più recente",
    en: "This chart was made with a newer version",
  },
  SOURCE_NOT_ALLOWED: {
    de: "Diese Datenquelle ist hier nicht zugelassen",
    fr: "Cette source de données n’est pas autorisée ici",
    it: "Questa fonte di dati non è autorizzata qui",
    en: "This data source is not allowed here",
  },
  BODY_TOO_LARGE: {
    de: "Das Diagramm ist zu gross",
    fr: "Le graphique est trop volumineux",
    it: "Il grafico è troppo grande",
    en: "The chart is too large",
  },
};

const withCharts = (change: object) => JSON.stringify({ ...state, ...change });

test.each<[keyof typeof WORDS, string, number, BodyInit]>([
  ["PREVIEW_UNREADABLE", "no form", 400, json],
  ["PREVIEW_UNREADABLE", "a form without a field", 400, new URLSearchParams()],
  ["PREVIEW_UNREADABLE", "an empty field", 400, inForm("")],
  ["PREVIEW_UNREADABLE", "a field that is cut off", 400, inForm(json.slice(0, 500))],
  ["PREVIEW_UNREADABLE", "a list", 400, inForm("[]")],
  ["PREVIEW_UNREADABLE", "a text nested too deep", 400, inForm(`{"a":${"[".repeat(100)}`)],
  ["PREVIEW_UNREADABLE", "a hash without a state", 400, inForm("#section")],
  ["PREVIEW_UNREADABLE", "an empty hash", 400, inForm("#")],
  [
    "PREVIEW_UNREADABLE",
    "a hash nested too deep",
    400,
    inForm(`#${Array.from({ length: 99 }, () => "a").join("__SEP__")}=1||b=2`),
  ],
  [
    "PREVIEW_UNREADABLE",
    "a form of very many fields",
    400,
    new URLSearchParams([["state", json], ...Array.from({ length: 500 }, () => ["a", "b"])]),
  ],
  ["PREVIEW_UNREADABLE", "a form of very many parts", 400, inParts(json, 500)],
  ["DOCUMENT_INVALID", "no state", 422, inForm(`{"hello":"world"}`)],
  ["DOCUMENT_INVALID", "a state without charts", 422, inForm(withCharts({ chartConfigs: [] }))],
  [
    "DOCUMENT_INVALID",
    "a step before charts",
    422,
    inForm(`{"version":"4.6.0","state":"INITIAL"}`),
  ],
  ["DOCUMENT_INVALID", "a link that is cut off", 422, inForm(encodeLinkState(state).slice(0, 700))],
  ["DOCUMENT_TOO_NEW", "a future version", 422, inForm(withCharts({ version: "99.0.0" }))],
  [
    "SOURCE_NOT_ALLOWED",
    "a source that is not allowed",
    403,
    inForm(withCharts({ dataSource: { type: "sparql", url: "https://elsewhere.example/sparql" } })),
  ],
  [
    "BODY_TOO_LARGE",
    "a state above the limit",
    413,
    inForm(`{"a":"${"ä".repeat(MAX_BYTES / 2)}"}`),
  ],
  ["BODY_TOO_LARGE", "a body above the limit", 413, inForm("x".repeat(MAX_BYTES * 5))],
])("%s for %s, in four languages, with noindex and never kept", async (code, _, status, body) => {
  for (const [locale, words] of Object.entries(WORDS[code])) {
    const answer = await post(`/${locale}/preview`, body);
    expect(answer.status).toBe(status);
    expect(answer.html).toContain(`<html lang="${locale}">`);
    expect(answer.html).toMatch(new RegExp(`<h1>${words}`));
    expect(answer.html).toContain(code);
    expect(answer.html).toContain('content="noindex"');
    expect(answer.headers.get("cache-control")).toBe("no-store");
  }
});

test("DV3 a state that cannot be read is logged with its reason, one that can is not", async () => {
  const { post: send, lines } = start();
  const logged = () => lines.filter((line) => line.includes("decoding configurator state"));
  await send("/en/preview", inForm(json));
  expect(logged()).toEqual([]);
  await send("/en/preview", inForm("#section"));
  expect(logged().map((line) => JSON.parse(line) as unknown)).toMatchObject([
    {
      level: "warn",
      message: "Error while decoding configurator state",
      code: "PREVIEW_UNREADABLE",
    },
  ]);
});

test.each([
  ["a member", withCharts({ layout: 7 }), "layout"],
  ["a list", withCharts({ chartConfigs: [] }), "chartConfigs"],
])("a page that says what is wrong names the place once: %s", async (_, text, place) => {
  const { html } = await post("/en/preview", inForm(text));
  const [, said = ""] = /does not follow the format at (.*?)<\/p>/.exec(html) ?? [];
  expect(said).toMatch(new RegExp(`^${place}: found `));
  expect(said).not.toMatch(/: At /);
  expect(said.split(place)).toHaveLength(2);
});

test.each<[string, number, string]>([
  ["SOURCE_DOWN", 503, "The data source is not responding"],
  ["SOURCE_TIMEOUT", 504, "The data source took too long"],
  ["CANNOT_FIND_CUBE", 404, "Dataset not found"],
])(
  "%s of the source, whichever call meets it, is told as on a published page",
  async (id, status, words) => {
    for (const call of ["latestIri", "metadata", "observations"] as const) {
      const refused = start({
        [call]: () => Promise.reject(new DataError(id, "no", { args: { seconds: "30" } })),
      });
      const answer = await refused.post("/en/preview", inForm(json));
      expect(answer.status).toBe(status);
      expect(answer.html).toContain(`>${words}</p>`);
      expect(answer.html.match(/<button [^>]*name="chart"/g)).toHaveLength(2);
      expect(refused.lines.join("\n")).toContain("a preview has no data");
      expect(refused.lines.join("\n")).not.toContain("Power");
    }
  },
);

test("a state of the first version opens, and what it loses on its way is named", async () => {
  const early = {
    state: "CONFIGURING_CHART",
    dataSource: state.dataSource,
    dataSet: "https://example.org/cube",
    meta: { title: TITLE, description: TITLE },
    chartConfig: {
      version: "1.3.0",
      chartType: "line",
      filters: {},
      fields: {
        x: { componentIri: "https://example.org/cube/year" },
        y: { componentIri: "https://example.org/cube/value" },
      },
      interactiveFiltersConfig: { timeSlider: { componentIri: "https://example.org/cube/year" } },
    },
  };
  const rename = <Value>(value: Value): Value =>
    JSON.parse(
      JSON.stringify(value).replace(
        /"id":"(year|value)"/g,
        (_, name: string) =>
          `"id":"${buildComponentId("https://example.org/cube", `https://example.org/cube/${name}`)}"`,
      ),
    );
  const older = start({
    components: () => Promise.resolve(rename(TEST_COMPONENTS)),
    observations: () =>
      Promise.resolve({
        table: decodeTable(rename(TEST_TABLE)),
        sparqlEditorUrls: [],
        notes: [],
      }),
  });
  const { status, html } = await older.post("/en/preview", inForm(JSON.stringify(early)));
  expect(status).toBe(200);
  expect(html).toContain("Power + heat &amp; 100 %</span></h1>");
  expect(html).toMatch(
    /not shown: chartConfig\.interactiveFiltersConfig\.timeSlider\.componentIri/,
  );
});

test("a state with more Markdown than a text may have is refused with its place", async () => {
  const { app } = start();
  const { layout } = state;
  const description = { ...layout.meta.description, en: "~a~ b".repeat(300) };
  const long = { ...state, layout: { ...layout, meta: { ...layout.meta, description } } };
  const answer = await app.request("/en/preview_post", {
    method: "POST",
    body: new URLSearchParams({ chartConfig: JSON.stringify(long) }),
  });
  expect(answer.status).toBe(422);
  const page = await answer.text();
  expect(page).toContain("layout.meta.description.en");
  expect(page).toContain("a description may have 500 signs of emphasis");
});

test("hostile states change nothing but their own page", async () => {
  const polluted = json
    .replace("{", `{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},`)
    .replaceAll("Power + heat", "<img src=x onerror=alert(1)></script><script>alert(1)</script>");
  const link = `#__proto____SEP__polluted=true||${encodeLinkState(state).slice(1)}`;
  for (const body of [inForm(polluted), inForm(link)]) {
    const { html, status } = await post("/en/preview", body);
    expect(status).toBe(200);
    expect(html).not.toMatch(/<img|<script>alert/);
    expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
  }
  const named = `{"version":"4.6.0","<script>alert(1)</script>":"<img src=x>","chartConfigs":"<b>"}`;
  const { html } = await post("/en/preview?f.x=<script>alert(1)</script>", inForm(named));
  expect(html).not.toMatch(/<script>alert|<img|<b>/);
});

test("previews are counted as publishing is, and who has sent too many is told when to come again", async () => {
  const limited = start({}, makeRateLimit(perHour(2)));
  const sent = async (path: string) => limited.post(path, inForm(json));
  expect([(await sent("/en/preview")).status, (await sent("/en/preview_post")).status]).toEqual([
    200, 200,
  ]);
  const { status, headers, html } = await sent("/de/preview");
  expect([status, headers.get("Retry-After"), headers.get("Connection")]).toEqual([
    429,
    "1800",
    "close",
  ]);
  expect(html).toContain("Zu viele Anfragen");
  expect(html).not.toContain("data-mark");
});
