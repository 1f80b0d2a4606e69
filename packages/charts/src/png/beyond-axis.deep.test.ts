import { CHART_TYPES } from "@statelier/document";
import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { collectMessages } from "@statelier/ui/all-messages";
import { createTranslator } from "@statelier/ui/messages";
import { expect, test } from "vitest";
import { renderCard, renderPicture } from "../export/render-picture.ts";
import {
  type Fixture,
  makeFixtureInput,
  readFixture,
  readFixtures,
} from "../fixtures/read-fixtures.ts";
import { findDrawing } from "../types/find-drawing.ts";

/** Ends of an axis wholly above, below, inside and touching what the bundled fixtures hold. */
const DOMAINS: [number, number][] = [
  [1e9, 2e9],
  [-2e9, -1e9],
  [-50, -20],
  [20, 40],
  [0, 1],
];
const fixtures = readFixtures();

const inputOf = (fixture: Fixture, config: Fixture["config"]) => {
  const t = createTranslator("en", collectMessages("en", ["chart", "viewer"]));
  return {
    drawing: findDrawing(fixture.config),
    chart: makeFixtureInput({ ...fixture, config }, { t, locale: "en" }),
    datasets: [{ iri: "https://data.example/a", title: "A" }],
    dataFilters: {},
    address: "https://charts.example/en/v/abc",
    date: "2026-11-21",
  };
};

const draw = (chartType: string, domain: [number, number]): string[] => {
  const found = fixtures.filter(
    ({ chartType: type, name }) => type === chartType && !/missing|empty/.test(name),
  );
  return found.slice(0, 1).flatMap((fixture) => {
    const fields = Object.fromEntries(
      Object.entries(fixture.config.fields).map(([name, field]) => [
        name,
        ["x", "y"].includes(name) ? { ...(field as object), customDomain: domain } : field,
      ]),
    );
    const config = { ...fixture.config, fields } as typeof fixture.config;
    const input = inputOf(fixture, config);
    return [renderPicture(input).svg, renderCard(input).svg];
  });
};

const PAINTER = `
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
const { Resvg } = createRequire(process.argv[1])("@resvg/resvg-js");
const drawings = JSON.parse(readFileSync(process.argv[2], "utf8"));
for (const svg of drawings) new Resvg(svg).render();
console.log(drawings.length);
`;

const paint = async (drawings: readonly string[]): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), "painter-"));
  const file = join(folder, "drawings.json");
  writeFileSync(file, JSON.stringify(drawings));
  const args = ["--input-type=module", "-e", PAINTER, fileURLToPath(import.meta.url), file];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  rmSync(folder, { recursive: true });
  return stdout.trim();
};

/** West, south, east and north, each beyond all lakes on another side. */
const BESIDE_LAKES: [number, number, number, number][] = [
  [9, 44.3, 9.2, 44.5],
  [8.5, 49, 8.7, 49.2],
  [12, 46.5, 12.3, 46.8],
  [4, 46.5, 4.3, 46.8],
];

test("a map that is locked to a part beside the lakes of its base map does not end the painter", async () => {
  const fixture = readFixture("map", "cantons-locked");
  if (fixture.config.chartType !== "map") throw new Error("It is a map.");
  const { config } = fixture;
  const drawings = BESIDE_LAKES.map(([west, south, east, north]) => {
    const bbox: typeof config.baseLayer.bbox = [
      [west, south],
      [east, north],
    ];
    const locked = { ...config, baseLayer: { ...config.baseLayer, bbox } };
    return renderPicture(inputOf(fixture, locked)).svg;
  });
  expect(await paint(drawings)).toBe(String(drawings.length));
}, 60_000);

test("no type ends the painter, whatever ends its axis has", async () => {
  const drawings = CHART_TYPES.flatMap((type) => DOMAINS.flatMap((domain) => draw(type, domain)));
  expect(drawings.length).toBe(CHART_TYPES.length * DOMAINS.length * 2);
  for (const svg of drawings) expect(svg).not.toMatch(/NaN|Infinity|undefined/);
  expect(await paint(drawings)).toBe(String(drawings.length));
}, 60_000);
