import type { Translator } from "@statelier/ui/messages";
import { PlainButton } from "@statelier/ui/plain";
import type { CSSProperties, ReactNode } from "react";
import { canMove, type Direction, DIRECTIONS } from "../interaction/pan-extent.ts";
import { BUTTON_MARGIN, type chooseCorner } from "../interaction/choose-corner.ts";
import type { PlotScene, SceneExtent } from "../scene/scene.ts";
import styles from "./chart.module.css";
import { ButtonIcon } from "./button-icon.tsx";

const ARROWS: Record<Direction, string> = {
  up: "M3.5 10 8 5.5 12.5 10",
  right: "M6 3.5 10.5 8 6 12.5",
  down: "M3.5 6 8 10.5 12.5 6",
  left: "M10 3.5 5.5 8 10 12.5",
};

type Corner = ReturnType<typeof chooseCorner>;

/** From the edge at which the other buttons stand: beside them. */
const BESIDE = BUTTON_MARGIN + 36;

/** By how much a button stands further in. */
const insetOf = (direction: Direction, { isTop, isEnd, isRow }: Corner): number => {
  const edge = isRow ? (isTop ? "up" : "down") : isEnd ? "right" : "left";
  return direction === edge ? BESIDE : BUTTON_MARGIN;
};

/** In the middle of the edge of the plot to which the button moves the sight. */
const placeAt = (direction: Direction, scene: PlotScene, corner: Corner): CSSProperties => {
  const { plot, legend } = scene;
  const top = plot.y - (legend?.height ?? 0);
  const [x, y] = {
    up: [0.5, 0],
    right: [1, 0.5],
    down: [0.5, 1],
    left: [0, 0.5],
  }[direction] as [number, number];
  const inset = insetOf(direction, corner);
  const within = (share: number): number => inset * (1 - 2 * share);
  return {
    left: plot.x + x * plot.width + within(x),
    top: top + y * plot.height + within(y),
    transform: `translate(${-100 * x}%, ${-100 * y}%)`,
  };
};

type PanButtonsProps = {
  scene: PlotScene;
  extent: SceneExtent;
  /** Where the other buttons stand. */
  corner: Corner;
  t: Translator;
  onPan: (direction: Direction) => void;
};

/** Moves a map that is enlarged without dragging (WCAG 2.5.7): a button at each edge of the plot. */
export const PanButtons = ({ scene, extent, corner, t, onPan }: PanButtonsProps): ReactNode =>
  DIRECTIONS.map((direction) => {
    const isPossible = canMove(extent, direction);
    return (
      <div
        key={direction}
        className={styles["panButton"]}
        style={placeAt(direction, scene, corner)}
      >
        <PlainButton
          size="small"
          icon
          aria-label={t(`chart.zoom.${direction}`)}
          aria-disabled={!isPossible}
          onClick={() => isPossible && onPan(direction)}
        >
          <ButtonIcon path={ARROWS[direction]} />
        </PlainButton>
      </div>
    );
  });
