import type { ReactNode } from "react";
import { makeVisionMatrix, type Vision, VISIONS } from "./simulate-vision.ts";

const idOf = (vision: Vision): string => `vision-${vision}`;

/** The CSS filter that shows a page as an eye of this kind sees it. */
export const visionFilter = (vision: Vision): string | undefined =>
  vision === "full" ? undefined : `url(#${idOf(vision)})`;

/** The definitions of the filters, which are not seen themselves. */
export const VisionFilters = (): ReactNode => (
  <svg width={0} height={0} aria-hidden style={{ position: "absolute" }}>
    {VISIONS.map((vision) =>
      vision === "full" ? null : (
        <filter key={vision} id={idOf(vision)} colorInterpolationFilters="linearRGB">
          <feColorMatrix values={makeVisionMatrix(vision)} />
        </filter>
      ),
    )}
  </svg>
);
