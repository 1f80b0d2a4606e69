import type { JsonObject, Path } from "./json.ts";

/**
 * One thing that the step back would not restore. `path` and `was` are those of the document that was handed in.
 * `dormant`: nothing a reader sees depends on it. `reason`: the sentence the specification gives for it.
 * `added`: nothing stood there, and the step back puts something.
 */
export type Loss = {
  readonly step: string;
  readonly path: Path;
  readonly was: unknown;
  readonly dormant?: true;
  readonly added?: true;
  readonly reason?: string;
};

export type LossNote = Pick<Loss, "dormant" | "added" | "reason">;

export const ADDED: LossNote = { added: true, dormant: true };

export type Lose = (path: Path, was: unknown, note?: LossNote) => void;

/** What a chart config does not say itself. `unversionedIris` by cube IRI; a missing one stands for itself. */
export type ChartStepContext = {
  readonly newKey: () => string;
  readonly unversionedIris?: Readonly<Record<string, string>> | undefined;
  /** Of the surrounding state; needed for a chart config alone below 2.3.0. */
  readonly dataSet?: string | undefined;
  readonly meta?: unknown;
  readonly activeField?: unknown;
};

export type StateStepContext = Pick<ChartStepContext, "newKey" | "unversionedIris">;

/** What stood at a path of the document (for a chart: of this chart) when it was handed in, at whatever version. */
type Opened = (path: Path) => unknown;

export type ChartTools = ChartStepContext & {
  readonly lose: Lose;
  readonly opened: Opened;
  readonly need: (name: "dataSet") => string;
  /** Whether a chart has one cube alone at the version that the document is brought to, by this step or later ones. */
  readonly isOneCubeLeft: boolean;
};

export type StateTools = StateStepContext & {
  /** The version that the state is brought to, by this step or by those that follow. */
  readonly to: string;
  readonly lose: Lose;
  readonly opened: Opened;
  readonly migrateChart: (state: JsonObject, chart: JsonObject, to: string, at: Path) => JsonObject;
};

/** `from` and `to` are neighbours; `version` itself is written by the engine. */
export type Step<Tools> = {
  readonly from: string;
  readonly to: string;
  readonly what: string;
  readonly up: (document: JsonObject, tools: Tools) => JsonObject;
  readonly down: (document: JsonObject, tools: Tools) => JsonObject;
};

export type ChartStep = Step<ChartTools>;
export type StateStep = Step<StateTools>;
