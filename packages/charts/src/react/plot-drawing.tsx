import type { Translator } from "@statelier/ui/messages";
import { type ReactNode, useMemo } from "react";
import { countData } from "../scene/list-data.ts";
import { paintScene } from "../paint/paint-scene.ts";
import { pagePaint } from "../paint/resolve-paint.ts";
import type { PlotScene } from "../scene/scene.ts";
import styles from "./chart.module.css";
import { LaterServices } from "./later-services.tsx";
import { MarksCanvas } from "./marks-canvas.tsx";
import { SceneSvg } from "./scene-svg.tsx";
import type { Paint } from "./use-transition.ts";
import { usePrinting } from "./use-printing.ts";

/** Lines with more points than these are painted on a canvas; docs/decisions/0010 says how it was measured. */
const MOST_POINTS = 4000;

export const hasClouds = ({ marks }: PlotScene): boolean =>
  marks.some(({ shape }) => shape === "cloud");

const wantsCanvas = (scene: PlotScene): boolean =>
  hasClouds(scene) ||
  (scene.marks.every(({ shape }) => shape === "line") && countData(scene) > MOST_POINTS);

type PlotDrawingProps = {
  scene: PlotScene;
  t: Translator;
  /** Paints what is shown instead while marks move. */
  moving: Paint | undefined;
  /** A series that the legend points at. */
  highlighted: string | undefined;
};

/** Marks that are too many to be elements, on a canvas between what lies under them and over them. */
const CanvasDrawing = ({ scene, highlighted }: PlotDrawingProps): ReactNode => {
  // Vectors in what the server sends, and on paper.
  const isVector = usePrinting(true);
  const under = useMemo(() => {
    const marks = isVector ? {} : { marks: false as const };
    return paintScene(scene, pagePaint, { legend: false, part: "under", ...marks });
  }, [scene, isVector]);
  const over = useMemo(() => {
    const node = paintScene(scene, pagePaint, { legend: false, part: "over" });
    return { ...node, attrs: { ...node.attrs, class: styles["over"] ?? "" } };
  }, [scene]);
  return (
    <>
      <SceneSvg node={under} />
      {isVector ? null : <MarksCanvas scene={scene} highlighted={highlighted} />}
      <SceneSvg node={over} />
    </>
  );
};

const VectorDrawing = ({ scene, moving }: PlotDrawingProps): ReactNode => {
  const still = useMemo(() => paintScene(scene, pagePaint, { legend: false }), [scene]);
  return <SceneSvg node={moving ? moving() : still} />;
};

/** The drawing of a scene, in vectors as far as a browser keeps up with them. */
export const PlotDrawing = (props: PlotDrawingProps): ReactNode => {
  const { scene, t } = props;
  if (wantsCanvas(scene)) return <CanvasDrawing {...props} />;
  const drawing = <VectorDrawing {...props} />;
  const hasServices = scene.layers?.some(({ pictures }) => pictures);
  if (!hasServices) return drawing;
  return (
    <LaterServices scene={scene} t={t}>
      {drawing}
    </LaterServices>
  );
};
