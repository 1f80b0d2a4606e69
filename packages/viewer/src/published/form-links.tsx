import { useT } from "@statelier/ui/plain";
import type { ReactNode } from "react";
import { useIsLive } from "../citation/use-is-live.ts";
import { isPlainClick } from "../site/is-plain-click.ts";
import { encodeViewParams } from "../view-params/view-params.ts";
import { buildAddress } from "./build-view-address.ts";
import { isStored, type PublishedState } from "./published-state.ts";
import styles from "./published-page.module.css";
import type { PublishedView } from "./use-published-view.ts";

/** The same view as a chart or as the table of its data. */
export const FormLinks = ({
  state,
  view,
}: {
  state: PublishedState;
  view: PublishedView;
}): ReactNode => {
  const t = useT();
  const isLive = useIsLive();
  const { config, components, choices } = view.chart;
  // Without a program the links of a preview would leave the preview.
  if (!isStored(state) && !isLive) return null;
  const renderLink = (showTable: boolean): ReactNode => (
    <a
      href={
        buildAddress("", [
          ...state.keptParams,
          ...encodeViewParams(config, components, { ...choices, showTable }),
        ]) || "?"
      }
      target="_self"
      aria-current={choices.showTable === showTable ? "true" : undefined}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        view.choose({ showTable });
      }}
    >
      {t(showTable ? "viewer.as-table" : "viewer.chart")}
    </a>
  );
  return (
    <p className={styles.forms}>
      {renderLink(false)}
      {renderLink(true)}
    </p>
  );
};
