import { Button, Menu, ToggleButton, useT, VisuallyHidden } from "@statelier/ui";
import type { ReactNode } from "react";
import { useSession } from "../chart/editor-context.ts";
import { type CanvasLook, CHART_WIDTHS } from "../canvas/canvas-look.ts";
import { VISIONS } from "../palettes/simulate-vision.ts";
import { ScreenToggles } from "./screen-toggles.tsx";
import styles from "./canvas-controls.module.css";

/** In which width, which light and with which eyes the author looks at the chart. */
export const CanvasControls = ({
  look,
  onChange,
}: {
  look: CanvasLook;
  onChange: (look: CanvasLook) => void;
}): ReactNode => {
  const t = useT();
  const isLayouting = useSession(({ state }) => state.state === "LAYOUTING");
  const isDark = look.theme === "dark";
  return (
    <div className={styles["controls"]}>
      {isLayouting ? (
        <ScreenToggles screen={look.screen} onChange={(screen) => onChange({ ...look, screen })} />
      ) : (
        <fieldset aria-label={t("editor.canvas.width")} className={styles["widths"]}>
          {CHART_WIDTHS.map((width) => (
            <ToggleButton
              key={width}
              size="small"
              tone="quiet"
              aria-label={t("editor.canvas.width.of", { width: String(width) })}
              isSelected={look.width === width}
              onChange={() => onChange({ ...look, width })}
            >
              {String(width)}
            </ToggleButton>
          ))}
        </fieldset>
      )}
      <ToggleButton
        size="small"
        tone="quiet"
        isSelected={isDark}
        onChange={() => onChange({ ...look, theme: isDark ? "light" : "dark" })}
      >
        {t("editor.canvas.dark")}
      </ToggleButton>
      <Menu
        label={t("editor.canvas.vision")}
        trigger={
          <Button size="small" tone="quiet">
            <VisuallyHidden>
              {t("viewer.label", { name: t("editor.canvas.vision") })}{" "}
            </VisuallyHidden>
            {t(`editor.canvas.vision.${look.vision}.short`)}
          </Button>
        }
        entries={VISIONS.map((vision) => ({
          id: vision,
          label: t(`editor.canvas.vision.${vision}`),
          onAction: () => onChange({ ...look, vision }),
        }))}
      />
    </div>
  );
};
