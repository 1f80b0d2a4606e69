import type { ReactNode } from "react";
import { paintLegendSymbol } from "../paint/paint-legend.ts";
import { pagePaint } from "../paint/resolve-paint.ts";
import type { LegendItem } from "../scene/scene.ts";
import styles from "./chart.module.css";
import { svgElement } from "./svg-element.tsx";

const BOX = { x: 1, y: 1, width: 12, height: 12 };

/** What stands for a series beside its name. */
export const LegendSymbol = ({ item }: { item: LegendItem }): ReactNode => (
  <svg aria-hidden="true" className={styles["symbol"]} viewBox="0 0 14 14">
    {svgElement(paintLegendSymbol({ ...item, visible: true }, BOX, pagePaint))}
  </svg>
);
