import { cpuUsage } from "node:process";
import { describe, expect, test } from "vitest";
import { makeDraw } from "../../testing/make-draw.ts";
import { PROPERTY_TIMEOUT } from "../../testing/property-runs.ts";
import { makeChart } from "../testing/make-chart.ts";
import { makeState } from "../testing/make-state.ts";
import { migrateChartConfig, migrateState } from "./migrate.ts";
import { CHART_VERSIONS, STATE_VERSIONS } from "./versions.ts";

const context = { newKey: () => "nEwKeYoFaChR", dataSet: "https://energy.example/solar/12" };

const KINDS = [
  { kind: "chart", versions: CHART_VERSIONS, migrate: migrateChartConfig, make: makeChart },
  { kind: "state", versions: STATE_VERSIONS, migrate: migrateState, make: makeState },
] as const;

describe("large documents", () => {
  test("thousands of cubes and columns are refused in time", () => {
    const cubes = Array.from({ length: 5_000 }, (_, index) => ({
      iri: `https://cube.example/${index}/${"ab".repeat(20)}`,
      filters: {},
    }));
    const fields = Object.fromEntries(
      Array.from({ length: 5_000 }, (_, index) => [
        `field${index}`,
        { componentIri: `https://cube.example/${"ba".repeat(20)}/${index}` },
      ]),
    );
    const started = cpuUsage();
    const result = migrateChartConfig(
      { version: "3.4.0", chartType: "line", cubes, fields },
      { context },
    );
    expect(result).toMatchObject({
      ok: false,
      error: { kind: "malformed", step: "chart/4.0.0-component-ids" },
    });
    const { user, system } = cpuUsage(started);
    expect((user + system) / 1000).toBeLessThan(10_000);
  });

  const SEPARATOR = "(VISUALIZE.ADMIN_COMPONENT_ID_SEPARATOR)";
  const MANY = 4_000;

  type Place = readonly (string | number)[];
  /** Of alike charts the first. */
  const listPlaces = (value: unknown, at: Place = []): Place[] =>
    typeof value === "object" && value !== null
      ? [
          at,
          ...Object.entries(value)
            .slice(0, at[0] === "chartConfigs" && at.length === 1 ? 1 : undefined)
            .flatMap(([name, member]) =>
              listPlaces(member, [...at, Array.isArray(value) ? Number(name) : name]),
            ),
        ]
      : [];

  /** The list or object with thousands of members more, each like one that it has, under a name of its own. */
  const addMany = (value: unknown): unknown => {
    const indexes = Array.from({ length: MANY }, (_, index) => index);
    if (Array.isArray(value)) {
      const like: unknown = value[0] ?? "x";
      if (typeof like !== "object" || like === null)
        return [...value, ...indexes.map((index) => `${String(like)}${index}`)];
      const named = ["key", "iri"].filter((name) => name in like);
      return [
        ...value,
        ...indexes.map((index) => ({
          ...like,
          ...Object.fromEntries(named.map((name) => [name, `https://x.example/${index}`])),
        })),
      ];
    }
    const entries = Object.entries(value as object);
    const like: unknown = entries.at(-1)?.[1] ?? { type: "single", value: "x" };
    const name = `https://x.example/1${SEPARATOR}https://x.example/d`;
    return Object.fromEntries([...entries, ...indexes.map((index) => [`${name}${index}`, like])]);
  };

  const addManyAt = (value: unknown, [first, ...rest]: Place): unknown => {
    if (first === undefined) return addMany(value);
    if (Array.isArray(value))
      return value.map((item: unknown, index) => (index === first ? addManyAt(item, rest) : item));
    const object = value as Record<string, unknown>;
    return { ...object, [first]: addManyAt(object[first], rest) };
  };

  test.each(
    KINDS.flatMap((kind) =>
      ["1.0.0", "3.2.0", kind.versions.at(-1)!].map((version) => ({ ...kind, version })),
    ),
  )(
    "thousands of members more, anywhere in a $kind of version $version, take a moment",
    ({ make, migrate, version, versions }) => {
      const document = make(makeDraw(2), version);
      const slow = listPlaces(document).flatMap((place) =>
        ["1.0.0", versions.at(-1)!].flatMap((to) => {
          const large = addManyAt(document, place);
          const measure = (): number => {
            const started = cpuUsage();
            migrate(large, { to, context });
            const { user, system } = cpuUsage(started);
            return (user + system) / 1e6;
          };
          // Other threads of the process count as well: what is slow is slow again.
          const first = measure();
          const seconds = first > 2 ? Math.min(first, measure()) : first;
          return seconds > 2 ? [`${place.join(".")} to ${to}: ${seconds} s`] : [];
        }),
      );
      expect(slow).toEqual([]);
    },
    PROPERTY_TIMEOUT,
  );

  test("40,000 references of a dashboard find their ids among 40,000 filters in time", () => {
    const names = Array.from(
      { length: 40_000 },
      (_, n) => `https://c.example/${"a".repeat(60)}/${n}`,
    );
    const filters = Object.fromEntries(names.map((name) => [name, { type: "single", value: "v" }]));
    const state = {
      version: "3.8.0",
      chartConfigs: [
        {
          version: "3.4.0",
          chartType: "line",
          cubes: [{ iri: "https://c.example/1", filters }],
          fields: {},
        },
      ],
      dashboardFilters: {
        dataFilters: { componentIris: names.map((name) => name.slice(1)), filters: {} },
      },
    };
    const started = cpuUsage();
    expect(migrateState(state, { to: "4.0.0", context }).ok).toBe(true);
    const { user, system } = cpuUsage(started);
    expect((user + system) / 1e6).toBeLessThan(8);
  });
});
