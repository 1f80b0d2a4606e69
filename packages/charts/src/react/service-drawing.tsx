import { type ReactNode, useEffect, useMemo } from "react";
import type { Translator } from "@statelier/ui/messages";
import type { ServiceRequest } from "../interaction/services/service-requests.ts";
import { paintScene } from "../paint/paint-scene.ts";
import { pagePaint } from "../paint/resolve-paint.ts";
import type { Box, PlotScene, SceneLayer } from "../scene/scene.ts";
import styles from "./chart.module.css";
import { SceneSvg } from "./scene-svg.tsx";
import { ServiceLegends } from "./service-legends.tsx";
import { type ServicePictures, useServicePictures } from "./use-service-pictures.ts";

type PicturesProps = {
  scene: PlotScene;
  layers: readonly SceneLayer[];
  shown: ReadonlyMap<string, readonly ServiceRequest[]>;
};

/** Pictures where they lie on the plot now: they follow the map until the next ones are there. */
const Pictures = ({ scene, layers, shown }: PicturesProps): ReactNode => {
  const { plot, extent, width, height, legend } = scene;
  const all = layers.flatMap(({ key }) => shown.get(key) ?? []);
  if (!extent || all.length === 0) return null;
  const scale = plot.width / extent.shown.width;
  /** On whole pixels, so that no seam shows between tiles. */
  const placeAt = (box: Box): Box => {
    const [x, y] = [(box.x - extent.shown.x) * scale, (box.y - extent.shown.y) * scale];
    const [left, up] = [Math.round(x), Math.round(y)];
    return {
      x: left,
      y: up,
      width: Math.round(x + box.width * scale) - left,
      height: Math.round(y + box.height * scale) - up,
    };
  };
  const top = legend?.height ?? 0;
  return (
    <svg
      aria-hidden
      className={`${styles["over"]} ${styles["onScreen"]}`}
      data-services=""
      viewBox={`0 ${top} ${width} ${height - top}`}
    >
      <svg x={plot.x} y={plot.y} width={plot.width} height={plot.height} overflow="hidden">
        {all.map(({ href, box }) => (
          <image key={href} href={href} {...placeAt(box)} preserveAspectRatio="none" />
        ))}
      </svg>
    </svg>
  );
};

const usePart = (scene: PlotScene, part: "ground" | "areas" | "top"): ReactNode => {
  const node = useMemo(() => {
    const painted = paintScene(scene, pagePaint, { legend: false, part });
    const overlay = part === "ground" ? {} : { class: styles["over"] ?? "" };
    return { ...painted, attrs: { ...painted.attrs, ...overlay } };
  }, [scene, part]);
  return <SceneSvg node={node} />;
};

const nameAll = (layers: readonly SceneLayer[]): string =>
  layers.map(({ title }) => title).join(", ");

const sayUndrawn = (undrawn: ServicePictures["undrawn"], t: Translator): string =>
  (["closer", "further"] as const)
    .flatMap((where) => {
      const names = nameAll(undrawn[where]);
      return names === "" ? [] : [t(`chart.map.layer-${where}`, { names })];
    })
    .join(" ");

/** For authors who look into why a layer is missing; readers are told below the map. */
const useWarning = (layers: readonly SceneLayer[]): void => {
  const names = nameAll(layers.filter(({ problem }) => problem === "wmts.layer-not-supported-crs"));
  useEffect(() => {
    // oxlint-disable-next-line no-console -- what the specification asks for
    if (names !== "") console.warn(`Map layers without EPSG:3857 are skipped: ${names}`);
  }, [names]);
};

/** A map with the pictures of services between its ground, its areas and what stands on them. */
export const ServiceDrawing = ({ scene, t }: { scene: PlotScene; t: Translator }): ReactNode => {
  const { shown, failed, undrawn } = useServicePictures(scene);
  const layers = scene.layers ?? [];
  useWarning(layers);
  const behind = layers.filter(({ isBehind }) => isBehind);
  const above = layers.filter(({ isBehind }) => !isBehind);
  const ground = usePart(scene, "ground");
  const areas = usePart(scene, "areas");
  const top = usePart(scene, "top");
  const without = layers.filter(({ key }) => failed.has(key));
  return (
    <>
      {ground}
      <Pictures scene={scene} layers={behind} shown={shown} />
      {areas}
      <Pictures scene={scene} layers={above} shown={shown} />
      {top}
      <div className={styles["layerNotes"]}>
        <ServiceLegends layers={layers} locale={scene.locale} t={t} />
        <output>{sayUndrawn(undrawn, t)}</output>
        {without.length > 0 ? (
          <p role="alert">{t("chart.map.layer-failed", { names: nameAll(without) })}</p>
        ) : null}
      </div>
    </>
  );
};
