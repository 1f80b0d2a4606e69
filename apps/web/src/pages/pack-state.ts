import type { PublishedState } from "@statelier/viewer/published";

/** What charts of one dataset have in common, and a page need not say twice. */
const COMMON = ["components", "metadata", "geography"] as const;

type Common = (typeof COMMON)[number];

/** A chart whose common parts are those of another one, by its place. */
type PackedChart = Omit<PublishedState["charts"][number], Common> & {
  same: Partial<Record<Common, number>>;
} & Partial<Pick<PublishedState["charts"][number], Common>>;

export type PackedState = Omit<PublishedState, "charts"> & { charts: PackedChart[] };

/** The state of a page as it is sent: what several charts have in common stands there once. */
export const packState = (state: PublishedState): PackedState => {
  const places = new Map<string, number>();
  // Charts of one dataset mostly hold the same object: it is written once, not for each of them.
  const texts = new Map<object, string>();
  const textOf = (part: object): string => {
    const text = texts.get(part) ?? JSON.stringify(part);
    texts.set(part, text);
    return text;
  };
  const charts = state.charts.map((chart, at): PackedChart => {
    const same: PackedChart["same"] = {};
    const packed: PackedChart = { ...chart, same };
    for (const part of COMMON) {
      const common = chart[part];
      if (common === undefined) continue;
      const name = part + textOf(common);
      const place = places.get(name);
      if (place === undefined) places.set(name, at);
      else {
        same[part] = place;
        delete packed[part];
      }
    }
    return packed;
  });
  return { ...state, charts };
};

/** The state as it was before it was packed. */
export const unpackState = ({ charts, ...state }: PackedState): PublishedState => {
  const unpacked = charts.map(({ same, ...chart }) => {
    const parts = Object.entries(same).map(([part, place]) => [
      part,
      charts[place]?.[part as Common],
    ]);
    return { ...chart, ...Object.fromEntries(parts) } as PublishedState["charts"][number];
  });
  const [first, ...others] = unpacked;
  if (!first) throw new Error("A page has a chart.");
  return { ...state, charts: [first, ...others] };
};
