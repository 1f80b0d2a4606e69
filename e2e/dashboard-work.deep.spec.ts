import { countCalls } from "./support/count-calls.ts";
import { listSharedChoices, publishBoard } from "./support/publish-board.ts";
import { expect, test } from "./support/test.ts";

const CHARTS = 9;

/** What draws the chart of a tile. */
const TILE = /data-tile-part["'`]?:["'`]drawing/;

test("a shared choice draws each chart of a dashboard once, and asks for data once", async ({
  page,
  server,
}) => {
  const key = await publishBoard(server.url, CHARTS);
  const asked: string[] = [];
  page.on("request", (request) => {
    if (/\/reach\/|graphql/.test(request.url())) asked.push(request.url());
  });
  await page.goto(`/en/v/${key}`, { waitUntil: "networkidle" });
  const html = await (await fetch(`${server.url}/en/v/${key}`)).text();
  const [first = "", second = ""] = listSharedChoices(html, 2);
  const readAll = () =>
    page.evaluate(() =>
      [...document.querySelectorAll("[data-tile] figure svg .marks")].map(
        ({ innerHTML }) => innerHTML,
      ),
    );
  const choose = async (search: string) => {
    const before = await readAll();
    expect(before.length).toBe(CHARTS);
    await page.evaluate((to) => {
      history.pushState(null, "", to);
      dispatchEvent(new PopStateEvent("popstate"));
    }, search);
    await expect
      .poll(async () => {
        const after = await readAll();
        return after.filter((text, place) => text === before[place]).length;
      })
      .toBe(0);
    // Whatever would be drawn a second time has its turn.
    await page.waitForTimeout(1_000);
  };
  // The first one also takes over the tiles that nobody came near to.
  await choose(first);
  const readTables = () => page.locator("[data-tile] table").allTextContents();
  const tables = await readTables();
  expect(await countCalls(page, TILE, () => choose(second))).toBe(CHARTS);
  // They come after the drawings, and are never left behind.
  const changed = await readTables();
  expect(changed.map((text, at) => text !== tables[at])).toEqual(Array(CHARTS).fill(true));
  expect(asked.length).toBe(1);
});

for (const [count, moves] of [
  [CHARTS, false],
  [3, true],
] as const)
  test(`marks ${moves ? "move where a page has few charts" : "stand at once where a choice puts them on a page of many charts"}`, async ({
    page,
    server,
  }) => {
    const key = await publishBoard(server.url, count);
    await page.goto(`/en/v/${key}`, { waitUntil: "networkidle" });
    const html = await (await fetch(`${server.url}/en/v/${key}`)).text();
    const seen = await page.evaluate(
      async (searches) => {
        const marks = () =>
          document.querySelector("[data-tile] figure svg .marks")?.innerHTML ?? "";
        const drawings: number[] = [];
        for (const search of searches) {
          const drawn = new Set([marks()]);
          history.pushState(null, "", search);
          dispatchEvent(new PopStateEvent("popstate"));
          const end = performance.now() + 1_500;
          while (performance.now() < end) {
            await new Promise((done) => requestAnimationFrame(done));
            drawn.add(marks());
          }
          drawings.push(drawn.size - 1);
        }
        return drawings;
      },
      listSharedChoices(html, 2),
    );
    // What moves marks comes after the first choice.
    expect((seen[1] ?? 0) > 1).toBe(moves);
  });

test("tiles that come near at once are taken over one by one, so that none holds up the page with others", async ({
  page,
  server,
}) => {
  const key = await publishBoard(server.url, CHARTS);
  await page.goto(`/en/v/${key}`, { waitUntil: "networkidle" });
  // What draws them is there: nothing is waited for between one tile and the next.
  await page.waitForTimeout(3_000);
  const taken = await page.evaluate(async () => {
    const known = new Set<string>();
    const all: string[][] = [];
    let now: string[] | undefined;
    const listen = Reflect.get(EventTarget.prototype, "addEventListener") as () => void;
    EventTarget.prototype.addEventListener = function (this: EventTarget, ...given) {
      const tile = this instanceof Element && this.closest<HTMLElement>("[data-tile]");
      const name = (tile && tile.dataset["tile"]) || "";
      if (name !== "" && !known.has(name)) {
        known.add(name);
        if (!now) {
          all.push((now = []));
          queueMicrotask(() => (now = undefined));
        }
        now.push(name);
      }
      Reflect.apply(listen, this, given);
    };
    scrollTo(0, document.body.scrollHeight);
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    return all;
  });
  expect(taken.length).toBeGreaterThan(1);
  expect(taken.filter((tiles) => tiles.length > 1)).toEqual([]);
});
