import {
  cellValue,
  type CubeComponents,
  type Dimension,
  type Filters,
  type Measure,
  MOST_RECENT_VALUE,
  type ObservationTable,
  type SingleFilter,
} from "@statelier/model";

import type { CubeSource } from "../source/cube-source.ts";
import { makeSparqlClient } from "../sparql/client/sparql-client.ts";
import { makeSparqlSource } from "../sparql/make-sparql-source.ts";
import { countWords } from "./count-words.ts";
import { openCube } from "./open-cube.ts";
import { reportFailure } from "./report-failure.ts";
import type { SourceFinding } from "./source-finding.ts";

/** A longer dataset is not read for a check. */
const MOST_ROWS = 200_000;
const FIRST_ROWS = 8;

type Component = Dimension | Measure;

/** Rows in an order of their own: engines have none. */
const writeRows = ({ rowCount, columns }: ObservationTable): string[] =>
  Array.from({ length: rowCount }, (_, row) =>
    columns.map((column) => String(cellValue(column, row))).join(" | "),
  ).toSorted();

type Question = {
  /** Of which component, for the sentence. */
  about: string;
  ask: (source: CubeSource) => Promise<string[]>;
};

type Kind = { name: string; questions: Question[] };

const single = (value: string): SingleFilter => ({ type: "single", value });

const ends = ({ values }: Component): [string, string] => [
  values[0]?.value ?? "",
  values[values.length >> 1]?.value ?? "",
];

const isOrdered = ({ kind }: Component): boolean =>
  kind.startsWith("Temporal") || kind.startsWith("Numerical");

const observe =
  (iri: string) =>
  (about: string, filters: Filters, rest: object = {}): Question => ({
    about,
    ask: async (source) =>
      writeRows((await source.observations({ iri, locale: "en", filters, ...rest })).table),
  });

/** Filters of every kind. */
const listFilterKinds = (
  iri: string,
  described: readonly Dimension[],
  measures: readonly Measure[],
): Kind[] => {
  const each = (ask: (component: Component) => Filters, of: readonly Component[] = described) =>
    of.map((component) => observe(iri)(component.label, ask(component)));
  const [first, second] = described;
  return [
    { name: "one value", questions: each((of) => ({ [of.id]: single(ends(of)[1]) })) },
    {
      name: "several values",
      questions: each((of) => {
        const [a, b] = ends(of);
        return { [of.id]: { type: "multi", values: { [a]: true, [b]: true } } };
      }),
    },
    {
      name: "a range",
      questions: each(
        (of) => ({ [of.id]: { type: "range", from: ends(of)[0], to: ends(of)[1] } }),
        [...described, ...measures].filter(isOrdered),
      ),
    },
    {
      name: "the most recent value",
      questions: each(
        (of) => ({ [of.id]: single(MOST_RECENT_VALUE) }),
        described.filter(({ kind }) => kind.startsWith("Temporal")),
      ),
    },
    {
      name: "two dimensions at once",
      questions:
        first && second
          ? [
              observe(iri)(`${first.label}, ${second.label}`, {
                [first.id]: single(ends(first)[0]),
                [second.id]: single(ends(second)[0]),
              }),
            ]
          : [],
    },
  ];
};

const MOST_NARROWED = 3;

const narrow = (iri: string, dimension: Dimension): Question => ({
  about: dimension.label,
  ask: async (source) => {
    const filters = { [dimension.id]: single(ends(dimension)[1]) };
    const request = { iri, locale: "en", loadValues: true, filters } as const;
    const narrowed = await source.components(request);
    return [...narrowed.dimensions, ...narrowed.measures].flatMap(({ id, values }) =>
      values.map(({ value }) => `${id} ${value}`).toSorted(),
    );
  },
});

const listKinds = (iri: string, { dimensions, measures }: CubeComponents): Kind[] => {
  const described = dimensions.filter(({ values }) => values.length > 0);
  const all = Object.fromEntries(described.map((each) => [each.id, single(ends(each)[1])]));
  return [
    ...listFilterKinds(iri, described, measures),
    {
      name: "one column alone",
      questions: measures.map(({ id, label }) => observe(iri)(label, {}, { componentIds: [id] })),
    },
    {
      name: "values under a filter",
      questions: described.slice(0, MOST_NARROWED).map((each) => narrow(iri, each)),
    },
    {
      name: "possible filters",
      questions: [
        {
          about: "all dimensions",
          ask: async (source) =>
            (await source.possibleFilters({ iri, filters: all })).map(
              ({ id, value }) => `${id} ${String(value)}`,
            ),
        },
      ],
    },
  ];
};

const explain = (asked: readonly string[], expected: readonly string[]): string =>
  asked.length === expected.length
    ? `${countWords(asked.filter((row, at) => row !== expected[at]).length, "row")} of ${asked.length} differ`
    : `${asked.length} rows instead of ${expected.length}`;

const checkKind = async (
  { name, questions }: Kind,
  { slices, whole }: { slices: CubeSource; whole: CubeSource },
): Promise<SourceFinding[]> => {
  const wrong: string[] = [];
  for (const { about, ask } of questions) {
    const [asked, expected] = [await ask(slices), await ask(whole)];
    if (asked.length !== expected.length || asked.some((row, at) => row !== expected[at]))
      wrong.push(`${about}: ${explain(asked, expected)}`);
  }
  if (wrong.length > 0)
    return [
      {
        topic: "conformance",
        level: "missing",
        sentence: `Asked for ${name} it answers otherwise than its own observations say. ${wrong.join("; ")}.`,
        advice: "Report it to whoever makes the endpoint: the same data give different answers.",
      },
    ];
  return questions.length === 0
    ? []
    : [
        {
          topic: "conformance",
          level: "good",
          sentence: `Asked for ${name} it answers as its observations say (${countWords(questions.length, "question")}).`,
        },
      ];
};

const checkFirstRows = async (
  iri: string,
  { slices, whole }: { slices: CubeSource; whole: CubeSource },
): Promise<SourceFinding[]> => {
  const request = { iri, locale: "en" } as const;
  const all = new Set(writeRows((await whole.observations(request)).table));
  const some = writeRows((await slices.observations({ ...request, limit: FIRST_ROWS })).table);
  const isRight =
    some.length === Math.min(FIRST_ROWS, all.size) && some.every((row) => all.has(row));
  return [
    {
      topic: "conformance",
      level: isRight ? "good" : "missing",
      sentence: isRight
        ? `Asked for the first ${FIRST_ROWS} rows it answers with some that there are.`
        : `Asked for the first ${FIRST_ROWS} rows it answers with ${countWords(some.filter((row) => all.has(row)).length, "row")} that there are.`,
    },
  ];
};

type Endpoint = { address: string; timeoutMs: number };

const compareAnswers = async (
  { address, timeoutMs }: Endpoint,
  iri: string,
  mostRows: number,
): Promise<SourceFinding[]> => {
  const open = (options: Parameters<typeof makeSparqlSource>[0]["options"]): CubeSource =>
    makeSparqlSource({
      endpoint: address,
      dataSource: { type: "sparql", url: address },
      options: { timeoutMs, retry: { attempts: 1 }, ...options },
    });
  const slices = open({ wholeCubeRows: 0 });
  const whole = open({ wholeCubeRows: mostRows, readWhole: "first" });
  const findings: SourceFinding[] = [];
  const kinds: Kind[] = [];
  findings.push(
    ...(await reportFailure("conformance", async () => {
      kinds.push(
        ...listKinds(iri, await whole.components({ iri, locale: "en", loadValues: true })),
      );
      return [];
    })),
    ...(await reportFailure("conformance", () => checkFirstRows(iri, { slices, whole }))),
  );
  for (const kind of kinds)
    findings.push(
      ...(await reportFailure("conformance", () => checkKind(kind, { slices, whole }))),
    );
  return findings;
};

/**
 * Asks an endpoint the questions that charts ask, of every kind, and compares its answers with what all observations
 * of the dataset say.
 */
export const checkConformance = (
  endpoint: Endpoint,
  iri: string,
  mostRows = MOST_ROWS,
): Promise<SourceFinding[]> =>
  reportFailure("conformance", async () => {
    const { address, timeoutMs } = endpoint;
    const model = await openCube(makeSparqlClient({ endpoint: address, timeoutMs }), iri);
    const count = await model.count();
    if (count <= mostRows) return compareAnswers(endpoint, iri, mostRows);
    return [
      {
        topic: "conformance",
        level: "limited",
        sentence: `The dataset has ${countWords(count, "observation")}: too many to compare its answers with all of them (${mostRows} at most).`,
        advice: "Name a smaller dataset with --cube IRI.",
      },
    ];
  });
