import type { ChartConfig, ChartDocument } from "@statelier/document";
import type { DataSource, Locale } from "@statelier/model";
import type { Failure } from "@statelier/viewer/published-chart";
import { findRememberedTitle } from "../documents/remember-titles.ts";
import type { DocumentProblem } from "../documents/open-document.ts";

/** A chart stands without the data of its source. */
export type SourceRefusal = {
  reason: "source";
  failure: Failure;
  source: DataSource;
  /** That the dataset once had which its source lacks. */
  title?: string;
  document: ChartDocument;
  /** The chart that was asked for. */
  config: ChartConfig;
  /** The error, where the source was asked: other charts of the document may have theirs. */
  cause?: unknown;
};

export type OpenRefusal =
  | { reason: "unknown" }
  /** It was public once. */
  | { reason: "unpublished" }
  | { reason: "document"; problem: DocumentProblem }
  | SourceRefusal;

/** Why a chart of a document stands without the data of its source. */
export const refuseSource = (
  { document, config, locale }: Pick<SourceRefusal, "document" | "config"> & { locale: Locale },
  failure: Failure,
  cause?: unknown,
): { ok: false; refusal: SourceRefusal } => {
  const title = findRememberedTitle(config, failure.args?.["iri"], locale);
  return {
    ok: false,
    refusal: {
      reason: "source",
      failure,
      source: document.dataSource,
      ...(title === undefined ? {} : { title }),
      document,
      config,
      ...(cause === undefined ? {} : { cause }),
    },
  };
};
