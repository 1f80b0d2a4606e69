import type { Path } from "../json.ts";

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

/** What is wrong with the place that `path` leads to, in English, for those who have said the place already. */
export const describeMigrationFault = (error: MigrationError): string => {
  switch (error.kind) {
    case "unknown-version":
      return `there is no ${error.document} version ${error.version} (${error.of} version)`;
    case "future-version":
      return `the ${error.document} version ${error.version} (${error.of} version) is newer than ${error.latest}, the latest that can be read`;
    case "malformed":
      return `found ${error.found}, expected ${error.expected}${error.step ? ` (step ${error.step})` : ""}`;
    case "missing-context":
      return `step ${error.step} needs to be told ${error.needs.join(", ")}`;
    case "step-failed":
      return `step ${error.step} failed: ${error.reason}`;
  }
};

/** One English sentence for logs and the command line. */
export const describeMigrationError = (error: MigrationError): string =>
  `At ${at(error.path)}: ${describeMigrationFault(error)}.`;
