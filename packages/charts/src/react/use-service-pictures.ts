import { useEffect, useRef, useState } from "react";
import {
  findScaleProblem,
  listRequests,
  type SeenPart,
  type ServiceRequest,
} from "../interaction/services/service-requests.ts";
import { loadPictures } from "../interaction/services/load-pictures.ts";
import type { PlotScene, SceneLayer } from "../scene/scene.ts";

/** Milliseconds for which a map must rest before a service is asked for what is seen. */
const REST_MS = 250;
/** Of a screen: finer pictures are larger and look no better. */
const MOST_RATIO = 2;

/** By layer, what is shown of it; those that are `failed` have nothing of what is seen now. */
type LoadedPictures = {
  shown: ReadonlyMap<string, readonly ServiceRequest[]>;
  failed: ReadonlySet<string>;
};

/** `undrawn`: layers that are drawn only closer up, or further away, and of which the notes below the map do not say so. */
export type ServicePictures = LoadedPictures & {
  undrawn: Record<"closer" | "further", readonly SceneLayer[]>;
};

const loadPicture = ({ href }: ServiceRequest): Promise<boolean> =>
  new Promise((resolve) => {
    const image = new Image();
    image.addEventListener("load", () => resolve(true));
    image.addEventListener("error", () => resolve(false));
    image.src = href;
  });

const seenPart = ({ extent, plot }: PlotScene): SeenPart | undefined => {
  if (!extent) return undefined;
  const ratio = Math.min(MOST_RATIO, Math.max(1, globalThis.devicePixelRatio));
  const pixels = { width: plot.width * ratio, height: plot.height * ratio };
  return { shown: extent.shown, pixels, middle: extent.middle ?? 0 };
};

type Wanted = { key: string; requests: readonly ServiceRequest[] };

const listWanted = (scene: PlotScene): Wanted[] => {
  const seen = seenPart(scene);
  return (scene.layers ?? []).flatMap((layer: SceneLayer) =>
    seen && layer.pictures ? [{ key: layer.key, requests: listRequests(layer, seen) }] : [],
  );
};

const listUndrawn = (scene: PlotScene): ServicePictures["undrawn"] => {
  const seen = seenPart(scene);
  const { closer = [], further = [] } = Object.groupBy(scene.layers ?? [], (layer) => {
    const problem = seen && findScaleProblem(layer, seen);
    return problem && problem !== layer.undrawn ? problem : "known";
  });
  return { closer, further };
};

const withValue = <Value>(
  map: ReadonlyMap<string, Value>,
  key: string,
  value: Value,
): ReadonlyMap<string, Value> => new Map(map).set(key, value);

/** The pictures of the layers of a map, asked for where it comes to rest. */
export const useServicePictures = (scene: PlotScene): ServicePictures => {
  const [pictures, setPictures] = useState<LoadedPictures>({
    shown: new Map(),
    failed: new Set(),
  });
  const asked = useRef<string>(undefined);
  const wanted = listWanted(scene);
  const question = JSON.stringify(
    wanted.map(({ key, requests }) => [key, ...requests.map(({ href }) => href)]),
  );
  const latest = useRef(wanted);
  const shownNow = useRef(pictures.shown);
  useEffect(() => {
    latest.current = wanted;
    shownNow.current = pictures.shown;
  });
  useEffect(() => {
    let isOver = false;
    const ask = ({ key, requests }: Wanted): Promise<void> =>
      loadPictures(requests, {
        load: loadPicture,
        isShown: (shownNow.current.get(key)?.length ?? 0) > 0,
        show: (loaded, isWhole) => {
          if (isOver) return;
          setPictures(({ shown, failed }) => {
            const others = [...failed].filter((each) => each !== key);
            const hasFailed = isWhole && loaded.length === 0 && requests.length > 0;
            return {
              shown: withValue(shown, key, loaded),
              failed: new Set(hasFailed ? [...others, key] : others),
            };
          });
        },
      });
    const begin = (): void => {
      asked.current = question;
      for (const each of latest.current) void ask(each);
    };
    // The first ones at once.
    const timer = setTimeout(begin, asked.current === undefined ? 0 : REST_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [question]);
  return { ...pictures, undrawn: listUndrawn(scene) };
};
