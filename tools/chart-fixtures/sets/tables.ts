import {
  DIVERGING_PALETTES,
  SEQUENTIAL_PALETTES,
} from "../../../packages/document/src/colors/ramps.ts";
import type { Fixtures } from "../shared.ts";

const PALETTES = [...Object.keys(SEQUENTIAL_PALETTES), ...Object.keys(DIVERGING_PALETTES)];

const NO_TEXT = { de: "", fr: "", it: "", en: "" };
const TITLE = { de: "Paletten", fr: "Palettes", it: "Tavolozze", en: "Palettes" };

const column = (componentId: string, componentType: string, index: number, style: object) => ({
  componentId,
  componentType,
  index,
  isGroup: false,
  isHidden: false,
  columnStyle: { textStyle: "regular", ...style },
});

const heatmap = (paletteId: string, index: number) =>
  column(paletteId, "NumericalMeasure", index + 1, { type: "heatmap", paletteId });

export const tableFixtures: Fixtures = {
  palettes: {
    about: "Synthetic: a heat map in every palette of ordered colours, from minus one to one",
    locale: "en",
    chartType: "table",
    dimensions: [{ id: "step", label: "Step" }],
    measures: PALETTES.map((id) => ({ id, label: id })),
    rows: ["low", "middle", "high"].map((step, index) => ({
      step,
      ...Object.fromEntries(PALETTES.map((id) => [id, index - 1])),
    })),
    config: {
      meta: { title: TITLE, description: NO_TEXT, label: NO_TEXT },
      settings: { showSearch: false, showAllRows: true },
      sorting: [],
    },
    fields: {
      step: column("step", "NominalDimension", 0, {
        type: "category",
        paletteId: "pastel2",
        colorMapping: {},
      }),
      ...Object.fromEntries(PALETTES.map((id, index) => [id, heatmap(id, index)])),
    },
  },
};
