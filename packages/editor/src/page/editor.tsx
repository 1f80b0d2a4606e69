import type { ChartKey, GeoBox } from "@statelier/model";
import { useT } from "@statelier/ui";
import type { SiteServices } from "@statelier/viewer";
import { openStorage } from "@statelier/viewer/browser-storage";
import {
  type ReactNode,
  startTransition,
  useCallback,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from "react";
import { LayoutStage } from "../board/layout-stage.tsx";
import { type CanvasLook, fitWidth } from "../canvas/canvas-look.ts";
import { ChartStage } from "../canvas/chart-stage.tsx";
import { VisionFilters } from "../palettes/vision-filters.tsx";
import type { DrawnChart } from "../chart/drawn-chart.ts";
import { EditorContext } from "../chart/editor-context.ts";
import { openPlace } from "../chart/open-place.ts";
import { DatasetDrawer } from "../panels/datasets/dataset-drawer.tsx";
import styles from "./editor.module.css";
import type { EditorSession } from "../session/editor-session.ts";
import { openPaletteLibrary } from "../palettes/open-palette-library.ts";
import { hasDebugFlag } from "../session/debug-flag.ts";
import { ConflictDialog } from "./conflict-dialog.tsx";
import { DeletedDialog } from "./deleted-dialog.tsx";
import { DebugPanel } from "./debug-panel.tsx";
import { WaitingControls } from "./editor-skeleton.tsx";
import { KeyHelp } from "./key-help.tsx";
import type { CheckGroup } from "../publish/list-publish-checks.ts";
import { PublishDialog } from "../publish/publish-dialog.tsx";
import { Rail } from "./rail.tsx";
import { ScreenToggles } from "./screen-toggles.tsx";
import { SessionNews } from "./session-news.tsx";
import { SidePanel } from "./side-panel.tsx";
import { TopBar } from "./top-bar.tsx";
import { isNarrowWindow, useNarrow } from "./use-narrow.ts";
import { useKeptFocus } from "./use-kept-focus.ts";
import { useEditorKeys } from "./use-editor-keys.ts";

/** Pixels beside the canvas: the panel, the rail where it stands beside it, and what scrolls. */
const BESIDE = { wide: 340 + 72 + 16, narrow: 340 + 16 };

/** The widest chart for which there is room in this window; on a phone charts are laid out as phones show them. */
const makeFirstLook = (): CanvasLook => {
  const { innerWidth } = globalThis;
  const beside = innerWidth < 1280 ? BESIDE.narrow : BESIDE.wide;
  const screen = isNarrowWindow() ? "sm" : "xl";
  return { width: fitWidth(innerWidth - beside), screen, theme: "light", vision: "full" };
};

/** All else than the chart waits no longer for what is drawn and said meanwhile. */
const MOST_WAIT_MS = 1_000;

/** False at first: what stands around the chart is made in turns between which the chart is drawn and keys are read. */
const useWhole = (): boolean => {
  const [isWhole, setWhole] = useState(false);
  useEffect(() => {
    startTransition(() => setWhole(true));
    const timer = setTimeout(() => setWhole(true), MOST_WAIT_MS);
    return () => clearTimeout(timer);
  }, []);
  return isWhole;
};

/** The editor of one chart: the tasks, the controls of one of them, and the chart as it will be published, which is there first. */
export const Editor = ({
  session,
  services,
  onReopen,
}: {
  session: EditorSession;
  services: SiteServices;
  /** Opens what the browser holds of the chart. */
  onReopen: () => void;
}): ReactNode => {
  const t = useT();
  const value = useMemo(
    () => ({
      session,
      place: openPlace(openStorage(), { id: session.id, locale: services.locale }),
      library: openPaletteLibrary(services),
      drawnCharts: new Map<ChartKey, DrawnChart>(),
      seenParts: new Map<ChartKey, GeoBox>(),
      ...services,
    }),
    [session, services],
  );
  const [look, setLook] = useState(makeFirstLook);
  const isNarrow = useNarrow();
  const step = useSyncExternalStore(session.subscribe, () => session.read().state.state);
  const isPanelHidden = useSyncExternalStore(
    value.place.subscribe,
    () => value.place.read().isPanelHidden === true,
  );
  const [checks, setChecks] = useState<readonly CheckGroup[]>();
  const [hasDebug] = useState(() => hasDebugFlag(openStorage()));
  const [isHelpOpen, setHelpOpen] = useState(false);
  const isWhole = useWhole();
  useKeptFocus();
  const showKeys = useCallback(() => setHelpOpen(true), []);
  useEditorKeys(value, showKeys);
  return (
    <EditorContext value={value}>
      <main
        id="content"
        className={styles["editor"]}
        data-step={step}
        data-panel={isPanelHidden ? "hidden" : undefined}
        aria-busy={!isWhole}
      >
        <h1 className={styles["hidden"]}>{t("editor.title")}</h1>
        {isWhole ? (
          <>
            <TopBar look={look} onLook={setLook} onKeys={showKeys} onPublish={setChecks} />
            <Rail onKeys={showKeys} />
            <SidePanel onKeys={showKeys} />
          </>
        ) : (
          <WaitingControls />
        )}
        <section className={styles["stage"]} data-editor-part="" aria-label={t("editor.preview")}>
          {step === "LAYOUTING" ? (
            <LayoutStage
              look={look}
              screens={
                isNarrow && (
                  <ScreenToggles
                    screen={look.screen}
                    onChange={(screen) => setLook({ ...look, screen })}
                  />
                )
              }
            />
          ) : (
            <ChartStage look={look} isWhole={isNarrow} />
          )}
          {hasDebug && isWhole && <DebugPanel />}
        </section>
        {isWhole && (
          <>
            <SessionNews />
            <VisionFilters />
            <DatasetDrawer />
            <PublishDialog groups={checks} onClose={() => setChecks(undefined)} />
            <DeletedDialog />
            <ConflictDialog onTakeTheirs={onReopen} />
            <KeyHelp isOpen={isHelpOpen} onClose={() => setHelpOpen(false)} />
          </>
        )}
      </main>
    </EditorContext>
  );
};
