import { useT } from "@statelier/ui/plain";
import type { ReactNode } from "react";
import { isPlainClick } from "../site/is-plain-click.ts";
import { encodeViewParams } from "../view-params/view-params.ts";
import { buildAddress } from "./build-view-address.ts";
import { PreviewForm } from "./preview-form.tsx";
import { isStored, type PublishedState } from "./published-state.ts";
import styles from "./published-page.module.css";
import type { PublishedView } from "./use-published-view.ts";

/** The same view as a chart or as the table of its data: links, or buttons in a preview, which has no address. */
export const FormLinks = ({
  state,
  view,
}: {
  state: PublishedState;
  view: PublishedView;
}): ReactNode => {
  const t = useT();
  const { config, components, choices } = view.chart;
  const nameOf = (showTable: boolean): string => t(showTable ? "viewer.as-table" : "viewer.chart");
  const writeParams = (showTable: boolean) => [
    ...state.keptParams,
    ...encodeViewParams(config, components, { ...choices, showTable }),
  ];
  const isCurrent = (showTable: boolean): "true" | undefined =>
    choices.showTable === showTable ? "true" : undefined;
  if (!isStored(state)) {
    const renderButton = (showTable: boolean): ReactNode => (
      <button
        {...(showTable && { name: "as", value: "table" })}
        aria-current={isCurrent(showTable)}
        onClick={(event) => {
          event.preventDefault();
          view.choose({ showTable });
        }}
      >
        {nameOf(showTable)}
      </button>
    );
    return (
      <PreviewForm state={state} className={styles.forms}>
        {writeParams(false).map(([name, value]) => (
          <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
        ))}
        {renderButton(false)}
        {renderButton(true)}
      </PreviewForm>
    );
  }
  const renderLink = (showTable: boolean): ReactNode => (
    <a
      href={buildAddress("", writeParams(showTable)) || "?"}
      target="_self"
      aria-current={isCurrent(showTable)}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        view.choose({ showTable });
      }}
    >
      {nameOf(showTable)}
    </a>
  );
  return (
    <p className={styles.forms}>
      {renderLink(false)}
      {renderLink(true)}
    </p>
  );
};
