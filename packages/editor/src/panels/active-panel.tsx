import { Button, CrossIcon, joinClasses, useT } from "@statelier/ui";
import { type ReactNode, useLayoutEffect, useRef } from "react";
import { useSession } from "../chart/editor-context.ts";
import styles from "./active-panel.module.css";
import { PANELS } from "./panels.tsx";

/** The panel of the active field with its title; undefined while there is none. */
export const useActivePanel = (): { title: string; Component: () => ReactNode } | undefined => {
  const t = useT();
  return useSession((chart) => {
    const panel = Object.values(PANELS).find(
      (each) => each.place === "beside" && each.isActive(chart),
    );
    return panel && { title: panel.title(chart, t), Component: panel.Component };
  });
};

/** The controls of what is chosen; with a title where it stands on its own. */
export const ActivePanel = ({
  title,
  onClose,
}: {
  title?: string;
  onClose?: () => void;
}): ReactNode => {
  const t = useT();
  const active = useActivePanel();
  const heading = useRef<HTMLHeadingElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const opener = document.activeElement;
    const own = panel.current;
    heading.current?.focus();
    return () => {
      const isInside = own?.parentElement?.contains(document.activeElement);
      if (isInside && opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  return (
    <>
      {title === undefined ? null : (
        <div className={styles["head"]}>
          <h2 ref={heading} tabIndex={-1}>
            {title}
          </h2>
          <Button
            tone="quiet"
            icon
            aria-label={t("kit.close")}
            {...(onClose ? { onPress: onClose } : {})}
          >
            <CrossIcon />
          </Button>
        </div>
      )}
      <div
        className={joinClasses(styles["body"], title === undefined && styles["inside"])}
        ref={panel}
      >
        {active && <active.Component />}
      </div>
    </>
  );
};
