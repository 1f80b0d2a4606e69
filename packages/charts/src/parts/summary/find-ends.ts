import type { SceneDatum } from "../../scene/scene.ts";

/** The lowest and the highest observation by a number; undefined where there is none. */
export const findEnds = (
  data: readonly SceneDatum[],
  read: (datum: SceneDatum) => number,
): { low: SceneDatum; high: SceneDatum } | undefined => {
  const [first] = data;
  return (
    first &&
    data.reduce(
      ({ low, high }, each) => ({
        low: read(each) < read(low) ? each : low,
        high: read(each) > read(high) ? each : high,
      }),
      { low: first, high: first },
    )
  );
};
