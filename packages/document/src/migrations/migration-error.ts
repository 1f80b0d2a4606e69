import type { Path } from "./json.ts";

type Kind = "chart" | "state";

/** Why a document could not be migrated; `path` leads to the place in the document as it was handed in or had become. */
export type MigrationError =
  | {
      readonly kind: "unknown-version";
      readonly document: Kind;
      readonly of: "document" | "target";
      readonly path: Path;
      readonly version: string;
    }
  | {
      readonly kind: "future-version";
      readonly document: Kind;
      readonly of: "document" | "target";
      readonly path: Path;
      readonly version: string;
      readonly latest: string;
    }
  | {
      readonly kind: "malformed";
      readonly path: Path;
      readonly found: string;
      readonly expected: string;
      readonly step?: string;
    }
  | {
      readonly kind: "missing-context";
      readonly step: string;
      readonly path: Path;
      readonly needs: readonly "dataSet"[];
    }
  | {
      readonly kind: "step-failed";
      readonly step: string;
      readonly path: Path;
      readonly reason: string;
    };

/** Carries a `MigrationError` from a nested chart to the entry point. */
export class MigrationFailure extends Error {
  readonly error: MigrationError;

  constructor(error: MigrationError) {
    super(error.kind);
    this.error = error;
  }
}

export const describeProblem = (problem: unknown): string =>
  problem instanceof Error ? problem.message : typeof problem;

const at = (path: Path): string => (path.length === 0 ? "the document" : path.join("."));

/** One English sentence for logs and the command line. */
export const describeMigrationError = (error: MigrationError): string => {
  switch (error.kind) {
    case "unknown-version":
      return `There is no ${error.document} version ${error.version} (${error.of} version, ${at(error.path)}).`;
    case "future-version":
      return `The ${error.document} version ${error.version} (${error.of} version, ${at(error.path)}) is newer than ${error.latest}, the latest that can be read.`;
    case "malformed":
      return `At ${at(error.path)}: found ${error.found}, expected ${error.expected}${error.step ? ` (step ${error.step})` : ""}.`;
    case "missing-context":
      return `Step ${error.step} needs to be told ${error.needs.join(", ")} for ${at(error.path)}.`;
    case "step-failed":
      return `Step ${error.step} failed on ${at(error.path)}: ${error.reason}.`;
  }
};
