import { findNumber } from "./parse-number.ts";
import type { TripleGraph } from "./triple-graph.ts";
import { schema } from "./vocabulary.ts";

const inDegrees = (text: string | undefined, most: number): number | undefined => {
  const number = findNumber(text);
  return number !== undefined && Math.abs(number) <= most ? number : undefined;
};

/** Where a value lies, in degrees; what is not said, or is no number of degrees, is undefined. */
export const readCoordinates = (
  subjects: readonly string[],
  graph: TripleGraph,
): { latitude: number | undefined; longitude: number | undefined } => {
  const find = (name: string): string | undefined =>
    subjects
      .map((subject) => graph.first(subject, schema(name)))
      .find((text) => text !== undefined);
  return {
    latitude: inDegrees(find("latitude"), 90),
    longitude: inDegrees(find("longitude"), 180),
  };
};
