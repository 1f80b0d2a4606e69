import { expect, type Locator, type Page } from "@playwright/test";
import { compareText } from "@statelier/model";

/** The grey of marks beside those that are highlighted. */
const FADED = "#a8a49d";

const drawing = (page: Page): Locator => page.locator("figure svg:has(g.texts)");

type Written = { text: string; x: number; y: number; anchor: string };

const readTexts = (page: Page): Promise<Written[]> =>
  drawing(page)
    .locator("text")
    .evaluateAll((found) =>
      found.map((each) => {
        const [x = 0, y = 0] = ["x", "y"].map((name) => Number(each.getAttribute(name)));
        return { text: each.textContent, x, y, anchor: each.getAttribute("text-anchor") ?? "" };
      }),
    );

type Rect = { x: number; y: number; width: number; height: number; fill: string };

const readRects = (page: Page): Promise<Rect[]> =>
  drawing(page)
    .locator("g.marks rect[data-mark]")
    .evaluateAll((rects) =>
      rects.map((rect) => {
        const [x = 0, y = 0, width = 0, height = 0] = ["x", "y", "width", "height"].map((each) =>
          Number(rect.getAttribute(each)),
        );
        return { x, y, width, height, fill: rect.closest("[fill]")?.getAttribute("fill") ?? "" };
      }),
    );

/** The points of each line. */
const readLines = (page: Page): Promise<number[][][]> =>
  drawing(page)
    .locator("g.marks [data-series] > path[fill=none]:last-of-type")
    .evaluateAll((found) =>
      found.map((each) =>
        [...(each.getAttribute("d") ?? "").matchAll(/[ML]([\d.-]+),([\d.-]+)/g)].map(([, x, y]) => [
          Number(x),
          Number(y),
        ]),
      ),
    );

/** How far a name may stand from the end of its line, where several end close to each other. */
const MOST_APART = 60;

/** As many lines are drawn as there are names, each of which stands once, behind the end of a line of its own. */
export const expectNamedLines = async (page: Page, ...names: string[]): Promise<void> => {
  await expect(drawing(page).first()).toBeVisible();
  const ends = (await readLines(page)).map((points) => points.at(-1) ?? []);
  expect(ends).toHaveLength(names.length);
  // The last value may stand behind a name.
  const written = (await readTexts(page)).flatMap(({ text, ...place }) =>
    ends.every(([end = Number.NaN]) => place.x > end)
      ? [{ ...place, text: text.replace(/\s[\d.]+$/, "") }]
      : [],
  );
  expect(written.map(({ text }) => text).toSorted(compareText)).toEqual(
    names.toSorted(compareText),
  );
  const heights = ends.map(([, y = Number.NaN]) => y).toSorted((a, b) => a - b);
  for (const [at, { text, y }] of written.toSorted((a, b) => a.y - b.y).entries())
    expect(Math.abs(y - (heights[at] ?? Number.NaN)), text).toBeLessThan(MOST_APART);
};

/** Columns have a hundred percent each, of several parts, as the axis says it. */
export const expectWholeOfShares = async (page: Page): Promise<void> => {
  await expect(drawing(page).first()).toBeVisible();
  const texts = await readTexts(page);
  const heightOf = (pattern: RegExp): number =>
    texts.find(({ text, anchor }) => anchor === "end" && pattern.test(text))?.y ?? Number.NaN;
  const percent = (heightOf(/^0$/) - heightOf(/^100.?%$/)) / 100;
  const whole = new Map<number, number[]>();
  for (const { x, height } of await readRects(page))
    whole.set(x, [...(whole.get(x) ?? []), height / percent]);
  expect(whole.size).toBeGreaterThan(5);
  for (const [x, shares] of whole) {
    expect(shares.length, `at ${x}`).toBeGreaterThan(1);
    const sum = shares.reduce((all, share) => all + share, 0);
    expect(sum, `at ${x}`).toBeCloseTo(100, 1);
  }
};

/** What a chart says of itself: its year, and what else it is narrowed to. */
const expectYear = (page: Page, year: string): Promise<void> =>
  expect(
    page.getByText(new RegExp(`^Selection:\\s(.*\\s·\\s)?Year:\\s${year}(\\s·.*)?$`)).first(),
  ).toBeVisible();

/** Bars stand by their value of one year, the longest above; one alone, that of a name, has a colour. */
export const expectOneOfBarsByValue = async (
  page: Page,
  { year, name, color }: { year: string; name: string; color: string },
): Promise<void> => {
  await expectYear(page, year);
  const bars = (await readRects(page)).toSorted((a, b) => a.y - b.y);
  const widths = bars.map(({ width }) => width);
  expect(widths.length).toBeGreaterThan(5);
  expect(widths).toEqual(widths.toSorted((a, b) => b - a));
  expect(widths.at(-1)).toBeLessThan(widths[0] ?? 0);
  const own = bars.filter(({ fill }) => fill !== FADED);
  expect(own.map(({ fill }) => fill)).toEqual([color]);
  // Names stand before the bars, and the line of one a little below its middle.
  const names = (await readTexts(page)).filter(({ text }) => text === name);
  expect(names).toHaveLength(1);
  expect(
    Math.abs((names[0]?.y ?? Number.NaN) - (own[0] ? own[0].y + own[0].height / 2 : Number.NaN)),
  ).toBeLessThan(8);
};

const NEAR = 24;

/** Points of one year, of which those that stand apart have their names beside them. */
export const expectNamedPoints = async (page: Page, year: string): Promise<void> => {
  await expectYear(page, year);
  const points = await drawing(page)
    .locator("circle[data-mark]")
    .evaluateAll((circles) =>
      circles.map((circle) => ["cx", "cy"].map((each) => Number(circle.getAttribute(each)))),
    );
  expect(points.length).toBeGreaterThan(50);
  const names = (await readTexts(page)).filter(({ text }) => /^(Japan|Afghanistan)$/.test(text));
  expect(names.map(({ text }) => text).toSorted()).toEqual(["Afghanistan", "Japan"]);
  for (const { text, x, y } of names) {
    const far = points.map(([left = 0, top = 0]) => Math.hypot(left - x, top - y));
    expect(Math.min(...far), text).toBeLessThan(NEAR);
  }
};

/** Such points have the colours of the regions of the world, which the legend names. */
export const expectPointsByRegion = async (page: Page, year: string): Promise<void> => {
  await expectNamedPoints(page, year);
  const fills = await drawing(page)
    .locator("circle[data-mark]")
    .evaluateAll((circles) => [...new Set(circles.map((each) => each.getAttribute("fill")))]);
  const legend = await page.locator("figure fieldset li").evaluateAll((items) =>
    items.map((item) => ({
      name: item.textContent,
      fill: item.querySelector("svg [fill]")?.getAttribute("fill"),
    })),
  );
  expect(fills).toHaveLength(6);
  expect(legend).toHaveLength(6);
  expect(new Set(legend.map(({ fill }) => fill))).toEqual(new Set(fills));
  expect(legend.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["Sub-Saharan Africa", "South Asia", "Europe and Central Asia"]),
  );
};

/** A line and columns, each with its measure and the colour of its marks in the legend. */
export const expectLineAndColumns = async (
  page: Page,
  measures: { line: string; columns: string },
): Promise<void> => {
  await expect(drawing(page).first()).toBeVisible();
  const columns = await readRects(page);
  expect(columns.length).toBeGreaterThan(5);
  const lines = drawing(page).locator("g.marks [data-series] > path[fill=none]:last-of-type");
  await expect(lines).toHaveCount(1);
  expect((await readLines(page))[0]?.length).toBeGreaterThan(5);
  const colorOf = async (name: string): Promise<(string | null | undefined)[]> => {
    const item = page.locator("figure fieldset li").filter({ hasText: name });
    await expect(item).toHaveCount(1);
    return item.evaluate((each) =>
      [...each.querySelectorAll("svg *")].flatMap((part) => [
        part.getAttribute("fill"),
        part.getAttribute("stroke"),
      ]),
    );
  };
  expect(await colorOf(measures.columns)).toContain(columns[0]?.fill);
  expect(await colorOf(measures.line)).toContain(await lines.getAttribute("stroke"));
};
