import type { ReactNode } from "react";
import { Dialog, Heading, Modal as AriaModal, ModalOverlay } from "react-aria-components/Modal";
import { joinClasses } from "../styles/join-classes.ts";
import { useT } from "../messages/locale-provider.tsx";
import { Button } from "./button.tsx";
import { CrossIcon } from "./icons.tsx";
import styles from "./modal.module.css";

/**
 * A panel over the page that is finished or left before anything else goes on. Escape and the cross close it; without
 * `onClose` its actions alone do. A drawer stands at the end of the page, over its whole height.
 */
export const Modal = ({
  title,
  width,
  isOpen,
  onClose,
  actions,
  children,
  isAlert = false,
  isDrawer = false,
}: {
  title: string;
  width?: number;
  isOpen: boolean;
  onClose?: () => void;
  actions?: ReactNode;
  children: ReactNode;
  isAlert?: boolean;
  isDrawer?: boolean;
}): ReactNode => {
  const t = useT();
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose?.();
      }}
      isDismissable={!isAlert}
      isKeyboardDismissDisabled={!onClose}
      className={joinClasses(styles.overlay, isDrawer && styles.drawer)}
    >
      <AriaModal
        className={joinClasses(styles.modal)}
        {...(width === undefined ? {} : { style: { width: `min(${width}px, 100%)` } })}
      >
        <Dialog role={isAlert ? "alertdialog" : "dialog"} className={joinClasses(styles.panel)}>
          <div className={styles.head}>
            <Heading slot="title" className={joinClasses(styles.title)}>
              {title}
            </Heading>
            {onClose && (
              <Button tone="quiet" icon aria-label={t("kit.close")} onPress={onClose}>
                <CrossIcon />
              </Button>
            )}
          </div>
          <div className={styles.body}>{children}</div>
          {actions !== undefined && <div className={styles.actions}>{actions}</div>}
        </Dialog>
      </AriaModal>
    </ModalOverlay>
  );
};
