import { useT } from "@statelier/ui";
import type { SiteServices } from "@statelier/viewer";
import { type ReactNode, useCallback, useMemo, useState } from "react";
import { ChartStage } from "../canvas/chart-stage.tsx";
import { EditorContext } from "../chart/editor-context.ts";
import { EditorPlace } from "../chart/editor-place.ts";
import styles from "./editor.module.css";
import type { EditorSession } from "../session/editor-session.ts";
import { KeyHelp } from "./key-help.tsx";
import { Rail } from "./rail.tsx";
import { SidePanel } from "./side-panel.tsx";
import { TopBar } from "./top-bar.tsx";
import { useEditorKeys } from "./use-editor-keys.ts";

/** The editor of one chart: the tasks, the controls of one of them, and the chart as it will be published. */
export const Editor = ({
  session,
  services,
}: {
  session: EditorSession;
  services: SiteServices;
}): ReactNode => {
  const t = useT();
  const value = useMemo(
    () => ({ session, place: new EditorPlace(), drawnRef: { current: undefined }, ...services }),
    [session, services],
  );
  const [isHelpOpen, setHelpOpen] = useState(false);
  useEditorKeys(
    session,
    useCallback(() => setHelpOpen(true), []),
  );
  return (
    <EditorContext value={value}>
      <main id="content" className={styles["editor"]}>
        <h1 className={styles["hidden"]}>{t("editor.title")}</h1>
        <TopBar />
        <Rail />
        <SidePanel />
        <section className={styles["stage"]} aria-label={t("editor.preview")}>
          <ChartStage />
        </section>
        <KeyHelp isOpen={isHelpOpen} onClose={() => setHelpOpen(false)} />
      </main>
    </EditorContext>
  );
};
