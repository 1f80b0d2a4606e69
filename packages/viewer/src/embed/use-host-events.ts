import { useLocale, useT } from "@statelier/ui/plain";
import { useEffect, useRef } from "react";
import { buildViewAddress } from "../params/build-view-address.ts";
import { derivePageTitle } from "../chart-state/derive-page-title.ts";
import type { StoredState } from "../chart-state/published-state.ts";
import type { ShownChart } from "../chart-state/shown-chart.ts";
import { encodeViewParams } from "../params/view-params.ts";
import { hearHost, tellHost } from "./host-messages.ts";

/** Tells the page around that the chart answers, and each choice of its reader. */
export const useHostEvents = (state: StoredState, view: ShownChart): void => {
  const t = useT();
  const locale = useLocale();
  const { config, components, choices } = view.chart;
  const key = state.chartKey;
  const title = derivePageTitle(state, t);
  const address = `${state.publicUrl}${buildViewAddress(`/${locale}/v/${key}`, state, view.chart)}`;
  const params = String(new URLSearchParams(encodeViewParams(config, components, choices)));
  const latest = useRef({ params, address });
  useEffect(() => {
    const tell = () => tellHost({ type: "statelier:ready", key, locale, title, ...latest.current });
    tell();
    return hearHost(({ type, replay }) => {
      if (type === "statelier:hello" && replay === true) tell();
    });
  }, [key, locale, title]);
  useEffect(() => {
    if (params === latest.current.params) return;
    latest.current = { params, address };
    tellHost({ type: "statelier:filter", params, address });
  }, [params, address]);
};
