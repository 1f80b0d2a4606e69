import { derivePublished, listVisibleLosses } from "@statelier/document";
import type { Locale } from "@statelier/model";
import { isFailure, pickChart } from "@statelier/viewer/published-chart";
import { findTextProblem } from "../documents/find-publish-problem.ts";
import { takeNewest } from "../published/bake-chart.ts";
import type { OpenPublished, OpenPublishedServices } from "../published/open-published.ts";
import { refuseSource } from "../published/refuse-source.ts";

/** Opens a state that is not stored, as published charts are opened. Nothing of it is kept. */
export type OpenPreview = (request: {
  /** Untrusted. */
  state: unknown;
  locale: Locale;
  /** Of the view: they say which chart of the document is shown. */
  params: URLSearchParams;
}) => ReturnType<OpenPublished>;

export const makeOpenPreview =
  ({
    data,
    openDocument,
    findSource,
  }: Pick<OpenPublishedServices, "data" | "openDocument" | "findSource">): OpenPreview =>
  async ({ state, locale, params }) => {
    const opened = await openDocument(state);
    if (!opened.ok) return { ok: false, refusal: { reason: "document", problem: opened.problem } };
    const problem = findTextProblem(opened.document);
    if (problem) return { ok: false, refusal: { reason: "document", problem } };
    const { losses, unread } = opened;
    const document = derivePublished(opened.document);
    const config = pickChart(document, params);
    const asked = { document, config, locale };
    const source = findSource(document.dataSource);
    if (!source) return refuseSource(asked, { id: "SOURCE_NOT_ALLOWED", message: "" });
    const index = document.chartConfigs.indexOf(config);
    try {
      const scope = { source: { type: source.type, url: source.url }, locale };
      const newest = await takeNewest(data, scope, config);
      return {
        ok: true,
        opened: {
          document: { ...document, chartConfigs: document.chartConfigs.with(index, newest) },
          losses: listVisibleLosses(losses, unread),
          source,
          data,
          version: "",
        },
      };
    } catch (error) {
      if (!isFailure(error)) throw error;
      return refuseSource(asked, error, error);
    }
  };
