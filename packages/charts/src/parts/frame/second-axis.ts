import type { SceneAxis } from "../../scene/scene.ts";
import type { VerticalFrame } from "./vertical-frame.ts";

/** The value axis at the right of a frame as the scene has it. */
export const secondAxisOf = (
  { second }: VerticalFrame,
  { id, label }: { id: string; label: string },
): SceneAxis[] =>
  second
    ? [
        {
          id: "y2",
          side: "right",
          type: "value",
          componentId: id,
          label,
          domain: second.axis.domain,
          range: second.scale.range,
          ticks: second.axis.ticks.map((value) => ({
            value,
            position: second.scale.toPixel(value),
          })),
        },
      ]
    : [];
