import type { CubeMetadata } from "@statelier/model";
import { collectMessages } from "@statelier/ui/all-messages";
import { LocaleProvider } from "@statelier/ui/plain";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { ChartState } from "../chart-state/chart-state.ts";
import type { PublishedState } from "../chart-state/page-state.ts";
import { MetadataPanel } from "./metadata-panel.tsx";
import { buildAddress } from "../params/build-address.ts";
import { PANEL_PARAM } from "../params/page-params.ts";
import type { PanelPlace } from "../chart-state/reader-choices.ts";

const LONG = `${"Wort ".repeat(40)}Ende`;

const cubeOf = (name: string, more: Partial<CubeMetadata> = {}): CubeMetadata => ({
  iri: `https://example.org/${name}`,
  title: `Datensatz ${name}`,
  publicationStatus: "PUBLISHED",
  themes: [{ iri: "https://example.org/theme/1", label: "Umwelt" }],
  subthemes: [],
  contactPoints: [{ name: "Auskunft", email: "auskunft@example.org" }],
  workExamples: [],
  ...more,
});

const chart = {
  config: { key: "a", chartType: "column", cubes: [], fields: {} },
  choices: { dataFilters: {}, hiddenValues: [], showTable: false },
  metadata: [
    cubeOf("a", {
      version: "3",
      datePublished: "2024-02-29",
      dateModified: "2024-06-30T12:00:00",
      creator: { iri: "https://example.org/org/amt", label: "Amt" },
      identifier: "x1",
      landingPage: "https://example.org/mehr",
      publisher: '<a href="https://example.org/amt">Das Amt</a>',
      workExamples: ["https://ld.admin.ch/application/opendataswiss"],
    }),
    cubeOf("b"),
  ],
  components: {
    dimensions: [
      {
        id: "joinBy__0",
        cubeIri: "joinBy",
        label: "Jahr, Periode",
        kind: "TemporalDimension",
        timeUnit: "Day",
        values: [{ value: "2020-01-01" }, { value: "2020-12-31" }],
        originalIds: [
          { cubeIri: "https://example.org/a", dimensionId: "a1", label: "Jahr" },
          {
            cubeIri: "https://example.org/b",
            dimensionId: "b1",
            label: "Periode",
            description: "Ende der Periode",
          },
        ],
      },
      {
        id: "kanton",
        cubeIri: "https://example.org/a",
        label: "Kanton",
        kind: "NominalDimension",
        description: LONG,
        values: Array.from({ length: 26 }, (_, index) => ({
          value: `${index}`,
          label: `K${index}`,
        })),
      },
    ],
    measures: [
      {
        id: "menge",
        cubeIri: "https://example.org/b",
        label: "Menge",
        kind: "NumericalMeasure",
        unit: "t",
        isNumerical: true,
        values: [{ value: "-1.5" }, { value: "12345" }],
      },
    ],
  },
} as unknown as ChartState;

const draw = (place: PanelPlace, state: Partial<PublishedState> = {}): string =>
  renderToStaticMarkup(
    <LocaleProvider locale="de" messages={collectMessages("de", ["viewer", "kit"])}>
      <MetadataPanel
        state={
          {
            chartKey: "key",
            activeKey: "a",
            keptParams: [],
            hasQuery: true,
            ...state,
          } as unknown as PublishedState
        }
        chart={chart}
        place={place}
        id="panel"
        opener={{ current: null }}
        closeClass=""
        onClose={() => undefined}
        linkTo={(to) => ({
          href: buildAddress("", PANEL_PARAM.print(chart, to)) || "?",
          onClick: () => undefined,
        })}
      />
    </LocaleProvider>,
  );

test("the general section names version, dates, contact, landing page and publisher of each dataset", () => {
  const html = draw({ section: "general" });
  for (const part of [
    "Datensatz a",
    "Datensatz b",
    "<dd>3</dd>",
    ">29.02.2024</time>",
    ">30.06.2024</time>",
    '<a href="mailto:auskunft@example.org">Auskunft</a>',
    '<a href="https://example.org/mehr">example.org/mehr</a>',
    '<a href="https://example.org/amt">Das Amt</a>',
  ])
    expect(html).toContain(part);
});

test("themes and organizations lead to the datasets that have them, in the chart's own source", () => {
  const theme = "/de/browse/theme/https%3A%2F%2Fexample.org%2Ftheme%2F1";
  const organization = "/de/browse/organization/https%3A%2F%2Fexample.org%2Forg%2Famt";
  const html = draw({ section: "general" });
  expect(html).toContain(`href="${theme}"`);
  expect(html).toContain(`href="${organization}"`);
  expect(draw({ section: "general" }, { dataSource: "other" })).toContain(
    `href="${theme}?dataSource=other"`,
  );
});

test("the portal is linked for the dataset that is published there, and for no other", () => {
  expect(draw({ section: "general" }).split("https://opendata.swiss/")).toHaveLength(2);
});

test("each dataset has its query, where the source can be asked by readers", () => {
  const html = draw({ section: "general" });
  expect(html).toContain('href="/de/v/key.rq"');
  expect(html).toContain('href="/de/v/key.rq?dataset=2"');
  expect(draw({ section: "general" }, { hasQuery: false })).not.toContain(".rq");
});

test("a description of more than 180 characters is cut, and opens", () => {
  const html = draw({ section: "data" });
  expect(html).toMatch(/<details[^>]*><summary><span[^>]*>(Wort )+Wort…<\/span>/);
  expect(html).toContain(`<p>${LONG}</p></details>`);
});

test("components stand under their datasets, joined ones first and marked", () => {
  const html = draw({ section: "data" });
  const order = [
    "Verbunden</h3>",
    "Jahr, Periode",
    "Datensatz a",
    "Kanton",
    "Datensatz b",
    "Menge",
  ];
  const places = order.map((text) => html.indexOf(text));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(html.split(">Verbunden</span>")).toHaveLength(2);
});

test("a joined dimension names the dimension of each dataset", () => {
  const html = draw({ section: "data", componentId: "joinBy__0" });
  expect(html).toContain("Datensatz a</span> · Jahr");
  expect(html).toContain("Datensatz b</span> · Periode<p>Ende der Periode</p>");
  expect(html).toContain("01.01.2020 bis 31.12.2020");
});

test("a dimension lists its values, the many behind the first twelve", () => {
  const html = draw({ section: "data", componentId: "kanton" });
  expect(html).toContain(LONG);
  expect(html).toContain("Werte (26)");
  const [first = "", rest = ""] = html.split("<details");
  expect(first).toContain("K11<");
  expect(first).not.toContain("K12<");
  expect(rest).toContain("K25<");
});

test("a measure has its unit and its range", () => {
  const html = draw({ section: "data", componentId: "menge" });
  expect(html).toContain("<dd>t</dd>");
  expect(html).toContain("−1.5 bis 12’345");
});
