import { findFieldSpec } from "@statelier/document";
import { Button, CrossIcon, useT } from "@statelier/ui";
import { type ReactNode, useEffect, useRef } from "react";
import { useEditor } from "../editor-context.ts";
import { FieldPanel } from "./field-panel.tsx";
import { TEXT_PANEL } from "./name-field.ts";
import styles from "./panels.module.css";
import { TextPanel } from "./text-panel.tsx";

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
  useEffect(() => heading.current?.focus(), []);
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
      <div className={styles["body"]}>
        {config.activeField === TEXT_PANEL ? <TextPanel /> : null}
        {spec ? <FieldPanel spec={spec} /> : null}
      </div>
    </>
  );
};
