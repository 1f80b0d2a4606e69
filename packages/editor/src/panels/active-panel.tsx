import { findFieldSpec, findTableColumn } from "@statelier/document";
import { Button, CrossIcon, joinClasses, useT } from "@statelier/ui";
import { type ReactNode, useLayoutEffect, useRef } from "react";
import { useEditor } from "../chart/editor-context.ts";
import { ColumnPanel } from "./fields/column-panel.tsx";
import { FieldPanel } from "./fields/field-panel.tsx";
import { TEXT_PANEL } from "../chart/name-field.ts";
import styles from "../controls/controls.module.css";
import { TextPanel } from "./text/text-panel.tsx";

/** The controls of what is chosen; with a title where it stands on its own. */
export const ActivePanel = ({
  title,
  onClose,
}: {
  title?: string;
  onClose?: () => void;
}): ReactNode => {
  const t = useT();
  const { config } = useEditor();
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
  const column =
    config.chartType === "table"
      ? findTableColumn(config.fields, config.activeField ?? "")
      : undefined;
  const spec = config.activeField ? findFieldSpec(config, config.activeField) : undefined;
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
        {config.activeField === TEXT_PANEL ? <TextPanel /> : null}
        {column ? <ColumnPanel column={column} /> : null}
        {spec ? <FieldPanel spec={spec} /> : null}
      </div>
    </>
  );
};
