import { LinkButton, Notice, Skeleton, useT, VisuallyHidden } from "@statelier/ui/plain";
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from "react";
import type { PublishedChart } from "../published/load-published.ts";
import type { PublishedState } from "../published/published-state.ts";
// The server draws the panel open with nothing but the styles of the page.
import "../site/dataset-facts.module.css";
import styles from "./metadata-panel.module.css";
import type { MetadataPanelProps } from "./metadata-panel.tsx";
import { PanelFrame } from "./panel-frame.tsx";
import { usePanelPlace } from "./use-panel-place.ts";

export type MetadataPanelType = ComponentType<MetadataPanelProps>;

/** What the panel shows comes when it is opened: most readers never do. */
export const loadMetadataPanel = async (): Promise<MetadataPanelType> =>
  (await import("./metadata-panel.tsx")).MetadataPanel;

type Loading = { Panel?: MetadataPanelType | undefined; hasFailed: boolean };

const usePanel = (known: MetadataPanelType | undefined, isOpen: boolean): Loading => {
  const [loading, setLoading] = useState<Loading>({ Panel: known, hasFailed: false });
  const isMissing = isOpen && !loading.Panel;
  useEffect(() => {
    if (!isMissing) return;
    loadMetadataPanel().then(
      (Panel) => setLoading({ Panel, hasFailed: false }),
      () => setLoading({ hasFailed: true }),
    );
  }, [isMissing]);
  return loading;
};

/** A second try is a new page: the server draws the panel open. */
const PanelFailure = ({ href }: { href: string }): ReactNode => {
  const t = useT();
  return (
    <Notice
      tone="error"
      live
      title={t("viewer.metadata.failed")}
      actions={<LinkButton href={href}>{t("viewer.retry")}</LinkButton>}
    >
      {t("viewer.metadata.failed.todo")}
    </Notice>
  );
};

const PANEL_ID = "about-the-data";

/** The way to what is known of the datasets: a link, so that it leads there without a program too. */
export const MetadataToggle = ({
  state,
  chart,
  panel,
}: {
  state: PublishedState;
  chart: PublishedChart;
  /** Absent until the panel is opened. */
  panel?: MetadataPanelType | undefined;
}): ReactNode => {
  const t = useT();
  const ref = useRef<HTMLAnchorElement>(null);
  const { place, go, linkTo } = usePanelPlace(state, chart);
  const { Panel, hasFailed } = usePanel(panel, place !== undefined);
  const { href, onClick } = linkTo({ section: "general" });
  return (
    <>
      <p>
        <a
          ref={ref}
          className={styles.toggle}
          href={`${href}#${PANEL_ID}`}
          onClick={onClick}
          aria-haspopup="dialog"
        >
          {t("viewer.metadata")}
        </a>
      </p>
      {place ? (
        <PanelFrame id={PANEL_ID} opener={ref} linkTo={linkTo} onClose={() => go()}>
          {Panel ? (
            <Panel state={state} chart={chart} place={place} linkTo={linkTo} />
          ) : (
            <div className={styles.body}>
              {hasFailed ? (
                <PanelFailure href={linkTo(place).href} />
              ) : (
                <>
                  <VisuallyHidden>
                    <output>{t("kit.loading")}</output>
                  </VisuallyHidden>
                  <Skeleton lines={12} />
                </>
              )}
            </div>
          )}
        </PanelFrame>
      ) : null}
    </>
  );
};
