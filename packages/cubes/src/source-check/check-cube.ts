import { makeTableStore } from "../reading/table-store.ts";
import { ShapeCache } from "../shapes/shape-cache.ts";
import type { SparqlClient } from "../sparql/client/sparql-client.ts";
import type { CubeModel } from "../sparql/model/cube-model.ts";
import { fetchGeometries } from "../sparql/model/fetch-geometries.ts";
import { PAGE_ROWS, planPages } from "../sparql/observations/plan-pages.ts";
import { nameComponent } from "../sparql/parsing/shape-component.ts";
import { buildObservationsQuery } from "../sparql/queries/build-observations-query.ts";
import { type AreaDimension, checkGeography } from "./check-geography.ts";
import { checkLanguages } from "./check-languages.ts";
import { countWords } from "./count-words.ts";
import { openCube } from "./open-cube.ts";
import type { SourceFinding } from "./source-finding.ts";

const MOST_NOTES = 5;

const checkShape = (model: CubeModel, milliseconds: number): SourceFinding[] => {
  const components = [...model.components.values()];
  const measures = components.filter(({ isMeasure }) => isMeasure).length;
  const keys = components.filter(({ isKeyDimension }) => isKeyDimension).length;
  const isWhole = measures > 0 && keys > 0;
  const notes = model.notes;
  const parts = [
    countWords(keys, "key dimension"),
    countWords(measures, "measure"),
    `${countWords(components.length, "column")} in all`,
  ];
  return [
    {
      topic: "shape",
      level: isWhole ? "good" : "missing",
      sentence: `${model.iri} has ${parts.join(", ")}; described in ${milliseconds} ms.`,
      milliseconds,
      ...(isWhole
        ? {}
        : { advice: "A chart needs a key dimension and a measure; see `statelier cube check`." }),
    },
    ...notes.slice(0, MOST_NOTES).map((sentence): SourceFinding => ({
      topic: "shape",
      level: "limited",
      sentence,
    })),
    ...(notes.length > MOST_NOTES
      ? [
          {
            topic: "shape" as const,
            level: "limited" as const,
            sentence: `${notes.length - MOST_NOTES} more of its parts were not understood.`,
          },
        ]
      : []),
    ...checkLanguages(
      "columns",
      components.map(({ names }) => names),
    ),
  ];
};

class CountSink {
  rows = 0;
  cell(): void {}
  endRow(): void {
    this.rows += 1;
  }
}

const checkObservations = async (
  client: SparqlClient,
  model: CubeModel,
): Promise<SourceFinding[]> => {
  const count = await model.count();
  if (count === 0)
    return [
      {
        topic: "observations",
        level: "missing",
        sentence: "The dataset has no observations.",
        advice: "They hang on it by cube:observationSet and cube:observation.",
      },
    ];
  const plan = await planPages(client, model, count, PAGE_ROWS);
  const [page] = plan;
  const largest = Math.max(...plan.map((each) => each.count));
  const filters = page?.filters ?? [];
  const paths = [...model.components.keys()];
  const startedAt = performance.now();
  const { rows } = await client.stream(
    buildObservationsQuery({ cube: model, paths, numbers: model.numbers, filters }),
    () => new CountSink(),
  );
  const milliseconds = Math.round(performance.now() - startedAt);
  const expected = page?.count ?? count;
  const pages = countWords(plan.length, "page");
  if (rows < expected)
    return [
      {
        topic: "observations",
        level: "missing",
        sentence: `The endpoint counts ${expected} observations and answers ${rows}.`,
        advice: "Its answers are cut: raise the endpoint's own limit of rows.",
      },
    ];
  const isDivided = largest <= PAGE_ROWS;
  return [
    {
      topic: "observations",
      level: isDivided ? "good" : "limited",
      sentence: `${countWords(count, "observation")}, read in ${pages}; the first of ${countWords(rows, "row")} in ${milliseconds} ms.`,
      milliseconds,
      ...(isDivided
        ? {}
        : { advice: `One page has ${largest} rows: no key dimension divides the dataset evenly.` }),
    },
  ];
};

const listAreas = (
  clients: { source: SparqlClient; shapes: SparqlClient },
  model: CubeModel,
): AreaDimension[] => {
  const shapes = new ShapeCache({
    fetchTexts: (places) => fetchGeometries(clients, places),
    tables: makeTableStore(),
    name: "",
    maxAgeMs: 0,
  });
  return [...model.components.values()]
    .filter(({ kind }) => kind === "GeoShapesDimension")
    .map((component) => ({
      label: nameComponent(component),
      ask: () => shapes.read(model, { dimensionId: component.id, width: 256 }),
    }));
};

/**
 * Reads one dataset as Statelier does: its shape, one page of its observations, and the shapes of its areas from
 * `shapes`.
 */
export const checkCube = async (
  client: SparqlClient,
  iri: string,
  shapes: SparqlClient = client,
): Promise<SourceFinding[]> => {
  const startedAt = performance.now();
  const model = await openCube(client, iri);
  const shape = checkShape(model, Math.round(performance.now() - startedAt));
  if (shape.some(({ level }) => level === "missing")) return shape;
  const areas = listAreas({ source: client, shapes }, model);
  return [...shape, ...(await checkObservations(client, model)), ...(await checkGeography(areas))];
};
