import type { ShapesAnswer } from "../source/cube-source.ts";
import { countWords } from "./count-words.ts";
import { reportFailure } from "./report-failure.ts";
import type { SourceFinding } from "./source-finding.ts";

export type AreaDimension = { label: string; ask: () => Promise<ShapesAnswer> };

const ADVICE =
  "Where another endpoint has them, name it: --shapes here, `shapesUrl` of the source in STATELIER_SOURCES.";

const checkDimension = async ({ label, ask }: AreaDimension): Promise<SourceFinding[]> => {
  const startedAt = performance.now();
  const { topology, notes } = await ask();
  const milliseconds = Math.round(performance.now() - startedAt);
  const count = topology?.objects.shapes.geometries.length ?? 0;
  const isElsewhere = notes.some((note) => note.includes("not where they are looked for"));
  return [
    {
      topic: "geography",
      level: count === 0 ? "limited" : "good",
      sentence: `${label}: ${count === 0 ? "no value has a shape" : `the shapes of ${countWords(count, "value")} are read`} in ${milliseconds} ms.`,
      milliseconds,
      ...(isElsewhere ? { advice: ADVICE } : {}),
    },
    ...notes.map((note): SourceFinding => ({
      topic: "geography",
      level: "limited",
      sentence: `${label}: ${note}`,
    })),
  ];
};

/** Reads the shapes of every dimension of areas, one after the other; what fails costs maps, not charts. */
export const checkGeography = async (
  dimensions: readonly AreaDimension[],
): Promise<SourceFinding[]> => {
  const findings: SourceFinding[] = [];
  for (const dimension of dimensions) {
    // Each is measured by itself.
    const found = await reportFailure("geography", () => checkDimension(dimension));
    for (const finding of found)
      findings.push(finding.level === "missing" ? { ...finding, level: "limited" } : finding);
  }
  return findings;
};
