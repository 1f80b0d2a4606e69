import { BREAKPOINTS, type Breakpoint } from "@statelier/document";
import { ToggleButton, useT } from "@statelier/ui";
import type { ReactNode } from "react";
import styles from "./canvas-controls.module.css";

/** For which width of screen the author lays out charts. */
export const ScreenToggles = ({
  screen: shown,
  onChange,
}: {
  screen: Breakpoint;
  onChange: (screen: Breakpoint) => void;
}): ReactNode => {
  const t = useT();
  return (
    <fieldset aria-label={t("editor.layout.screen")} className={styles["widths"]} data-screens="">
      {BREAKPOINTS.map((screen) => (
        <ToggleButton
          key={screen}
          size="small"
          tone="quiet"
          aria-label={t(`editor.layout.screen.${screen}`)}
          isSelected={shown === screen}
          onChange={() => onChange(screen)}
        >
          {screen}
        </ToggleButton>
      ))}
    </fieldset>
  );
};
