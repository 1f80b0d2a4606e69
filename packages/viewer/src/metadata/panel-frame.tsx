import { useT } from "@statelier/ui/plain";
import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from "react";
import styles from "./metadata-panel.module.css";
import type { LinkToPlace } from "./use-panel-place.ts";

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
  const titleId = useId();
  const ref = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    const openedBy = opener.current;
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
