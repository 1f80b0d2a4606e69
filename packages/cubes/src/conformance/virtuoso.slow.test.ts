import { describe, expect, it } from "vitest";

import { makeSparqlSource } from "../sparql/make-sparql-source.ts";
import { cubeSourceConformance, type OpenedSource } from "./cube-source-conformance.ts";
import { askOnce, openEmbedded } from "./engines.ts";
import { loadFixtures } from "./load-fixtures.ts";
import { buildTriples } from "./stage-catalogue.ts";
import { startVirtuoso } from "./start-virtuoso.ts";

const openVirtuoso = async (ntriples: string): Promise<OpenedSource> => {
  const { url, close } = await startVirtuoso(ntriples);
  return {
    source: makeSparqlSource({ endpoint: url, dataSource: { type: "sparql", url } }),
    close,
  };
};

cubeSourceConformance("Virtuoso", () => openVirtuoso(loadFixtures()));

describe("a catalogue in Virtuoso", () => {
  it("gives the same answers as the embedded store", async () => {
    const expected = await askOnce(await openEmbedded());
    const found = await askOnce(await openVirtuoso(buildTriples()));
    expect(JSON.parse(found)).toEqual(JSON.parse(expected));
  }, 180_000);
});
