import { CHART_TYPES } from "@statelier/document";
import { enrichSource } from "./support/enrich-source.ts";
import { FieldEditor } from "./support/field-editor.ts";
import {
  type Step,
  type Steps,
  cover,
  run,
  LIMIT,
  ADDED_UP,
  RED,
  rects,
  showNoValues,
  setDomain,
  showUncertainty,
  pickColor,
  showLimit,
  marks,
  calculate,
  makeLogarithmic,
  drawPanels,
  giveOwnAxes,
  pickForms,
  addUp,
  startAxis,
  convert,
  abbreviate,
  showFewer,
  shortenPeriod,
  sortSeries,
  hideLegendTitle,
  countRects,
  animate,
  hasOwnSteps,
  listUncovered,
} from "./support/field-steps.ts";
import { expect, test } from "./support/test.ts";

const barSteps = (
  measure: "x" | "y",
): { simple: Steps; split: Steps; targets: Steps; animated: Steps } => {
  const category = measure === "y" ? "x" : "y";
  const axes = { x: "Horizontal axis", y: "Vertical axis" };
  const size = measure === "y" ? "height" : "width";
  const [value, name] = [axes[measure], axes[category]];
  return {
    simple: {
      [`${measure} standardError`]: showUncertainty(value),
      [`${measure} confidenceInterval`]: async (editor) => {
        await editor.field(value);
        const whiskers = () => editor.chart.locator("svg g.overlays").innerHTML();
        const bounds = await editor.changes(whiskers, () => editor.toggle("Standard error"));
        expect(bounds).toContain("<line");
        await editor.toggle("Confidence interval");
        await expect(editor.chart.locator("svg g.overlays line")).toHaveCount(0);
      },
      [`${measure} showValues`]: showNoValues(value),
      [`${measure} customDomain`]: setDomain(value, ["20", "100"], "100"),
      [`${measure} panels`]: drawPanels(value, "Sex"),
      [`${measure} color`]: pickColor(value, "Colour", (editor) => rects(editor, "fill")),
      [`${measure} conversion`]: convert(value, "1000", "[34]\\d’\\d{3}"),
      [`${category} abbreviations`]: abbreviate(name, "Gentoo penguin", "Gen."),
      [`${category} sorting`]: async (editor) => {
        await editor.field(name);
        const sizes = rects(editor, size);
        await editor.choose("Order by", "name");
        await editor.pick("Direction", "ascending");
        const up = await sizes();
        await editor.changes(sizes, () => editor.pick("Direction", "descending"));
        expect((await sizes()).toReversed()).toEqual(up);
        await editor.choose("Order by", "value");
        await expect
          .poll(async () => (await sizes()).map(Number))
          .toEqual((await sizes()).map(Number).toSorted((a, b) => b - a));
      },
      [`${category} filterValues`]: showFewer(name, countRects, "Gentoo penguin"),
    },
    split: {
      "segment kind":
        measure === "x"
          ? pickForms("Dots on one line", "Pyramid of two series")
          : async (editor) => {
              await editor.field("Series");
              await editor.radio("Series are placed", "side by side");
              await expect(editor.panel.getByRole("radiogroup", { name: "Variant" })).toHaveCount(
                0,
              );
            },
      [`${measure} additive`]: async (editor) => {
        await editor.field("Series");
        const stacked = await editor.radio("Series are placed", "on top of one another");
        await expect(stacked).toBeDisabled();
        await addUp(editor, value);
        await editor.field("Series");
        await editor.pick("Series are placed", "on top of one another");
        await expect(editor.chart).toContainText(ADDED_UP);
      },
      "segment chartSubType": async (editor) => {
        await editor.field("Series");
        const places = rects(editor, measure === "y" ? "x" : "y");
        const stacks = new Set(await places()).size;
        await editor.changes(places, () => editor.pick("Series are placed", "side by side"));
        expect(new Set(await places()).size).toBeGreaterThan(stacks);
        await editor.pick("Series are placed", "on top of one another");
        await expect.poll(async () => new Set(await places()).size).toBe(stacks);
      },
      "segment partValues": async (editor) => {
        await editor.field("Series");
        const before = await editor.texts();
        await (await editor.list("Values inside the stacks")).click();
        const row = editor.page.getByRole("treegrid").getByRole("row", { name: "Female" });
        await editor.changes(
          () => editor.texts(),
          () => row.click(),
        );
        expect((await editor.texts()).length).toBeGreaterThan(before.length);
        await editor.returns(
          () => editor.texts(),
          before,
          () => row.click(),
        );
        await editor.page.keyboard.press("Escape");
      },
      [`${measure} totals`]: async (editor) => {
        await editor.field(value);
        const before = await editor.texts();
        await editor.changes(
          () => editor.texts(),
          () => editor.toggle("Totals of the stacks"),
        );
        expect((await editor.texts()).length).toBeGreaterThan(before.length);
        await editor.returns(
          () => editor.texts(),
          before,
          () => editor.toggle("Totals of the stacks"),
        );
      },
      "segment abbreviations": abbreviate("Series", "Female", "Fem."),
      "segment color": pickColor("Series", "Female", (editor) => rects(editor, "fill")),
      "segment calculation": async (editor) => {
        await editor.field("Series");
        await editor.changes(rects(editor, size), () => editor.toggle("Show shares in percent"));
        await editor.expectTexts(/^100/);
        await editor.field(value);
        const bounds = await editor.switch("Set the range of the axis");
        await expect(bounds).toBeDisabled();
        await expect(bounds).toHaveAccessibleDescription(/from 0 to 100/);
        const totals = await editor.switch("Totals of the stacks");
        await expect(totals).toBeDisabled();
        await expect(totals).toHaveAccessibleDescription(/always add up to 100/);
        await editor.field("Series");
        await editor.pick("Series are placed", "side by side");
        const percent = await editor.switch("Show shares in percent");
        await expect(percent).toBeDisabled();
        await expect(percent).toHaveAccessibleDescription("For stacked series only.");
        await editor.pick("Series are placed", "on top of one another");
      },
      "segment sorting": sortSeries("Series", "name", "total"),
      "segment legendTitle": hideLegendTitle("Series", "Sex"),
      "segment filterValues": showFewer("Series", countRects, "Male"),
      [`${measure} impossible`]: async (editor) => {
        await editor.field(value);
        await expect(await editor.list("Palette")).toBeDisabled();
        await editor.says("Each series has its own colour");
        for (const name of ["Standard error", "Confidence interval"]) {
          await expect(await editor.switch(name)).toBeDisabled();
          await expect(await editor.switch(name)).toHaveAccessibleDescription(/stacked series/);
        }
      },
    },
    targets: {
      [`${measure} limits`]: showLimit(value),
      [`${measure} limits impossible`]: async (editor) => {
        await editor.field("Series");
        await editor.shows("Country");
        await editor.field(value);
        await expect(await editor.switch(LIMIT)).toBeDisabled();
        await expect(await editor.switch(LIMIT)).toHaveAccessibleDescription(/no series/);
        await editor.field("Series");
        await editor.shows("None");
      },
    },
    animated: {
      "animation impossible": async (editor) => {
        await editor.field("Animation");
        await expect(await editor.component()).toBeDisabled();
        await editor.says("already shows every time dimension");
      },
      "animation animation": async (editor) => {
        await editor.field(value);
        await editor.shows("Population");
        await editor.field(name);
        await editor.shows("Country");
        await animate((each) => each.texts())(editor);
      },
      [`${measure} calculate`]: calculate(value, "Share of the total"),
    },
  };
};

for (const [chartType, type, measure] of [
  ["column", "Columns", "y"],
  ["bar", "Bars", "x"],
] as const) {
  const { simple, split, targets, animated } = barSteps(measure);
  for (const steps of [simple, split, targets, animated]) cover(chartType, steps);
  test(`${chartType}: every option of every field changes the chart`, async ({ page }) => {
    const editor = new FieldEditor(page);
    await enrichSource(page);
    await editor.open("penguins/1");
    await editor.setType(type);
    await editor.dropSeries();
    await editor.field(measure === "y" ? "Horizontal axis" : "Vertical axis");
    await editor.shows("Species");
    await editor.field(measure === "y" ? "Vertical axis" : "Horizontal axis");
    await editor.shows("Bill length");
    await run(editor, simple);
    await editor.field("Series");
    await editor.shows("Sex");
    await expect.poll(() => editor.legend()).toContain("Female");
    await run(editor, split);
  });

  test(`${chartType}: targets and animations change the chart`, async ({ page }) => {
    const editor = new FieldEditor(page);
    await editor.open("life-expectancy/2");
    await editor.setType(type);
    await editor.dropSeries();
    await run(editor, targets);
    await run(editor, animated);
  });
}

const seriesOf = (attribute: string, part: string) => (editor: FieldEditor) => () =>
  editor.read(`g.marks > [data-series]${part}`, attribute);
const countSeries = (editor: FieldEditor) =>
  editor.chart.locator("svg g.marks > [data-series]").count();
const html = (selector: string) => (editor: FieldEditor) => () =>
  editor.chart
    .locator(`svg ${selector}`)
    .evaluateAll((found) => found.map(({ outerHTML }) => outerHTML));

const showValueTexts =
  (field: string): Step =>
  async (editor) => {
    await editor.field(field);
    const before = await editor.texts();
    await editor.changes(
      () => editor.texts(),
      () => editor.toggle("Values in the chart"),
    );
    await editor.returns(
      () => editor.texts(),
      before,
      () => editor.toggle("Values in the chart"),
    );
  };

const showFirstFewer =
  (field: string, count: (editor: FieldEditor) => Promise<number>): Step =>
  async (editor) => {
    await editor.field(field);
    const before = await count(editor);
    await (await editor.list("Values shown")).click();
    await editor.page.getByRole("treegrid").getByRole("row").first().click();
    await editor.page.keyboard.press("Escape");
    await expect.poll(() => count(editor)).toBe(before - 1);
  };

const overTime = (marks: string, attribute: "stroke" | "fill"): Steps => ({
  "y showValues": showValueTexts("Vertical axis"),
  "y customDomain": setDomain("Vertical axis", ["0", "200"], "200"),
  "y color": pickColor("Vertical axis", "Colour", seriesOf(attribute, marks)),
  "y limits of one moment": async (editor) => {
    await editor.field("Vertical axis");
    const symbols = html("g.overlays > *")(editor);
    const before = await symbols();
    await editor.toggle("Target of the Cairo population conference for 2005");
    await expect.poll(async () => (await symbols()).length).toBe(before.length + 1);
    await editor.changes(symbols, () => editor.pick("Symbol", "triangle"));
    await editor.changes(symbols, () => editor.pick("Symbol", "cross"));
    await editor.toggle("Target of the Cairo population conference for 2005");
    await expect.poll(symbols).toEqual(before);
  },
  "y conversion": convert("Vertical axis", "1000", "[1-9]0’000"),
  "x filterValues": shortenPeriod("Horizontal axis", "1970"),
});

const lineUncertain: Steps = {
  "y standardError": showUncertainty("Vertical axis"),
  "y confidenceInterval": async (editor) => {
    await editor.field("Vertical axis");
    const whiskers = html("g.overlays > line")(editor);
    await editor.changes(whiskers, () => editor.toggle("Standard error"));
    await editor.toggle("Confidence interval");
    await expect.poll(whiskers).toEqual([]);
  },
};

const lineSimple: Steps = {
  "y dots": async (editor) => {
    await editor.field("Vertical axis");
    const radii = () => editor.read("g.marks circle", "r");
    expect(await radii()).toEqual([]);
    await editor.toggle("Dots on the line");
    await expect.poll(async () => (await radii()).length).toBe(11);
    const sizes: number[] = [];
    for (const size of ["small", "medium", "large"]) {
      await editor.pick("Size of the dots", size);
      sizes.push(Number((await radii())[0]));
    }
    expect(sizes).toEqual([...new Set(sizes)].toSorted((a, b) => a - b));
    expect(sizes).toHaveLength(3);
    await editor.toggle("Dots on the line");
    await expect.poll(radii).toEqual([]);
  },
  ...overTime(" > path", "stroke"),
  "y axisStart": startAxis("Vertical axis"),
};

const lineSplit: Steps = {
  "segment abbreviations": abbreviate("Series", "Argentina", "Arg."),
  "segment color": pickColor("Series", "Argentina", seriesOf("stroke", " > path")),
  "segment sorting": sortSeries("Series", "name"),
  "segment legendTitle": hideLegendTitle("Series", "Country"),
  "segment filterValues": showFewer("Series", countSeries, "Argentina"),
};

const areaSimple: Steps = {
  ...overTime("", "fill"),
  "y additive": async (editor) => {
    await editor.field("Series");
    await expect(await editor.component()).toBeDisabled();
    await editor.says("Only amounts that can be added up can be stacked.");
    await addUp(editor, "Vertical axis");
    await editor.field("Series");
    await expect(await editor.component()).toBeEnabled();
  },
};

const areaSplit: Steps = {
  "segment abbreviations": abbreviate("Series", "Argentina", "Arg."),
  "segment color": pickColor("Series", "Argentina", seriesOf("fill", "")),
  "segment imputation": async (editor) => {
    await editor.field("Series");
    const shapes = seriesOf("d", "")(editor);
    const gaps = await shapes();
    const zeros = await editor.changes(shapes, () => editor.pick("Missing values", "count as 0"));
    const linear = await editor.changes(shapes, () =>
      editor.pick("Missing values", "interpolate between neighbouring values"),
    );
    expect(linear).not.toEqual(gaps);
    expect(zeros).not.toEqual(gaps);
    await editor.returns(shapes, gaps, () => editor.pick("Missing values", "leave the gap"));
  },
  "segment calculation": async (editor) => {
    await editor.field("Series");
    await editor.changes(seriesOf("d", "")(editor), () => editor.toggle("Show shares in percent"));
    await editor.expectTexts(/^100/);
    await editor.field("Vertical axis");
    const limit = await editor.switch("Target of the Cairo population conference for 2005");
    await expect(limit).toBeDisabled();
    await expect(limit).toHaveAccessibleDescription(/percent/);
    await editor.field("Series");
    await editor.toggle("Show shares in percent");
  },
  "segment sorting": sortSeries("Series", "name", "total"),
  "segment legendTitle": hideLegendTitle("Series", "Country"),
  "segment filterValues": showFewer("Series", countSeries, "Argentina"),
  "y impossible": async (editor) => {
    await editor.field("Vertical axis");
    await expect(await editor.switch("Values in the chart")).toBeDisabled();
    await expect(await editor.switch("Values in the chart")).toHaveAccessibleDescription(
      /no series/,
    );
  },
};

const target: Steps = { "y limits": showLimit("Vertical axis") };

const lineForms: Steps = {
  "y smoothing": async (editor) => {
    await editor.field("Vertical axis");
    const before = await editor.texts();
    await editor.changes(
      () => editor.texts(),
      () => editor.choose("Smooth lines", "No smoothing"),
    );
    await editor.returns(
      () => editor.texts(),
      before,
      () => editor.choose("Smooth lines", "Mean of 31 values"),
    );
  },
  "y calculate": calculate("Vertical axis", "Change on previous period"),
  "segment kind": async (editor) => {
    await editor.field("Series");
    await editor.shows("City");
    await pickForms("First and last date only")(editor);
    await editor.dropSeries();
  },
  "y panels": drawPanels("Vertical axis", "City", giveOwnAxes),
};

const lineScale: Steps = { "y logAxis": makeLogarithmic("Vertical axis") };

for (const steps of [lineForms, lineScale]) cover("line", steps);
test("line: calculations, forms and small charts change the chart", async ({ page }) => {
  const editor = new FieldEditor(page);
  await editor.open("weather-seattle-new-york");
  await editor.setType("Lines");
  await editor.dropSeries();
  await run(editor, lineForms);
  await editor.open("life-expectancy/2");
  await editor.setType("Lines");
  await run(editor, lineScale);
});

cover("line", lineUncertain);
test("line: standard error and confidence interval change the chart", async ({ page }) => {
  const editor = new FieldEditor(page);
  await enrichSource(page, { isUncertain: true });
  await editor.open("life-expectancy/2");
  await editor.setType("Lines");
  await editor.dropSeries();
  await run(editor, lineUncertain);
});

for (const [chartType, type, simple, split] of [
  ["line", "Lines", lineSimple, lineSplit],
  ["area", "Areas", areaSimple, areaSplit],
] as const) {
  for (const steps of [simple, split, target]) cover(chartType, steps);
  test(`${chartType}: every option of every field changes the chart`, async ({ page }) => {
    const editor = new FieldEditor(page);
    await enrichSource(page, chartType === "area" ? { isGap: (row) => row === 2 } : {});
    await editor.open("life-expectancy/2");
    await editor.setType(type);
    await editor.dropSeries();
    await run(editor, simple);
    await editor.field("Series");
    await editor.shows("Country");
    await expect.poll(() => editor.legend()).toContain("Argentina");
    await run(editor, split);
    await editor.field("Series");
    await editor.shows("None");
    await run(editor, target);
  });
}

const slices = (attribute: string) => (editor: FieldEditor) => () =>
  editor.read("path[data-mark]", attribute);

const pieSteps: Steps = {
  "y showValues": showValueTexts("Size of the slices"),
  "y conversion": async (editor) => {
    await editor.field("Size of the slices");
    // The values stand in the chart, as in the first chart that it was made of.
    await editor.toggle("Show in another unit");
    await editor.write("Multiply values by", "1000");
    await editor.expectTexts(/000/);
    await editor.toggle("Show in another unit");
  },
  "segment abbreviations": abbreviate("Slices", "Gentoo penguin", "Gen."),
  "segment color": pickColor("Slices", "Gentoo penguin", slices("fill")),
  "segment sorting": async (editor) => {
    await editor.field("Slices");
    for (const name of ["value", "name"]) {
      await editor.choose("Order by", name);
      await editor.pick("Direction", "ascending");
      await editor.changes(slices("d")(editor), () => editor.pick("Direction", "descending"));
    }
  },
  "segment filterValues": showFirstFewer("Slices", (editor) =>
    editor.chart.locator("svg path[data-mark]").count(),
  ),
  "animation impossible": async (editor) => {
    await editor.field("Animation");
    await expect(await editor.component()).toBeDisabled();
    await editor.says("The dataset has no time dimension.");
  },
};

/** Slices that carry their names have no legend; fifty do not. */
const manySlices: Steps = {
  "segment legendTitle": hideLegendTitle("Slices", "State"),
};

const animatedPie: Steps = {
  "animation animation": async (editor) => {
    await editor.field("Slices");
    await editor.shows("Country");
    await animate()(editor);
  },
};

/** Columns carry what their author says into a pie. */
const addedPie: Steps = {
  "y additive": async (editor) => {
    await editor.setType("Columns");
    await editor.field("Vertical axis");
    await editor.shows("Bill length");
    await addUp(editor, "Vertical axis");
    await editor.setType("Pie");
    await editor.field("Size of the slices");
    await expect(await editor.component()).toContainText("Bill length");
    await expect(editor.chart).toContainText(ADDED_UP);
  },
};

for (const steps of [pieSteps, addedPie, manySlices, animatedPie]) cover("pie", steps);
test("pie: every option of every field changes the chart", async ({ page }) => {
  const editor = new FieldEditor(page);
  await enrichSource(page);
  await editor.open("penguins/1");
  await editor.setType("Pie");
  await editor.field("Slices");
  await editor.shows("Species");
  await editor.expectTexts("Gentoo penguin");
  await run(editor, pieSteps);
  await editor.open("penguins/1");
  await run(editor, addedPie);
  await editor.open("engineers-hurricanes/1");
  await editor.setType("Pie");
  await run(editor, manySlices);
});

test("pie: an animation changes the chart", async ({ page }) => {
  const editor = new FieldEditor(page);
  await editor.open("life-expectancy/2");
  await editor.setType("Pie");
  await run(editor, animatedPie);
});

const dots = (attribute: string) => (editor: FieldEditor) => () =>
  editor.read("circle[data-mark]", attribute);

const scatterSplit: Steps = {
  "y axisStart": startAxis("Vertical axis"),
  "x axisStart": startAxis("Horizontal axis"),
  "y customDomain": setDomain("Vertical axis", ["0", "200"], "200"),
  "y conversion": convert("Vertical axis", "1000", "[1-9]’\\d00’000"),
  "x customDomain": setDomain("Horizontal axis", ["0", "500"], "500"),
  "x conversion": convert("Horizontal axis", "1000", "[1-9]0’000"),
  "segment abbreviations": abbreviate("Series", "Gentoo penguin", "Gen."),
  "segment color": pickColor("Series", "Gentoo penguin", dots("fill")),
  "segment legendTitle": hideLegendTitle("Series", "Species"),
  "segment filterValues": showFirstFewer("Series", (editor) =>
    editor.chart.locator("svg circle[data-mark]").count(),
  ),
};

const scatterSimple: Steps = {
  "y color": pickColor("Vertical axis", "Colour", dots("fill")),
  "y points": async (editor) => {
    await editor.field("Vertical axis");
    const points = await editor.group("A point for each");
    const count = () => editor.chart.locator("svg circle[data-mark]").count();
    const before = await count();
    await editor.changes(count, () => points.getByText("Sex").click());
    await editor.returns(count, before, () => points.getByText("Sex").click());
  },
};

const animatedScatter: Steps = {
  "animation animation": async (editor) => {
    await editor.field("Series");
    await editor.shows("Country");
    await animate((each) => each.texts())(editor);
  },
};

for (const steps of [scatterSplit, scatterSimple, animatedScatter]) cover("scatterplot", steps);
test("scatterplot: every option of every field changes the chart", async ({ page }) => {
  const editor = new FieldEditor(page);
  await enrichSource(page);
  await editor.open("penguins/1");
  await editor.setType("Scatter plot");
  await editor.dropSeries();
  await editor.field("Vertical axis");
  await editor.shows("Body mass");
  await run(editor, scatterSimple);
  await editor.field("Series");
  await editor.shows("Species");
  await editor.field("Vertical axis");
  await expect(await editor.list("Palette")).toBeDisabled();
  await run(editor, scatterSplit);
});

const scatterMore: Steps = {
  "x logAxis": makeLogarithmic("Horizontal axis"),
  "y logAxis": makeLogarithmic("Vertical axis"),
  "y dotSize": async (editor) => {
    await editor.field("Vertical axis");
    const before = await marks(editor)();
    await editor.changes(marks(editor), () => editor.choose("Area of the dots", "Population"));
    await editor.returns(marks(editor), before, () =>
      editor.choose("Area of the dots", "All the same"),
    );
  },
  "y colorLevel": async (editor) => {
    await editor.field("Vertical axis");
    const before = await marks(editor)();
    await editor.changes(marks(editor), () =>
      editor.choose(
        "Colour by",
        "The Americas, East Asia and the Pacific, Europe and Central Asia …",
      ),
    );
    await editor.returns(marks(editor), before, () =>
      editor.choose("Colour by", "One colour for all"),
    );
  },
  "y pointLabels": async (editor) => {
    await editor.field("Vertical axis");
    await (await editor.list("Label the points .Country.")).click();
    const list = editor.page.getByRole("dialog");
    await list.getByRole("searchbox").fill("Japan");
    await list.getByRole("row", { name: "Japan" }).click();
    await editor.page.keyboard.press("Escape");
    await editor.expectTexts("Japan");
  },
};

cover("scatterplot", scatterMore);
test("scatterplot: logarithmic axes, areas and names of dots change the chart", async ({
  page,
}) => {
  const editor = new FieldEditor(page);
  await editor.open("life-expectancy/2");
  await editor.setType("Scatter plot");
  await run(editor, scatterMore);
});

test("scatterplot: an animation changes the chart", async ({ page }) => {
  const editor = new FieldEditor(page);
  await editor.open("life-expectancy/2");
  await editor.setType("Scatter plot");
  await run(editor, animatedScatter);
});

const comboSteps = (
  fields: Readonly<Record<string, { name: string; read: typeof lineStrokes }>>,
): Steps =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([field, { name, read }]): [string, Step][] => [
      [`${field} color`, pickColor(name, undefined, read)],
      [
        `${field} conversion`,
        async (editor) => {
          await editor.field(name);
          const before = await editor.texts();
          await (await editor.switch("Show in another unit")).first().focus();
          await editor.page.keyboard.press("Space");
          await editor.changes(
            () => editor.texts(),
            () => editor.write("Multiply values by", "3"),
          );
          await (await editor.switch("Show in another unit")).first().focus();
          await editor.returns(
            () => editor.texts(),
            before,
            () => editor.page.keyboard.press("Space"),
          );
        },
      ],
    ]),
  );

const lineStrokes = seriesOf("stroke", " > path");

const singleSteps: Steps = {
  ...comboSteps({
    "y.componentIds": { name: "Measures", read: lineStrokes },
  }),
  "y.componentIds axisStart": async (editor) => {
    await editor.field("Measures");
    // Changes are below zero, so that their axis starts nowhere else.
    await editor.press("Remove Change on the month before");
    await startAxis("Measures")(editor);
    await editor.choose("Add a measure", "Change on the month before");
  },
  "y.componentIds measures": async (editor) => {
    await editor.field("Measures");
    const names = () => editor.read("g.marks > [data-series]", "data-series");
    const before = await names();
    expect(before).toHaveLength(2);
    await editor.changes(names, () => editor.press("Move Employees down"));
    expect(await names()).toEqual(before.toReversed());
    await editor.press("Remove Employees");
    await expect.poll(async () => (await names()).length).toBe(1);
    await expect(
      editor.panel.getByRole("button", { name: "Remove Change on the month before" }),
    ).toBeDisabled();
    await editor.choose("Add a measure", "Employees");
    await expect.poll(async () => (await names()).length).toBe(2);
    await editor.says("No other measure has the same unit.");
  },
  "x filterValues": async (editor) => {
    await editor.field("Horizontal axis");
    const shapes = seriesOf("d", " > path")(editor);
    const from = await editor.text("From");
    await editor.changes(shapes, () => from.fill("01.2008"));
  },
};

/** Two measures in shillings have one axis, or each its own. */
const partAxes =
  (type: string, field: string): Step =>
  async (editor) => {
    await editor.open("wheat-wages");
    await editor.setType(type);
    await editor.field(field);
    const shared = await editor.texts();
    await editor.changes(
      () => editor.texts(),
      () => editor.pick("Value axis", "One for each"),
    );
    await editor.returns(
      () => editor.texts(),
      shared,
      () => editor.pick("Value axis", "Depending on values and units"),
    );
  };

const dualSteps: Steps = {
  ...comboSteps({
    "y.leftAxisComponentId": { name: "Left axis", read: lineStrokes },
    "y.rightAxisComponentId": { name: "Right axis", read: lineStrokes },
  }),
  "y.leftAxisComponentId axisStart": startAxis("Left axis"),
  "y.rightAxisComponentId axisStart": startAxis("Right axis"),
  "x filterValues": shortenPeriod("Horizontal axis", "1970"),
  "y.rightAxisComponentId measure": async (editor) => {
    await editor.field("Right axis");
    await editor.shows("Population");
    await expect(editor.drawing).toContainText("people");
  },
  "y.rightAxisComponentId sharedAxis": partAxes("Two lines, two axes", "Right axis"),
};

const lineColumnSteps: Steps = {
  ...comboSteps({
    "y.columnComponentId": {
      name: "Columns",

      read: (editor) => rects(editor, "fill"),
    },
    "y.lineComponentId": { name: "Line", read: lineStrokes },
  }),
  "y.lineComponentId axisStart": startAxis("Line", 2),
  "y.lineComponentId lineAxisSide": async (editor) => {
    await editor.field("Line");
    const places = html("g.texts text")(editor);
    const right = await places();
    await editor.changes(places, () => editor.pick("Axis of the line", "left"));
    await editor.returns(places, right, () => editor.pick("Axis of the line", "right"));
  },
  "x filterValues": shortenPeriod("Horizontal axis", "1970"),
  "y.lineComponentId sharedAxis": partAxes("Line and columns", "Line"),
};

for (const [chartType, type, dataset, steps] of [
  ["comboLineSingle", "Several lines, one axis", "us-employment/1", singleSteps],
  ["comboLineDual", "Two lines, two axes", "life-expectancy/2", dualSteps],
  ["comboLineColumn", "Line and columns", "life-expectancy/2", lineColumnSteps],
] as const) {
  cover(chartType, steps);
  test(`${chartType}: every option of every field changes the chart`, async ({ page }) => {
    const editor = new FieldEditor(page);
    await editor.open(dataset);
    await editor.setType(type);
    await run(editor, steps);
  });
}

const keepLargest =
  (value: string, series: string): Step =>
  async (editor) => {
    await editor.field(value);
    await editor.shows("Population");
    await editor.field(series);
    await editor.shows("Country");
    await editor.choose("Largest series", "the largest 5 and “Other”");
    await expect(editor.chart).toContainText("Other");
    await editor.choose("Largest series", "show all");
    await expect(editor.chart).not.toContainText("Other");
  };

for (const [chartType, type, value, series] of [
  ["column", "Columns", "Vertical axis", "Series"],
  ["bar", "Bars", "Horizontal axis", "Series"],
  ["area", "Areas", "Vertical axis", "Series"],
  ["pie", "Pie", "Size of the slices", "Slices"],
] as const) {
  const steps: Steps = { "segment largest": keepLargest(value, series) };
  cover(chartType, steps);
  test(`${chartType}: the largest of many series stand alone`, async ({ page }) => {
    const editor = new FieldEditor(page);
    await editor.open("life-expectancy/2");
    await editor.setType(type);
    if (chartType !== "pie") await editor.dropSeries();
    await run(editor, steps);
  });
}

for (const [chartType, type, measure, value] of [
  ["column", "Columns", "y", "Vertical axis"],
  ["bar", "Bars", "x", "Horizontal axis"],
] as const) {
  const steps: Steps = {
    [`${measure} belowZero`]: async (editor) => {
      await editor.field(value);
      await editor.shows("Change on the month before");
      const fills = rects(editor, "fill");
      const before = await fills();
      await editor.changes(fills, () => editor.toggle("Different colour below zero"));
      const own = await editor.changes(fills, () => editor.color("Colour below zero", RED));
      expect(own.join()).toContain(RED);
      await editor.returns(fills, before, () => editor.toggle("Different colour below zero"));
    },
  };
  cover(chartType, steps);
  test(`${chartType}: what is below zero has a colour of its own`, async ({ page }) => {
    const editor = new FieldEditor(page);
    await editor.open("us-employment/1");
    await editor.setType(type);
    await editor.dropSeries();
    await run(editor, steps);
  });
}

/** Columns of tables and layers of maps have journeys of their own. */
const DRAWN = CHART_TYPES.filter(
  (chartType) => chartType !== "table" && chartType !== "map" && !hasOwnSteps(chartType),
);

test("no option that the document's rules declare is left out above", () => {
  for (const chartType of DRAWN) expect(listUncovered(chartType)).toEqual([]);
});
