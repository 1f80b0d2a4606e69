import { useT, usePartId } from "@statelier/ui/plain";
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from "react";
import type { ChartState } from "../chart-state/chart-state.ts";
import type { SheetState } from "../chart-state/page-state.ts";
import { ComponentDetail } from "./component-detail.tsx";
import { ComponentList } from "./component-list.tsx";
import { GeneralSection } from "./general-section.tsx";
import type { PanelPlace } from "../chart-state/reader-choices.ts";
import type { LinkToPlace } from "./use-panel-place.ts";
import styles from "./metadata-panel.module.css";

export type PanelFrameProps = {
  id: string;
  /** Gets the focus back where the browser knows no better place. */
  opener: RefObject<HTMLElement | null>;
  /** Of its button, whose styles the page has. */
  closeClass: string;
  linkTo: LinkToPlace;
  onClose: () => void;
  children: ReactNode;
};

/** It covers the page: of a part of it that is shown in another theme it does not take over that theme. */
const takePageTheme = (dialog: HTMLElement | null): void => {
  if (!dialog?.parentElement?.closest("[data-theme]")) return;
  const { theme } = document.documentElement.dataset;
  const isDark = globalThis.matchMedia("(prefers-color-scheme: dark)").matches;
  dialog.dataset["theme"] = theme ?? (isDark ? "dark" : "light");
};

/**
 * A sheet over the page: at its side, on a phone at its foot. The server draws it open; a program makes a dialog of
 * it that keeps the focus until it closes.
 */
export const PanelFrame = ({
  id,
  opener,
  closeClass,
  linkTo,
  onClose,
  children,
}: PanelFrameProps): ReactNode => {
  const t = useT();
  const titleId = usePartId();
  const ref = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    const openedBy = opener.current;
    takePageTheme(dialog);
    dialog?.removeAttribute("open");
    dialog?.setAttribute("closedby", "any");
    dialog?.showModal();
    title.current?.focus();
    return () => {
      dialog?.close();
      const { activeElement, body } = document;
      if (activeElement === body || dialog?.contains(activeElement)) openedBy?.focus();
    };
  }, [opener]);
  return (
    <dialog
      id={id}
      ref={ref}
      open
      className={styles.panel}
      aria-labelledby={titleId}
      onClose={(event) => {
        if (event.currentTarget.isConnected) onClose();
      }}
    >
      <div className={styles.sheet}>
        <div className={styles.head}>
          <h2 ref={title} id={titleId} tabIndex={-1}>
            {t("viewer.metadata")}
          </h2>
          <a {...linkTo()} className={closeClass} aria-label={t("kit.close")}>
            <span aria-hidden className={styles.cross} />
          </a>
        </div>
        {children}
      </div>
    </dialog>
  );
};

export type MetadataPanelProps = Omit<PanelFrameProps, "children"> & {
  state: SheetState;
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
