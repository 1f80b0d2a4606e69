import type { Translator } from "@statelier/ui/messages";
import { makeLazy, useLazy } from "@statelier/ui/lazy";
import { type ReactNode, useRef } from "react";
import type { Box, PlotScene, SceneDatum } from "../scene/scene.ts";
import type { GoRef } from "../interaction/go-ref.ts";
import styles from "./chart.module.css";
import type { MapLock } from "../interaction/map-lock.ts";

const controls = makeLazy(() => import("./zoom-controls.tsx"));

export type ChartZoomProps = {
  scene: PlotScene;
  t: Translator;
  /** Called with the part of the plane to show; undefined: as the author left it. */
  onMove: (extent: Box | undefined) => void;
  /** In the editor. */
  lock: MapLock | undefined;
  goRef: GoRef;
  /** `onReach` is called with the observation that the keyboard comes to. */
  children: (onReach: (datum: SceneDatum) => void) => ReactNode;
};

/** A drawing whose places letters find, and which readers may move and enlarge unless it is locked, where it has a plane; what that takes comes after it. */
export const ChartZoom = ({
  scene,
  t,
  onMove,
  lock,
  goRef,
  children,
}: ChartZoomProps): ReactNode => {
  const area = useRef<HTMLDivElement>(null);
  const { extent } = scene;
  const { part } = useLazy(controls, extent);
  const drawing = children((datum) => {
    const reached = part?.findExtentOf(datum, scene);
    if (reached) onMove(reached);
  });
  if (!extent) return drawing;
  const isZoomed = extent.shown.width < extent.home.width;
  return (
    <div
      ref={area}
      className={styles["zoom"]}
      data-zoomed={isZoomed ? "" : undefined}
      data-locked={(!lock && extent.isLocked) || undefined}
    >
      {drawing}
      {part ? (
        <part.ZoomControls
          area={area}
          goRef={goRef}
          scene={scene}
          extent={extent}
          t={t}
          onMove={onMove}
          lock={lock}
        />
      ) : null}
    </div>
  );
};
