import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { defaultGraph, Store } from "oxigraph";

const FIXTURES = new URL("./fixtures/", import.meta.url);

/** Turtle files as one text of N-Triples. */
export const convertTurtle = (files: readonly (string | URL)[]): string => {
  const store = new Store();
  for (const file of files) store.load(readFileSync(file, "utf8"), { format: "text/turtle" });
  return store.dump({ format: "application/n-triples", from_graph_name: defaultGraph() });
};

/** Every fixture cube as N-Triples. */
export const loadFixtures = (): string =>
  convertTurtle(
    readdirSync(fileURLToPath(FIXTURES))
      .filter((name) => name.endsWith(".ttl"))
      .toSorted()
      .map((name) => new URL(name, FIXTURES)),
  );
