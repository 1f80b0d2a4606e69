import { compareText, DEFAULT_LOCALE } from "@statelier/model";

import type { TripleGraph } from "../../rdf/triple-graph.ts";
import { meta, schema, sh } from "../../rdf/vocabulary.ts";
import { pickText } from "../../source/texts.ts";
import type { HierarchyLevel, ShapeHierarchy } from "./shape-component.ts";

type Context = { graph: TripleGraph; note: (text: string) => void };

const MAX_LEVELS = 20;

const parseLevels = (hierarchy: string, label: string, { graph, note }: Context) => {
  const levels: HierarchyLevel[] = [];
  let [level] = graph.nodes(hierarchy, meta("nextInHierarchy"));
  while (level !== undefined && levels.length < MAX_LEVELS) {
    const [path] = graph.nodes(level, sh("path"));
    const inverse = path?.startsWith("_:") ? graph.first(path, sh("inversePath")) : undefined;
    const step = inverse ?? path;
    if (step === undefined || step.startsWith("_:")) {
      note(`${label}: a level of its hierarchy has no path that is understood.`);
      break;
    }
    const targetClass = graph.first(level, sh("targetClass"));
    levels.push({
      path: step,
      isInverse: inverse !== undefined,
      ...(targetClass ? { targetClass } : {}),
    });
    [level] = graph.nodes(level, meta("nextInHierarchy"));
  }
  return levels;
};

/** The hierarchies of one component, one for each name, in the order of their names. */
export const parseHierarchies = (
  node: string,
  label: string,
  context: Context,
): ShapeHierarchy[] => {
  const { graph, note } = context;
  const byName = new Map<string, ShapeHierarchy>();
  for (const hierarchy of graph.nodes(node, meta("inHierarchy"))) {
    const names = graph.texts(hierarchy, schema("name"));
    const roots = graph
      .nodes(hierarchy, meta("hierarchyRoot"))
      .filter((root) => !root.startsWith("_:"))
      .toSorted();
    if (roots.length === 0) {
      note(`${label}: a hierarchy without a root is not read.`);
      continue;
    }
    const name = pickText(names, DEFAULT_LOCALE)?.text ?? hierarchy;
    if (!byName.has(name))
      byName.set(name, { names, roots, levels: parseLevels(hierarchy, label, context) });
  }
  return [...byName].toSorted(([a], [b]) => compareText(a, b)).map(([, each]) => each);
};
