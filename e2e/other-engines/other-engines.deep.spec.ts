import { expect, test as base } from "@playwright/test";
import { keepVersions } from "../support/keep-versions.ts";
import { publishBoard } from "../support/publish-board.ts";
import { publishChart } from "../support/publish-chart.ts";
import { OPERATIONS_TOKEN } from "../support/shared-server.ts";
import { signInLocally } from "../support/sign-in-locally.ts";
import { startServer } from "../support/start-server.ts";
import { startWithHeaders } from "../support/start-with-headers.ts";
import type { Engine, Screen } from "./engine.ts";
import { startFirefox } from "./firefox.ts";
import { startWebKit } from "./webkit.ts";

const CUBE = encodeURIComponent("http://localhost:4000/cube/life-expectancy/2");
const MARKS = "figure svg .marks rect";

/** What everybody sees. */
const PUBLIC = [
  "start page",
  "catalogue",
  "dataset",
  "editor",
  "dashboard in the editor",
  "published page",
  "chart inside another page",
  "table",
  "map",
  "dashboard",
  "accessibility statement",
] as const;

/** What those see who have signed in, and the operators. */
const PERSONAL = ["sign-in", "profile", "comparison", "administration", "operations"] as const;

type Screens<Name extends string> = Readonly<Record<Name, Screen>>;

type Fixtures = {
  shown: Screens<(typeof PUBLIC)[number]>;
  personal: Screens<(typeof PERSONAL)[number]>;
};

const listPublic = async (url: string): Promise<Fixtures["shown"]> => {
  const [column, table, map] = await Promise.all(
    (["column", "table", "map"] as const).map((chartType) =>
      publishChart(url, "life expectancy", { chartType }),
    ),
  );
  const board = await publishBoard(url, 3);
  // The charts of the start page come with its first visitors.
  await expect.poll(async () => (await fetch(`${url}/it`)).text()).toContain("<figure");
  return {
    "start page": { url: `${url}/it`, marks: "main figure svg .marks *" },
    catalogue: { url: `${url}/en/browse`, marks: "main article" },
    dataset: { url: `${url}/de/browse?dataset=${CUBE}`, marks: "main table tbody tr", atLeast: 5 },
    editor: { url: `${url}/de/create/new?cube=${CUBE}`, marks: "main svg .marks rect" },
    "dashboard in the editor": { url: `${url}/fr/create/new?copy=${board}`, marks: "main svg *" },
    "published page": { url: `${url}/fr/v/${column}`, marks: MARKS },
    "chart inside another page": { url: `${url}/it/embed/${column}`, marks: MARKS },
    table: { url: `${url}/en/v/${table}`, marks: "figure table tbody tr" },
    map: { url: `${url}/de/v/${map}`, marks: "figure svg .areas *" },
    dashboard: { url: `${url}/en/v/${board}`, marks: "figure svg .marks *" },
    "accessibility statement": { url: `${url}/fr/accessibility`, marks: "main li", atLeast: 3 },
  };
};

const test = base.extend<object, Fixtures>({
  shown: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the parameter's pattern
    async ({}, use) => use(await listPublic(process.env["SHARED_SERVER_URL"] ?? "")),
    { scope: "worker" },
  ],
  personal: [
    async ({ browser }, use) => {
      const server = await startServer({ STATELIER_OPERATIONS_TOKEN: OPERATIONS_TOKEN });
      const context = await browser.newContext({ baseURL: server.url });
      const page = await context.newPage();
      await signInLocally(page, server);
      const key = await keepVersions(page, server.url);
      const cookies = await context.cookies();
      await context.close();
      const person = await startWithHeaders(server.url, {
        cookie: cookies.map(({ name, value }) => `${name}=${value}`).join("; "),
      });
      const operator = await startWithHeaders(server.url, {
        authorization: `Basic ${btoa(`operator:${OPERATIONS_TOKEN}`)}`,
      });
      const compare = `${person.url}/fr/profile/compare/${key}?from=1&to=3`;
      await use({
        "sign-in": { url: `${server.url}/it/sign-in`, marks: "main h1", atLeast: 1 },
        profile: { url: `${person.url}/en/profile`, marks: "main table tbody tr", atLeast: 1 },
        comparison: { url: compare, marks: "iframe[data-version]", atLeast: 2 },
        administration: { url: `${person.url}/de/administration`, marks: "main h1", atLeast: 1 },
        operations: { url: `${operator.url}/en/operations`, marks: "tr", atLeast: 5 },
      });
      for (const each of [person, operator, server]) await each.stop();
    },
    { scope: "worker" },
  ],
});

for (const [name, start] of [
  ["Firefox", startFirefox],
  ["WebKit", startWebKit],
] as const)
  test.describe(`${name} draws and says nothing on its console:`, () => {
    let engine: Engine;
    test.describe.configure({ mode: "default", timeout: 300_000 });
    test.beforeAll(async () => {
      engine = await start();
    });
    test.afterAll(() => engine.close());

    const expectDrawn = async (screen: Screen): Promise<void> => {
      const { seen, said } = await engine.visit(screen);
      expect(seen.heading).not.toBe("");
      expect(seen.alerts).toEqual([]);
      expect(said).toEqual([]);
    };

    for (const screen of PUBLIC)
      test(screen, async ({ shown }) => {
        await expectDrawn(shown[screen]);
      });
    for (const screen of PERSONAL)
      test(screen, async ({ personal }) => {
        await expectDrawn(personal[screen]);
      });
  });
