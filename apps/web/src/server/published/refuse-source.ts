import type { ChartDocument } from "@statelier/document";
import type { DataSource, Locale } from "@statelier/model";
import type { Failure } from "@statelier/viewer/published-chart";
import { lastKnownTitle } from "../remember-titles.ts";
import type { DocumentProblem } from "../open-document.ts";

export type OpenRefusal =
  | { reason: "unknown" }
  | { reason: "document"; problem: DocumentProblem }
  /** `cause` where the source was asked. */
  | { reason: "source"; failure: Failure; source: DataSource; title: string; cause?: unknown };

/** Why a document stands without the data of its source. `cause`: the error, where the source was asked. */
export const refuseSource = (
  document: ChartDocument,
  locale: Locale,
  failure: Failure,
  cause?: unknown,
): { ok: false; refusal: OpenRefusal } => ({
  ok: false,
  refusal: {
    reason: "source",
    failure,
    source: document.dataSource,
    title: lastKnownTitle(document, locale),
    ...(cause === undefined ? {} : { cause }),
  },
});
