import { TextButton, useT } from "@statelier/ui/plain";
import type { MouseEvent, ReactNode } from "react";
import { isStored, type SheetState, type ShownChart } from "../chart-state/page-state.ts";
import { useSentPanel } from "../metadata/use-panel-place.ts";
import styles from "../site/published-page.module.css";
import { buildAddress } from "../params/build-address.ts";
import type { Params } from "../params/param-record.ts";
import { HiddenParams, PreviewForm } from "../reader-filters/preview-form.tsx";
import { isPlainClick } from "../site/is-plain-click.ts";

/** A link has been pressed, which goes with the form that it was in. */
let isPressed = false;

/** The one in its place takes the focus. */
const takeFocus = (link: HTMLElement | null): void => {
  if (!link || !isPressed) return;
  isPressed = false;
  link.focus();
};

/** The same view as a chart or as the table of its data: links, or buttons in a preview, which has no address. */
export const FormLinks = ({
  state,
  shown: { chart, listChoices, choose },
}: {
  state: SheetState;
  shown: ShownChart;
}): ReactNode => {
  const t = useT();
  const panel = useSentPanel(chart);
  const writeParams = (showTable: boolean): Params => [
    ...state.keptParams,
    ...listChoices({ showTable }),
    ...panel,
  ];
  const nameOf = (showTable: boolean): string => t(showTable ? "viewer.as-table" : "viewer.chart");
  const deriveProps = (showTable: boolean) => ({
    "aria-current": chart.choices.showTable === showTable ? ("true" as const) : undefined,
    onClick: (event: MouseEvent<HTMLElement>): void => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      isPressed = true;
      choose({ showTable });
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
            ref={showTable === chart.choices.showTable ? takeFocus : null}
            {...deriveProps(showTable)}
          >
            {nameOf(showTable)}
          </a>
        ))}
      </p>
    );
  return (
    <PreviewForm state={state} className={styles.forms}>
      <HiddenParams params={writeParams(false)} />
      <TextButton {...deriveProps(false)}>{nameOf(false)}</TextButton>
      <TextButton name="as" value="table" {...deriveProps(true)}>
        {nameOf(true)}
      </TextButton>
    </PreviewForm>
  );
};
