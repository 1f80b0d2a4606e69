import type { HierarchyNode } from "@statelier/model";
import { expect, it } from "vitest";

import type { RdfTerm } from "../../rdf/rdf-term.ts";
import { TripleGraph } from "../../rdf/triple-graph.ts";
import { readComponents, type ReadContext } from "../answers/read-components.ts";
import type { Row } from "../client/rows-sink.ts";
import type { SparqlClient } from "../client/sparql-client.ts";
import type { ShapeComponent } from "../parsing/shape-component.ts";
import { CubeModel } from "./cube-model.ts";

const iri = (name: string) => `https://places.example/${name}`;
const node = (name: string) => ({ type: "iri" as const, value: iri(name) });

type Places = { listed: RdfTerm[]; levels: number; below: (asked: string) => Row[] };

const openPlaces = ({ listed, levels, below }: Places) => {
  const asked: string[] = [];
  const client: SparqlClient = {
    select: async ({ text }) => {
      asked.push(text);
      return text.includes("?child") ? below(text) : [];
    },
    stream: () => Promise.reject(new Error("not asked")),
  };
  const version = {
    iri: iri("cube/1"),
    unversionedIri: iri("cube"),
    isVersioned: true,
    isPublished: true,
    isExpired: false,
    version: "1",
  };
  const component: ShapeComponent = {
    path: iri("place"),
    id: iri("cube-place"),
    kind: "NominalDimension",
    isKeyDimension: true,
    isMeasure: false,
    names: [],
    descriptions: [],
    isNumerical: false,
    isVersioned: false,
    relations: [],
    hierarchies: [
      {
        names: [],
        roots: [iri("world")],
        levels: Array.from({ length: levels }, () => ({ path: iri("has"), isInverse: false })),
      },
    ],
    annotations: [],
    listed,
  };
  const model = new CubeModel(client, version, {
    head: new TripleGraph(),
    components: [component],
    hidden: [],
    notes: [],
  });
  const getReader = () => Promise.reject(new Error("not asked"));
  const expectQuestions = () => undefined;
  const context: ReadContext = { model, getReader, expectQuestions, isImmutable: true };
  return { context, asked };
};

const openFlat = (count: number) => {
  const listed = Array.from({ length: count }, (_, at) => node(`place-${at}`));
  const below = () => listed.map((child): Row => ({ parent: node("world"), child }));
  return openPlaces({ listed, levels: 1, below });
};

const request = { iri: iri("cube/1"), locale: "en", loadValues: true } as const;

it("looks at each listed value a few times, however many there are", async () => {
  let looks = 0;
  const listed = Array.from({ length: 1_000 }, (_, at) => ({
    type: "iri" as const,
    get value() {
      looks += 1;
      return iri(`place-${at}`);
    },
  }));
  await readComponents(openPlaces({ listed, levels: 0, below: () => [] }).context, request);
  expect(looks).toBeLessThan(30 * listed.length);
});

it("reads the hierarchy of a version once", async () => {
  const { context, asked } = openFlat(3);
  const [first, second] = [
    await readComponents(context, request),
    await readComponents(context, request),
  ];
  expect(second).toEqual(first);
  expect(asked.filter((text) => text.includes("?child"))).toHaveLength(1);
});

/** Levels of `width` nodes, each of which lies below all of the level before. */
const openMesh = (width: number, levels: number) => {
  const nodes = (level: number) =>
    Array.from({ length: width }, (_, at) => node(`level-${level}-${at}`));
  const below = (asked: string): Row[] => {
    const level = Number(/level-(\d+)-/.exec(asked)?.[1] ?? -1);
    const parents = level < 0 ? [node("world")] : nodes(level);
    return parents.flatMap((parent) => nodes(level + 1).map((child): Row => ({ parent, child })));
  };
  return openPlaces({ listed: nodes(levels - 1), levels, below });
};

const countNodes = (nodes: readonly HierarchyNode[]): number =>
  nodes.reduce((sum, { children }) => sum + 1 + countNodes(children), 0);

const notesOfHierarchy = ({ model }: ReadContext) =>
  model.notes.filter((note) => note.includes("hierarchy"));

it("shows each node of a hierarchy below all its parents while the tree has at most 100,000 nodes", async () => {
  const { context } = openMesh(2, 10);
  const { dimensions } = await readComponents(context, request);
  expect(countNodes(dimensions[0]?.hierarchy ?? [])).toBe(2 ** 11 - 1);
  expect(notesOfHierarchy(context)).toEqual([]);
});

it("shows each node below its first parent where the tree would have more, and notes it", async () => {
  const { context } = openMesh(3, 16);
  const { dimensions } = await readComponents(context, request);
  const hierarchy = dimensions[0]?.hierarchy ?? [];
  expect(hierarchy.map(({ value }) => value)).toEqual([iri("world")]);
  expect(countNodes(hierarchy)).toBe(1 + 16 + 2);
  expect(notesOfHierarchy(context)).toEqual([
    `${iri("place")}: as a tree, its hierarchy has more than 100000 nodes; each stands below the first of its parents.`,
  ]);
});
