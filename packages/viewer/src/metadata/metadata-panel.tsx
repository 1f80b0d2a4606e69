import { useT } from "@statelier/ui/plain";
import { type ReactNode, useState } from "react";
import type { ChartState } from "../chart-state/chart-state.ts";
import type { PublishedState } from "../chart-state/page-state.ts";
import { ComponentDetail } from "./component-detail.tsx";
import { ComponentList } from "./component-list.tsx";
import { GeneralSection } from "./general-section.tsx";
import styles from "./metadata-panel.module.css";
import { PanelFrame, type PanelFrameProps } from "./panel-frame.tsx";
import type { PanelPlace } from "../chart-state/reader-choices.ts";

export type MetadataPanelProps = Omit<PanelFrameProps, "children"> & {
  state: PublishedState;
  chart: ChartState;
  place: PanelPlace;
};

const SECTIONS = ["general", "data"] as const;

/** What is known of the datasets of a chart, and of each of their dimensions and measures. */
export const MetadataPanel = ({ state, chart, place, ...frame }: MetadataPanelProps): ReactNode => {
  const { linkTo } = frame;
  const t = useT();
  const [query, setQuery] = useState("");
  const [shownBefore, setShownBefore] = useState<string>();
  const { dimensions, measures } = chart.components;
  const componentId = place.section === "data" ? place.componentId : undefined;
  const component = [...dimensions, ...measures].find(({ id }) => id === componentId);
  return (
    <PanelFrame {...frame}>
      <nav className={styles.sections} aria-label={t("viewer.metadata.sections")}>
        {SECTIONS.map((section) => (
          <a
            key={section}
            {...linkTo({ section })}
            aria-current={place.section === section ? "true" : undefined}
          >
            {t(`viewer.metadata.${section}`)}
          </a>
        ))}
      </nav>
      <div className={styles.body}>
        {place.section === "general" ? <GeneralSection state={state} chart={chart} /> : null}
        {component ? (
          <ComponentDetail
            key={component.id}
            chart={chart}
            component={component}
            linkTo={linkTo}
            onLeave={setShownBefore}
          />
        ) : null}
        {place.section === "data" && !component ? (
          <ComponentList
            chart={chart}
            query={query}
            onQuery={setQuery}
            shownBefore={shownBefore}
            linkTo={linkTo}
          />
        ) : null}
      </div>
    </PanelFrame>
  );
};
