import { Modal, useT } from "@statelier/ui";
import type { SiteServices } from "@statelier/viewer";
import { type ReactNode, useEffect, useMemo, useRef } from "react";
import { ChartStage } from "../canvas/chart-stage.tsx";
import { EditorContext, useEditor, useSession } from "../chart/editor-context.ts";
import styles from "./editor.module.css";
import { ActivePanel, useActivePanel } from "../panels/active-panel.tsx";
import { Sections } from "../panels/sections.tsx";
import type { EditorSession } from "../session/editor-session.ts";
import { TopBar } from "./top-bar.tsx";
import { useMediaQuery } from "./use-media-query.ts";
import { useUndoKeys } from "./use-undo-keys.ts";

const WIDE = "(min-width: 1280px)";
const NARROW = "(max-width: 767px)";

/** The controls, the chart as it will be published, and the controls of what is chosen. */
const EditorPage = ({ services }: { services: SiteServices }): ReactNode => {
  const t = useT();
  const { dispatch } = useEditor();
  const isWide = useMediaQuery(WIDE);
  const isNarrow = useMediaQuery(NARROW);
  const activeField = useSession(({ config }) => config.activeField);
  const panelName = useActivePanel()?.title;
  const close = () => dispatch({ type: "CHART_ACTIVE_FIELD_CHANGED" });
  const stage = useRef<HTMLElement>(null);
  const isOverStage = isNarrow && panelName !== undefined;
  useEffect(() => {
    if (isOverStage) stage.current?.scrollIntoView({ block: "start" });
  }, [isOverStage]);
  return (
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
          <ActivePanel key={activeField} title={panelName} onClose={close} />
        </section>
      ) : null}
      {isWide ? null : (
        <Modal
          title={panelName ?? ""}
          {...(isNarrow ? { place: "sheet" } : { place: "drawer-start", width: 340 })}
          isOpen={panelName !== undefined}
          onClose={close}
        >
          <ActivePanel key={activeField} />
        </Modal>
      )}
    </main>
  );
};

/** The editor of one chart. */
export const Editor = ({
  session,
  services,
}: {
  session: EditorSession;
  services: SiteServices;
}): ReactNode => {
  const { data, locale } = services;
  const value = useMemo(() => ({ session, data, locale }), [session, data, locale]);
  useUndoKeys(session);
  return (
    <EditorContext value={value}>
      <EditorPage services={services} />
    </EditorContext>
  );
};
