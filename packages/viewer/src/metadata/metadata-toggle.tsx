import { makeLazy, useLazy } from "@statelier/ui/lazy";
import { buttonClass, useIsLive, useT } from "@statelier/ui/plain";
import { type ComponentType, type ReactNode, useRef } from "react";
import { isStored, type SheetState, type ShownChart } from "../chart-state/page-state.ts";
import styles from "./metadata-panel.module.css";
import type { MetadataPanelProps } from "./metadata-panel.tsx";
import { useTitles } from "./use-titles.ts";
import { usePanelPlace } from "./use-panel-place.ts";

export type MetadataPanelType = ComponentType<MetadataPanelProps>;

/** The panel comes when it is opened: most readers never do. */
export const loadMetadataPanel = async (): Promise<MetadataPanelType> =>
  (await import("./metadata-panel.tsx")).MetadataPanel;

const lazyPanel = makeLazy(loadMetadataPanel, true);

/** The way to what is known of the datasets: a link, so that it leads there without a program too. */
export const MetadataToggle = ({
  state,
  shown,
  panel,
}: {
  state: SheetState;
  shown: ShownChart;
  /** Absent until the panel is opened. */
  panel?: MetadataPanelType | undefined;
}): ReactNode => {
  const t = useT();
  const ref = useRef<HTMLAnchorElement>(null);
  const { place, go, linkTo } = usePanelPlace(state, shown);
  const { part, hasFailed } = useLazy(lazyPanel, !panel && place);
  const Panel = panel ?? part;
  const { href, onClick } = linkTo({ section: "general" });
  const isLive = useIsLive();
  const open = (componentId: string): void => go({ section: "data", componentId });
  // In the editor a click on a part of the chart opens its setting.
  useTitles(ref, shown.chart, isStored(state) ? open : undefined);
  // The id is the same in every answer, as a link without a program leads to it; one panel is open at a time.
  // Without a program the link of a preview would leave the preview.
  if (!isStored(state) && !isLive) return null;
  return (
    <>
      <p>
        <a
          ref={ref}
          className={styles.toggle}
          href={`${href}#about-the-data`}
          onClick={onClick}
          aria-haspopup="dialog"
        >
          {t("viewer.metadata")}
        </a>{" "}
        <output>{place && !Panel && !hasFailed ? t("kit.loading") : null}</output>
      </p>
      {place && hasFailed ? (
        <p role="alert">
          {t("viewer.metadata.failed")} <a href={linkTo(place).href}>{t("viewer.retry")}</a>
        </p>
      ) : null}
      {place && Panel ? (
        <Panel
          id="about-the-data"
          state={state}
          chart={shown.chart}
          place={place}
          opener={ref}
          closeClass={buttonClass({ tone: "quiet", icon: true })}
          linkTo={linkTo}
          onClose={() => go()}
        />
      ) : null}
    </>
  );
};
