import { Modal, useT } from "@statelier/ui";
import type { SiteServices } from "@statelier/viewer";
import {
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
} from "react";
import { ChartStage } from "../canvas/chart-stage.tsx";
import { EditorContext, type EditorValue } from "../chart/editor-context.ts";
import styles from "./editor.module.css";
import { ActivePanel } from "../panels/active-panel.tsx";
import { nameActivePanel } from "../chart/name-field.ts";
import { Sections } from "../panels/sections.tsx";
import type { EditorSession } from "../session/editor-session.ts";
import { TopBar } from "./top-bar.tsx";
import { useMediaQuery } from "./use-media-query.ts";
import { useUndoKeys } from "./use-undo-keys.ts";

const WIDE = "(min-width: 1280px)";
const NARROW = "(max-width: 767px)";

/** The controls, the chart as it will be published, and the controls of what is chosen. */
export const Editor = ({
  session,
  services,
}: {
  session: EditorSession;
  services: SiteServices;
}): ReactNode => {
  const t = useT();
  const snapshot = useSyncExternalStore(session.subscribe, session.read, session.read);
  const isWide = useMediaQuery(WIDE);
  const isNarrow = useMediaQuery(NARROW);
  useUndoKeys(session);
  const { state } = snapshot;
  const config = state.chartConfigs.find(({ key }) => key === state.activeChartKey);
  if (!config) throw new Error("No chart config available!");
  const { data, locale } = services;
  const value = useMemo<EditorValue>(
    () => ({
      session,
      snapshot,
      config,
      components: session.findComponents(config.cubes),
      data,
      scope: { source: state.dataSource, locale },
      dispatch: session.dispatch,
    }),
    [session, snapshot, config, data, state.dataSource, locale],
  );
  const close = useCallback(
    () => session.dispatch({ type: "CHART_ACTIVE_FIELD_CHANGED" }),
    [session],
  );
  const panelName = nameActivePanel(config, value.components, t);
  const stage = useRef<HTMLElement>(null);
  const isOverStage = isNarrow && panelName !== undefined;
  useEffect(() => {
    if (isOverStage) stage.current?.scrollIntoView({ block: "start" });
  }, [isOverStage]);
  return (
    <EditorContext value={value}>
      <main
        id="content"
        className={styles["editor"]}
        data-panel={isWide && panelName ? "" : undefined}
      >
        <h1 className={styles["hidden"]}>{t("editor.title")}</h1>
        <TopBar sources={services.sources} isPublishingOpen={services.isPublishingOpen} />
        <section className={styles["controls"]} aria-label={t("editor.controls")}>
          <Sections />
        </section>
        <section className={styles["stage"]} ref={stage} aria-label={t("editor.preview")}>
          <ChartStage />
        </section>
        {isWide && panelName ? (
          <section className={styles["panel"]} aria-label={panelName}>
            <ActivePanel key={config.activeField} title={panelName} onClose={close} />
          </section>
        ) : null}
        {isWide ? null : (
          <Modal
            title={panelName ?? ""}
            {...(isNarrow ? { place: "sheet" } : { place: "drawer-start", width: 340 })}
            isOpen={panelName !== undefined}
            onClose={close}
          >
            <ActivePanel key={config.activeField} />
          </Modal>
        )}
      </main>
    </EditorContext>
  );
};
