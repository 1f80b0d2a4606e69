import { CHART_TYPES, type ChartType } from "@statelier/document";
import { findDataset, makeChartDocument, publishDocument } from "./support/publish-chart.ts";
import { expect, test } from "./support/test.ts";

const QUERIES: Partial<Record<ChartType, string>> = {
  pie: "electricity",
  scatterplot: "wealth",
  comboLineSingle: "wheat",
  comboLineDual: "wheat",
  comboLineColumn: "wheat",
};

for (const scheme of ["light", "dark"] as const)
  for (const chartType of CHART_TYPES.filter((type) => type !== "table"))
    test(`${chartType}: with forced colours in the ${scheme} its axes, texts and marks stand out from the ground`, async ({
      page,
      server,
    }) => {
      await page.emulateMedia({ forcedColors: "active", colorScheme: scheme });
      const iri = await findDataset(server.url, QUERIES[chartType] ?? "life expectancy");
      const { document } = await makeChartDocument(server.url, { iri, chartType });
      const key = await publishDocument(server.url, document);
      await page.goto(`/en/v/${key}`, { waitUntil: "networkidle" });
      const found = await page.locator("figure").evaluate((figure) => {
        const canvas = globalThis.document.createElement("span");
        figure.append(canvas);
        const systemColor = (name: string): string => {
          canvas.style.color = name;
          return getComputedStyle(canvas).color;
        };
        const [ground, text] = [systemColor("Canvas"), systemColor("CanvasText")];
        const drawn = [...figure.querySelectorAll<SVGElement>("svg[viewBox]")];
        const list = (selector: string) =>
          drawn.flatMap((svg) => [...svg.querySelectorAll(selector)]);
        const own = list(".marks > *, .marks > g > *").map((mark) => getComputedStyle(mark));
        return {
          texts: [...new Set(list("text").map((each) => getComputedStyle(each).fill))],
          lines: [
            ...new Set(
              list(".grid line, .lines line").map((line) => getComputedStyle(line).stroke),
            ),
          ],
          unseen: own.filter(({ fill, stroke }) =>
            [fill, stroke].every((color) => color === ground || color === "none"),
          ).length,
          marks: own.length,
          ground,
          text,
        };
      });
      expect(found.texts).toEqual([found.text]);
      expect(found.lines).not.toContain(found.ground);
      expect(found.marks).toBeGreaterThan(0);
      expect(found.unseen).toBe(0);
    });
