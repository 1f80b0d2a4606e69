import { CHART_TYPES, contrastRatio } from "@statelier/document";
import { findFitting, makeChartDocument, publishDocument } from "./support/publish-chart.ts";
import { expect, test } from "./support/test.ts";

const toHex = (color: string): `#${string}` =>
  `#${(color.match(/\d+/g) ?? [])
    .slice(0, 3)
    .map((part) => Number(part).toString(16).padStart(2, "0"))
    .join("")}`;

for (const scheme of ["light", "dark"] as const)
  for (const chartType of CHART_TYPES.filter((type) => type !== "table"))
    test(`${chartType}: with forced colours in the ${scheme} its axes, texts and marks stand out from the ground`, async ({
      page,
      server,
    }) => {
      await page.emulateMedia({ forcedColors: "active", colorScheme: scheme });
      const iri = await findFitting(server.url, chartType);
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
        const isSeen = (mark: Element): boolean => {
          const { fill, stroke } = getComputedStyle(mark);
          return [fill, stroke].some((color) => color !== ground && color !== "none");
        };
        return {
          texts: [...new Set(list("text").map((each) => getComputedStyle(each).fill))],
          lines: [...new Set(list(".grid line").map((line) => getComputedStyle(line).stroke))],
          seen: list("g:not(.grid) > :is(path, rect, circle, line)").filter(isSeen).length,
          ground,
          text,
        };
      });
      expect(found.texts).toContain(found.text);
      // Names of series have their colours, as far as they can be read on the ground.
      const weak = found.texts.filter(
        (text) => contrastRatio(toHex(text), toHex(found.ground)) < 4.5,
      );
      expect(weak).toEqual([]);
      expect(found.lines).not.toContain(found.ground);
      expect(found.seen).toBeGreaterThan(0);
    });
