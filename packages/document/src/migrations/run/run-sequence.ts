import { isNewer } from "../is-newer.ts";
import { describeValue, type JsonObject, MalformedDocument, type Path } from "../json.ts";
import { describeProblem, MigrationFailure } from "./migration-error.ts";
import { type Tracer, valueAt } from "../opened.ts";
import type { Sequence } from "./sequence.ts";
import type { Lose, Loss, Step } from "../step.ts";

export const FIRST_VERSION = "1.0.0";

type Direction = "up" | "down";

export type Run<Tools> = {
  readonly to: string;
  readonly at: Path;
  /** The document as it was handed in, of which `at` names the part that is stepped. */
  readonly opened: JsonObject;
  readonly tracer: Tracer;
  readonly losses: Loss[];
  readonly makeTools: (lose: Lose, step: string) => Tools;
};

/** Where a version stands in a sequence; throws a `MigrationFailure` for one that is not in it. */
const findVersion = (
  { kind, versions }: Pick<Sequence<never>, "kind" | "versions">,
  version: string,
  of: "document" | "target",
  path: Path,
): number => {
  const index = versions.indexOf(version);
  if (index >= 0) return index;
  const latest = versions.at(-1) ?? FIRST_VERSION;
  const isFuture = /^\d{1,6}\.\d{1,6}\.\d{1,6}$/.test(version) && isNewer(version, latest);
  const shown = version.slice(0, 60);
  throw new MigrationFailure(
    isFuture
      ? { kind: "future-version", document: kind, of, path, version: shown, latest }
      : { kind: "unknown-version", document: kind, of, path, version: shown },
  );
};

export const readVersion = (document: JsonObject, at: Path): string => {
  const version = document.version ?? FIRST_VERSION;
  if (typeof version === "string") return version;
  throw new MalformedDocument([...at, "version"], describeValue(version), "a version");
};

const runStep = <Tools>(
  document: JsonObject,
  step: Step<Tools>,
  { direction, kind }: { readonly direction: Direction; readonly kind: string },
  { at, opened, tracer, losses, makeTools }: Run<Tools>,
): JsonObject => {
  const name = `${kind}/${step.to}-${step.what}`;
  const version = direction === "up" ? step.from : step.to;
  const lose: Lose = (path, was, note) => {
    const known = [...at, ...path];
    const found = note?.added ? undefined : tracer.find(known);
    if (found) losses.push({ step: name, path: found, was: valueAt(opened, found), ...note });
    else losses.push({ step: name, path: tracer.findMissing(known, version), was, ...note });
  };
  try {
    return step[direction](document, makeTools(lose, name));
  } catch (problem) {
    if (problem instanceof MigrationFailure) throw problem;
    if (problem instanceof MalformedDocument) {
      const { path, found, expected } = problem;
      throw new MigrationFailure({
        kind: "malformed",
        path: [...at, ...path],
        found,
        expected,
        step: name,
      });
    }
    throw new MigrationFailure({
      kind: "step-failed",
      step: name,
      path: at,
      reason: describeProblem(problem),
    });
  }
};

/** Throws a `MigrationFailure` for a document of a version that is not in the sequence. */
export const requireVersion = <Tools>(sequence: Sequence<Tools>, document: JsonObject): void => {
  findVersion(sequence, readVersion(document, []), "document", ["version"]);
};

/** Steps a document to another version. Losses are added to `run.losses`; throws a `MigrationFailure`. */
export const runSequence = <Tools>(
  sequence: Sequence<Tools>,
  document: JsonObject,
  run: Run<Tools>,
): JsonObject => {
  const { kind, steps } = sequence;
  const from = findVersion(sequence, readVersion(document, run.at), "document", [
    ...run.at,
    "version",
  ]);
  const to = findVersion(sequence, run.to, "target", run.at);
  if (from === to) return document;
  const direction: Direction = to > from ? "up" : "down";
  const passed = direction === "up" ? steps.slice(from, to) : steps.slice(to, from).toReversed();
  let current = document;
  for (const step of passed) current = runStep(current, step, { direction, kind }, run);
  return { ...current, version: run.to };
};
