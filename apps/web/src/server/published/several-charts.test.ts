import {
  type ChartConfig,
  chartConfigSchema,
  type DashboardFilters,
  makeEmptyDashboardFilters,
} from "@statelier/document";
import type { Locale } from "@statelier/model";
import { expect, test } from "vitest";
import {
  type DocumentChange,
  GONE,
  makeChart,
  makeDocument,
  markupOf,
  serveDocument,
  single,
  textsOf,
} from "../testing/serve-document.ts";
import { TEST_IRI as IRI, TEST_KEY as KEY } from "../testing/make-test-pages.ts";

const shareCountry = (timeRange: Partial<DashboardFilters["timeRange"]> = {}): DashboardFilters => {
  const none = makeEmptyDashboardFilters();
  return {
    timeRange: { ...none.timeRange, ...timeRange },
    dataFilters: { componentIds: ["country"], filters: { country: single("che") } },
  };
};

const tabsOf = (html: string): [label: string, href: string, isCurrent: boolean][] => {
  const nav = /<nav aria-label="Charts of this page">([\s\S]*?)<\/nav>/.exec(html)?.[1] ?? "";
  return Array.from(
    nav.matchAll(/<a href="([^"]*)"([^>]*)>([^<]*)/g),
    ([, href = "", rest = "", label = ""]) => [
      label,
      href.replaceAll("&amp;", "&"),
      rest.includes("aria-current"),
    ],
  );
};
const valuesOf = (html: string): string[] =>
  textsOf(/<table>[\s\S]*<\/table>/.exec(markupOf(html))?.[0] ?? "", "td");

const a = makeChart("a");
const b = makeChart("b", { filters: { sex: single("women") } });

test.each<[string, NonNullable<DocumentChange["type"]>]>([
  ["tall", "tall"],
  ["vertical", "vertical"],
  ["canvas", "canvas"],
])("a %s dashboard is shown whole, with its words, in every form", async (_, type) => {
  const words = ["First *text*", "<script>alert(1)</script>"];
  const { page, preview } = serveDocument(
    makeDocument([a, b], { type, words, title: "A *board*" }),
  );
  for (const html of [
    (await page()).body,
    (await page("", "embed")).body,
    (await preview()).body,
  ]) {
    const markup = markupOf(html);
    expect(textsOf(html, "h1")).toEqual(["A board"]);
    expect(textsOf(html, "h2")).toEqual(expect.arrayContaining(["Title a", "Title b"]));
    expect(tabsOf(html)).toEqual([]);
    expect(markup).toContain("<p>First <em>text</em></p>");
    expect(markup).toContain("&lt;script&gt;alert(1)");
    expect(html).toMatch(/<title>A board\b/);
  }
  const { body } = await page("?chart=2");
  expect(textsOf(body, "h1")).toEqual(["A board"]);
  expect(markupOf(body)).toMatch(/<div id="chart-2" tabindex="-1" autofocus/i);
  expect(body).toContain('<meta property="og:title" content="A board">');
});

test("each way to the data of a chart says of which chart", async () => {
  const { page } = serveDocument(makeDocument([a, b], { type: "tall" }));
  const markup = markupOf((await page()).body);
  const names = Array.from(
    markup.matchAll(/ aria-labelledby="(\S+) (\S+)"[^>]*>Go to the data</g),
    ([, own = "", title = ""]) => [
      new RegExp(`<a [^>]*id="${own}"`).test(markup),
      textsOf(markup.slice(markup.indexOf(`<h2 id="${title}"`)), "h2")[0],
    ],
  );
  expect(names).toEqual([
    [true, "Title a"],
    [true, "Title b"],
  ]);
});

test("the menus of charts without titles of their own have names of their own", async () => {
  const charts = ["a", "b"].map((key) => makeChart(key, { title: "" }));
  const { page } = serveDocument(makeDocument([...charts, makeChart("c")], { type: "tall" }));
  const menus = markupOf((await page()).body).matchAll(/<summary aria-label="(More[^"]*)"/g);
  const names = Array.from(menus, ([, name = ""]) => name);
  expect(names[0]).toMatch(/: \S.*, Tab a$/);
  expect(names[1]).toMatch(/: \S.*, Tab b$/);
  expect(names[2]).toMatch(/: Title c$/);
});

test("inside another page a chart of a dashboard that is named stands alone", async () => {
  const { page } = serveDocument(makeDocument([a, b], { type: "tall", title: "A board" }));
  const { body } = await page("?chart=2", "embed");
  expect(textsOf(body, "h1")).toEqual(["Title b"]);
  expect(tabsOf(body)).toEqual([]);
  expect(markupOf(body)).not.toContain("Title a");
});

test("the panel of a dashboard stands open for the chart whose number it carries, or that the address names", async () => {
  const { page } = serveDocument(makeDocument([a, b], { type: "tall" }));
  const count = async (search: string, part: RegExp): Promise<number> =>
    markupOf((await page(search)).body).match(part)?.length ?? 0;
  const panel = /<dialog[^>]* open/g;
  expect(await count("?2.metadata=general", panel)).toBe(1);
  expect(await count("?chart=2&metadata=general", panel)).toBe(1);
  expect(await count("?1.metadata=general&2.metadata=data", panel)).toBe(2);
  expect(await count("?3.metadata=general", panel)).toBe(0);
});

test("what the chart that an address names does not understand is said once", async () => {
  const { page } = serveDocument(makeDocument([a, b], { type: "tall" }));
  for (const [search, word] of [
    ["?chart=2&metadata=nonsense", "nonsense"],
    ["?chart=2&hide=nobody", "nobody"],
    ["?2.metadata=nonsense", "nonsense"],
  ] as const) {
    const words = markupOf((await page(search)).body).replaceAll(/<[^>]*>/g, " ");
    const said = words.split(word);
    expect([search, said.length - 1]).toEqual([search, 1]);
  }
});

test("a dashboard without words has the title of its first chart", async () => {
  const { page } = serveDocument(makeDocument([a, b], { type: "tall" }));
  const { body } = await page();
  expect(textsOf(body, "h1")).toEqual(["Title a"]);
  expect(body).toMatch(/<title>Title a\b/);
});

test("DA9 a shared filter is applied in every form of every chart, and readers may change it for all", async () => {
  const { page, file, preview } = serveDocument(
    makeDocument([a, b], { type: "tall", dashboardFilters: shareCountry() }),
  );
  const first = await page();
  const all = ["106", "107", "108", "109", "110", "111"];
  expect(valuesOf(first.body)).toEqual(all);
  expect(valuesOf((await page("", "embed")).body)).toEqual(all);
  expect(valuesOf((await preview()).body)).toEqual(all);
  expect((await file("csv")).body).toContain("108");
  expect((await file("csv")).body).not.toContain("102");
  expect((await file("csv", "?f.country=arg")).body).toContain("102");
  expect((await file("svg")).body).toContain("Switzerland");
  expect((await file("svg")).body).not.toContain("Argentina");

  expect(markupOf(first.body).match(/<select[^>]*name="f\.country"/g)).toHaveLength(1);
  const argentina = await page("?f.country=arg");
  expect(valuesOf(argentina.body)).toEqual(["100", "101", "102", "103", "104", "105"]);
  const apart = await page("?f.country=arg&2.f.country=che");
  expect(valuesOf(apart.body)).toEqual(["100", "101", "102", "109", "110", "111"]);
});

test("a dashboard is one picture and one archive; a chart that is named has its own", async () => {
  const board = makeDocument([a, makeChart("lost", { iri: GONE }), b], {
    type: "tall",
    words: ["Between **them**"],
    title: "A board",
    dashboardFilters: shareCountry(),
  });
  const { file, page, archive } = serveDocument(board);
  const { body: whole } = await file("svg");
  for (const words of ["A board", "Title a", "Title b", "Between them", "Switzerland"])
    expect(whole).toContain(words);
  const ids = Array.from(whole.matchAll(/ id="([^"]+)"/g), ([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const { body: one } = await file("svg", "?chart=3");
  expect([one.includes("Title b"), one.includes("Title a")]).toEqual([true, false]);
  expect((await file("svg", "?shape=card")).body).toContain("A board");

  const files = await archive("?f.country=arg");
  expect([...files.keys()]).toEqual([
    "00 Missing charts.txt",
    "01 Title a-filtered.csv",
    "01 Title a-filtered.svg",
    "03 Title b-filtered.csv",
    "03 Title b-filtered.svg",
  ]);
  expect(files.get("01 Title a-filtered.csv")).toContain("102");
  expect(files.get("00 Missing charts.txt")).toMatch(/^2\. Title lost\n.*A withdrawn dataset/);
  const { body: html } = await page("?f.country=arg");
  expect(html).toContain(`/en/v/${KEY}.zip?f.country=arg`);
  expect((await serveDocument(makeDocument([a])).file("zip")).status).toBe(404);
});

test.each<[Locale, string]>([
  ["en", "Title lost"],
  ["de", "Title lost"],
])(
  "a chart that is missing is named, with the reason, and nothing keeps the rest as whole: %s",
  async (locale) => {
    const board = (charts: ChartConfig[]) =>
      serveDocument(makeDocument(charts, { type: "tall", title: "A board" }));
    const { read } = board([a, makeChart("lost", { iri: GONE })]);
    const [svg, words, card, zip] = await Promise.all(
      [".svg", ".txt", ".svg?shape=card", ".zip"].map((end) => read(`/${locale}/v/${KEY}${end}`)),
    );
    for (const said of ["Title lost", "A withdrawn dataset"]) {
      expect(svg?.body).toContain(said);
      expect(words?.body).toContain(said);
    }
    for (const answer of [svg, words, card, zip])
      expect([answer?.status, answer?.headers.get("cache-control")]).toEqual([200, "no-cache"]);
    const whole = await board([a, b]).read(`/${locale}/v/${KEY}.svg`);
    expect(whole.headers.get("cache-control")).toContain("max-age=300");
  },
);

test.each([
  ["?f.country=xyz", "f.country"],
  ["?2.f.country=xyz", "2.f.country"],
  ["?2.f.planet=earth", "2.f.planet"],
  ["?9.f.country=arg", "9.f.country"],
  ["?f.planet=earth", "f.planet"],
  ["?t.from=1700&t.to=1800", "t.from"],
  ["?2.hide=all", "2.hide"],
  ["?chart=2&hide=all", "hide"],
])(
  "an archive is refused where no chart, or not the one that it names, has what is asked for: %s",
  async (search, name) => {
    const { file } = serveDocument(
      makeDocument([a, b], { type: "tall", dashboardFilters: shareCountry() }),
    );
    const { status, body } = await file("zip", search);
    expect([status, body]).toEqual([400, expect.stringContaining(name)]);
    expect(body).toContain("PARAM_UNKNOWN");
  },
);

test.each(["?f.country=arg", "?2.f.country=arg", "?f.country=xyz&1.f.country=che&2.f.country=arg"])(
  "an archive is made of what its charts have: %s",
  async (search) => {
    const { file } = serveDocument(
      makeDocument([a, b], { type: "tall", dashboardFilters: shareCountry() }),
    );
    expect((await file("zip", search)).status).toBe(200);
  },
);

test("the archive of a dashboard without a title is named after the chart that is open", async () => {
  const { read } = serveDocument(makeDocument([a, b], { type: "tall" }));
  const name = async (search = ""): Promise<string | null> =>
    (await read(`/en/v/${KEY}.zip${search}`)).headers.get("content-disposition");
  expect(await name()).toContain('filename="Title a.zip"');
  expect(await name("?chart=2")).toContain('filename="Title b.zip"');
});

test("DA10 a shared period is applied in every form of every chart that shows time", async () => {
  const presets = { from: "2005-06", to: "2015-01" };
  const board = makeDocument([a, makeChart("b", { x: "sex" })], {
    type: "tall",
    dashboardFilters: shareCountry({ active: true, timeUnit: "Month", presets }),
  });
  const { page, file } = serveDocument(board);
  const shown = async (search = "") =>
    valuesOf((await page(search)).body).filter((text) => /^\d+$/.test(text));
  const ofSexes = (await shown()).slice(1);
  expect((await shown())[0]).toBe("107");
  expect((await file("csv")).body).not.toMatch(/106|108/);
  expect(await shown("?t.from=2000-01&t.to=2010-01")).toEqual(["106", "107", ...ofSexes]);
  const other = await page("?t.from=2000&t.to=2010&chart=2");
  expect(markupOf(other.body)).not.toContain("This address asks for");
  const refused = await file("csv", "?t.from=2000&t.to=2010&chart=2");
  expect([refused.status, refused.body]).toEqual([400, expect.stringContaining("t.from")]);
});

test("LA11 a page opens with the active chart, in every form; each tab has its address", async () => {
  const { page, file, preview } = serveDocument(makeDocument([a, b], { activeChartKey: "b" }));
  const { body } = await page();
  expect(textsOf(body, "h1")).toEqual(["Title b"]);
  expect(tabsOf(body)).toEqual([
    ["Tab a", "?chart=1", false],
    ["Tab b", "?", true],
  ]);
  expect(textsOf((await page("?chart=1")).body, "h1")).toEqual(["Title a"]);
  expect(textsOf((await page("", "embed")).body, "h1")).toEqual(["Title b"]);
  expect(textsOf((await preview()).body, "h1")).toEqual(["Title b"]);
  expect((await file("svg")).body).toContain("Title b");
  expect((await file("svg", "?chart=1")).body).toContain("Title a");
});

test("addresses on a page name the chart that it shows, whatever its own address asks for", async () => {
  const one = serveDocument(makeDocument([a]));
  for (const asked of ["7", "0", "abc"]) {
    const { body } = await one.page(`?chart=${asked}`);
    expect(markupOf(body)).toContain("This address asks for “Chart” =");
    expect(body.match(/<(?:a|link)\b[^>]*href="[^"]*"/g)?.join(" ")).not.toMatch(/chart(?:=|%3D)/);
  }
  const two = serveDocument(makeDocument([a, b]));
  const { body } = await two.page("?chart=2&chart=1");
  expect(textsOf(body, "h1")).toEqual(["Title b"]);
  const data = body.match(/href="[^"]*\.csv[^"]*"/g) ?? [];
  expect(data.length).toBeGreaterThan(0);
  for (const href of data.filter((each) => !each.includes("browse")))
    expect(href).toMatch(/chart=2(?!.*chart=1)/);
});

test("forms keep what is known of the data open", async () => {
  const { page } = serveDocument(makeDocument([a], { dashboardFilters: shareCountry() }));
  const field = /<input[^>]*type="hidden"[^>]*name="metadata"[^>]*value="general"/;
  expect(markupOf((await page("?metadata=general")).body)).toMatch(field);
  expect(markupOf((await page()).body)).not.toMatch(/name="metadata"/);
});

test("LA10 of charts with addresses of their own those that are not published are nowhere", async () => {
  const c = makeChart("c");
  const { page, file, preview } = serveDocument(
    makeDocument([a, b, c], { type: "singleURLs", publishable: ["c", "b"], title: "Unseen" }),
  );
  const { body } = await page();
  expect(textsOf(body, "h1")).toEqual(["Title b"]);
  expect(tabsOf(body).map(([label]) => label)).toEqual(["Tab b", "Tab c"]);
  expect(body).not.toMatch(/Title a|Unseen/);
  expect(textsOf((await preview()).body, "button").slice(0, 2)).toEqual(["Tab b", "Tab c"]);
  expect((await file("svg", "?chart=2")).body).toContain("Title c");
  expect((await file("csv", "?chart=3")).status).toBe(400);
});

test.each([
  ["in front", [makeChart("lost", { iri: GONE, title: "" }), b], "", "?chart=2"],
  ["behind", [b, makeChart("lost", { iri: GONE, title: "" })], "?chart=2", ""],
])("a chart without its dataset leaves the others: %s", async (_, charts, lostAt, otherAt) => {
  const { page, file, preview } = serveDocument(makeDocument(charts));
  for (const form of ["v", "embed"]) {
    const lost = await page(lostAt, form);
    expect(lost.status).toBe(404);
    expect(textsOf(lost.body, "h1")).toEqual(["A withdrawn dataset"]);
    expect(lost.body).toContain("CUBE_GONE");
    expect(lost.body).toContain('content="noindex"');
    expect(
      tabsOf(lost.body)
        .map(([label]) => label)
        .toSorted(),
    ).toEqual(["Tab b", "Tab lost"]);
    expect(tabsOf(lost.body).find(([, , isCurrent]) => isCurrent)?.[0]).toBe("Tab lost");
    const other = await page(otherAt, form);
    expect(other.status).toBe(200);
    expect(tabsOf(other.body)).toHaveLength(2);
    expect(valuesOf(other.body)).toEqual(["103", "104", "105"]);
  }
  expect((await page(lostAt, "v", "fr")).body).toContain("Les données de ce graphique");
  const sent = await preview(lostAt);
  expect(sent.body).toContain("CUBE_GONE");
  expect(sent.body).toMatch(/<button [^>]*value="2"/);
  expect((await preview(otherAt)).status).toBe(200);
  expect((await file("svg", lostAt)).status).toBe(404);
  expect((await file("svg", otherAt)).status).toBe(200);
});

test("a chart of a dashboard without its dataset says so in its place; the others stay", async () => {
  const charts = [makeChart("lost", { iri: GONE }), b];
  const { page } = serveDocument(
    makeDocument(charts, { type: "tall", dashboardFilters: shareCountry(), title: "A board" }),
  );
  const { status, body } = await page("?f.country=arg");
  expect(status).toBe(200);
  expect(textsOf(body, "h1")).toEqual(["A board"]);
  expect(textsOf(body, "h2")).toEqual(expect.arrayContaining(["Title lost", "Title b"]));
  expect(markupOf(body)).toContain("CUBE_GONE");
  expect(valuesOf(body)).toEqual(["103", "104", "105"]);
});

test("D28 a dashboard that was shown is shown whole while its source is away", async () => {
  const { page, source } = serveDocument(makeDocument([a, b], { type: "tall", title: "A board" }));
  const whole = valuesOf((await page()).body);
  expect(whole).toHaveLength(6);
  source.isAway = true;
  const { status, body } = await page("?f.unknown=1");
  expect([status, valuesOf(body)]).toEqual([200, whole]);
});

test("a document whose only chart has lost its dataset says so, as before", async () => {
  const { page } = serveDocument(makeDocument([makeChart("lost", { iri: GONE })]));
  const { status, body } = await page();
  expect(status).toBe(404);
  expect(body).toContain("CUBE_GONE");
  expect(tabsOf(body)).toEqual([]);
});

test.each<[Locale, string]>([
  ["en", "The dataset has no dimension or measure canton."],
  ["de", "Der Datensatz hat keine Dimension oder Messgrösse canton."],
  ["fr", "Le jeu de données n’a ni dimension ni mesure canton."],
  ["it", "Il dataset non ha alcuna dimensione o misura canton."],
])(
  "FE6 a chart whose axis its dataset lacks says so in place of an empty one: %s",
  async (locale, why) => {
    const broken = makeChart("broken", { x: "canton" });
    for (const charts of [[broken], [broken, b]]) {
      const { page, file } = serveDocument(makeDocument(charts));
      const { status, body } = await page("", "v", locale);
      expect(status).toBe(422);
      expect(textsOf(body, "h1")).toEqual(["Title broken"]);
      expect(body).toContain(why);
      expect(body).toContain("NO_DIMENSION");
      expect(body).not.toContain("<svg");
      expect((await page("", "embed", locale)).status).toBe(422);
      for (const format of ["csv", "svg"]) {
        const refused = await file(format);
        expect([refused.status, refused.body]).toEqual([
          422,
          expect.stringContaining("NO_DIMENSION"),
        ]);
      }
    }
    expect((await serveDocument(makeDocument([broken, b])).page("?chart=2")).status).toBe(200);
  },
);

test.each([
  ["segment", { componentId: "nope", type: "stacked" }],
  [
    "animation",
    {
      componentId: "nope",
      showPlayButton: true,
      duration: 30,
      type: "stepped",
      dynamicScales: false,
    },
  ],
])("FE6 a chart whose dataset has lost its %s draws no other numbers", async (field, value) => {
  const whole = makeChart("broken");
  const broken = chartConfigSchema.parse({
    ...whole,
    fields: {
      ...whole.fields,
      [field]: value,
      color: { type: "segment", paletteId: "category10", colorMapping: {} },
    },
  });
  const { page, file } = serveDocument(makeDocument([broken]));
  const asked = [
    page(),
    page("", "embed"),
    ...["csv", "xlsx", "json", "svg"].map((format) => file(format)),
  ];
  for (const { status, body } of await Promise.all(asked)) {
    expect(status).toBe(422);
    expect(body).toContain("NO_DIMENSION");
    expect(body).toContain("nope");
  }
});

const canonicalOf = (html: string): string =>
  /<link rel="canonical" href="([^"]*)">/.exec(html)?.[1] ?? "";

test.each([
  ["tab", "b", ["?chart=1", "", ""]],
  ["tall", "a", ["", "", ""]],
] as const)("a page has one canonical address: %s", async (type, activeChartKey, ends) => {
  const { page } = serveDocument(makeDocument([a, b], { type, activeChartKey }));
  for (const [at, search] of ["?chart=1", "", "?chart=2"].entries()) {
    const { body } = await page(search);
    expect(canonicalOf(body)).toBe(`https://charts.example/en/v/${KEY}${ends[at]}`);
  }
});

test("a frame whose chart is gone looks like its neighbours, and says its height", async () => {
  const { page } = serveDocument(makeDocument([a, makeChart("b", { iri: GONE })]));
  const lost = await page("?chart=2&removeBorder=true", "embed");
  expect(lost.status).toBe(404);
  expect(lost.body).toContain(`src="/view.js"`);
  expect(lost.body).toContain(`id="statelier-state">{"unavailable":true}`);
  expect(markupOf(lost.body)).toContain(`href="/en/accessibility"`);
  expect(markupOf(lost.body)).toMatch(/class="[^"]*card/);
  expect(markupOf(lost.body)).not.toMatch(/class="[^"]*bordered/);
  expect((await page("?chart=2&removeFootnotes=true", "embed")).body).not.toContain(
    "accessibility",
  );
  expect((await page("?chart=2")).body).not.toContain("view.js");
});

test("a frame that shows no chart at all is a small card too, whatever is wrong", async () => {
  const { page, read } = serveDocument(makeDocument([makeChart("lost", { iri: GONE })]));
  const cards = [
    [await page("", "embed"), "Title lost", "CUBE_GONE"],
    [await read("/en/embed/zyxwvutsrqpo"), "Chart not found", "CONFIG_NOT_FOUND"],
  ] as const;
  for (const [{ status, body }, title, code] of cards) {
    expect(status).toBe(404);
    expect(body).toContain(`id="statelier-state">{"unavailable":true}`);
    expect(body).toContain(`src="/view.js"`);
    expect(body).toContain('<base target="_blank">');
    expect(textsOf(body, "h1")).toEqual([title]);
    expect(markupOf(body)).toContain(code);
    expect(markupOf(body)).toMatch(/<main class="[^"]*card[^"]*bordered[^"]*" id="content"/);
    expect(markupOf(body)).toContain(`href="/en/accessibility"`);
    expect(markupOf(body)).not.toContain(`href="/en/browse"`);
  }
  const bare = (await read("/en/embed/zyxwvutsrqpo?removeBorder=true&removeFootnotes=true")).body;
  expect(markupOf(bare)).not.toMatch(/bordered|accessibility/);
  expect((await page()).body).not.toContain("view.js");
});

test("a frame without switches in its legend sends no series", async () => {
  const segment = { componentId: "country", type: "stacked", showValuesMapping: {} };
  const color = { type: "segment", paletteId: "category10", colorMapping: {} };
  const stacked = chartConfigSchema.parse({
    ...a,
    cubes: [{ iri: IRI, filters: { sex: single("all") } }],
    fields: { ...a.fields, segment, color },
    interactiveFiltersConfig: {
      legend: { active: true, componentId: "" },
      timeRange: { active: false, componentId: "", presets: { type: "range", from: "", to: "" } },
      dataFilters: { active: false, componentIds: [] },
      calculation: { active: false, type: "identity" },
    },
  });
  const { page } = serveDocument(makeDocument([stacked]));
  const series = /name="(?:show|hide)"/;
  expect(markupOf((await page("", "embed")).body)).toMatch(series);
  const plain = (await page("?removeLabelsInteractivity=true", "embed")).body;
  expect(markupOf(plain)).not.toMatch(series);
});
