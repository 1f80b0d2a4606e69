import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { labelledBounds } from "../interaction/labelled-bounds.ts";
import { placeTooltip } from "../interaction/place-tooltip.ts";
import { boxOnPage, seenBounds } from "../interaction/seen-bounds.ts";
import type { Box, PlotScene, Point, SceneDatum } from "../scene/scene.ts";

type TooltipInput = {
  scene: PlotScene;
  datum: SceneDatum;
  area: RefObject<HTMLDivElement | null>;
};

/** The part of an element that is in the window, in the element's own pixels. */
const visiblePart = ({ left, top, right, bottom }: DOMRect): Box => {
  const { clientWidth, clientHeight } = globalThis.document.documentElement;
  const [x, y] = [Math.max(0, -left), Math.max(0, -top)];
  return {
    x,
    y,
    width: Math.max(0, Math.min(right, clientWidth) - left - x),
    height: Math.max(0, Math.min(bottom, clientHeight) - top - y),
  };
};

/** Where the sheet stands, once its size is known; undefined for a place that is out of sight. */
export const useTooltipPlace = ({
  scene,
  datum,
  area,
}: TooltipInput): { ref: RefObject<HTMLDivElement | null>; place: Point | undefined } => {
  const ref = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<Point>();
  useLayoutEffect(() => {
    const seen = seenBounds(datum, scene);
    if (!seen || !ref.current || !area.current) return;
    const frame = area.current.getBoundingClientRect();
    const mark = boxOnPage(seen, scene, frame.width);
    const labelled = boxOnPage(labelledBounds(datum, scene), scene, frame.width);
    const size = { width: ref.current.offsetWidth, height: ref.current.offsetHeight };
    setPlace(placeTooltip({ mark, labelled }, size, visiblePart(frame)));
  }, [datum, scene, area]);
  return { ref, place: seenBounds(datum, scene) && place };
};
