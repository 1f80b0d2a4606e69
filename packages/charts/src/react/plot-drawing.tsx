import type { Translator } from "@statelier/ui/messages";
import { type ReactNode, useMemo } from "react";
import { countData } from "../scene/list-data.ts";
import { paintScene } from "../paint/paint-scene.ts";
import { makeLazy, useLazy } from "@statelier/ui/lazy";
import { pagePaint } from "../paint/resolve-paint.ts";
import type { PlotScene } from "../scene/scene.ts";
import styles from "./chart.module.css";
import { SceneSvg } from "./scene-svg.tsx";
import type { Paint } from "./use-transition.ts";
import { usePrinting } from "../browser/use-printing.ts";

/** Lines with more points than these are painted on a canvas; docs/decisions/0010 says how it was measured. */
const MOST_POINTS = 4000;

export const hasClouds = ({ marks }: PlotScene): boolean =>
  marks.some(({ shape }) => shape === "cloud");

/** Whether marks are painted on a canvas, where they do not move. */
export const wantsCanvas = (scene: PlotScene): boolean =>
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

const canvas = makeLazy(() => import("./marks-canvas.tsx"));

/** Marks that are too many to be elements, on a canvas between what lies under them and over them. */
const CanvasDrawing = ({ scene, highlighted }: PlotDrawingProps): ReactNode => {
  const { part } = useLazy(canvas, true);
  // Vectors in what the server sends, on paper, and until the canvas is there.
  const isPrinting = usePrinting(true);
  const isVector = isPrinting || !part;
  // It comes before anything is seen where another chart has fetched it: until then there is what the server sent, or nothing.
  const hasMarks = isPrinting || !(part ?? canvas.value);
  const under = useMemo(() => {
    const marks = hasMarks ? {} : { marks: false as const };
    return paintScene(scene, pagePaint, { legend: false, part: "under", ...marks });
  }, [scene, hasMarks]);
  const over = useMemo(() => {
    const node = paintScene(scene, pagePaint, { legend: false, part: "over" });
    return { ...node, attrs: { ...node.attrs, class: styles["over"] ?? "" } };
  }, [scene]);
  return (
    <>
      <SceneSvg node={isVector && !hasMarks ? { ...under, children: [] } : under} />
      {isVector ? null : <part.MarksCanvas scene={scene} highlighted={highlighted} />}
      <SceneSvg node={over} />
    </>
  );
};

const VectorDrawing = ({ scene, moving }: PlotDrawingProps): ReactNode => {
  const still = useMemo(
    () => (scene.parts ?? [scene]).map((part) => paintScene(part, pagePaint, { legend: false })),
    [scene],
  );
  return (moving && !scene.parts ? [moving()] : still).map((node, at) => (
    <SceneSvg key={at} node={node} />
  ));
};

const services = makeLazy(() => import("./later-services.tsx"));

/** The drawing of a scene, in vectors as far as a browser keeps up with them. */
export const PlotDrawing = (props: PlotDrawingProps): ReactNode => {
  const { scene, t } = props;
  const hasServices = scene.layers?.length;
  const { part } = useLazy(services, hasServices);
  if (wantsCanvas(scene)) return <CanvasDrawing {...props} />;
  const drawing = <VectorDrawing {...props} />;
  if (!hasServices || !part) return drawing;
  return (
    <part.LaterServices scene={scene} t={t}>
      {drawing}
    </part.LaterServices>
  );
};
