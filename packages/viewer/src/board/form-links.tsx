import { TextButton, useT } from "@statelier/ui/plain";
import type { MouseEvent, ReactNode } from "react";
import { encodePanelPlace } from "../params/panel-place.ts";
import { useSentPanel } from "../metadata/use-sent-panel.ts";
import { isPlainClick } from "../site/is-plain-click.ts";
import { encodeViewParams } from "../params/view-params.ts";
import { buildAddress } from "../params/build-view-address.ts";
import { PreviewForm } from "../reader-filters/preview-form.tsx";
import { isStored, type PublishedState } from "../chart-state/published-state.ts";
import styles from "../page/published-page.module.css";
import type { ShownChart } from "../chart-state/shown-chart.ts";

/** The same view as a chart or as the table of its data: links, or buttons in a preview, which has no address. */
export const FormLinks = ({
  state,
  view,
}: {
  state: PublishedState;
  view: ShownChart;
}): ReactNode => {
  const t = useT();
  const { config, components, choices } = view.chart;
  const panel = useSentPanel(state, (place) => encodePanelPlace(components, place));
  const writeParams = (showTable: boolean) => [
    ...state.keptParams,
    ...encodeViewParams(config, components, { ...choices, showTable }),
    ...panel,
  ];
  const nameOf = (showTable: boolean): string => t(showTable ? "viewer.as-table" : "viewer.chart");
  const deriveProps = (showTable: boolean) => ({
    "aria-current": choices.showTable === showTable ? ("true" as const) : undefined,
    onClick: (event: MouseEvent<HTMLElement>): void => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      view.choose({ showTable });
    },
  });
  if (isStored(state))
    return (
      <p className={styles.forms}>
        {[false, true].map((showTable) => (
          <a
            key={String(showTable)}
            href={buildAddress("", writeParams(showTable)) || "?"}
            target="_self"
            {...deriveProps(showTable)}
          >
            {nameOf(showTable)}
          </a>
        ))}
      </p>
    );
  return (
    <PreviewForm state={state} className={styles.forms}>
      {writeParams(false).map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <TextButton {...deriveProps(false)}>{nameOf(false)}</TextButton>
      <TextButton name="as" value="table" {...deriveProps(true)}>
        {nameOf(true)}
      </TextButton>
    </PreviewForm>
  );
};
