import * as Plot from "@observablehq/plot";
import * as bars from "./plot/bars.mjs";
import * as dots from "./plot/dots.mjs";
import * as lines from "./plot/lines.mjs";
import * as stacks from "./plot/stacks.mjs";
import { FONT, INK } from "./shared.mjs";

const CHARTS = {
  "01": stacks.iowa,
  "02": stacks.birds,
  "03": bars.states,
  "04": lines.carbonDioxide,
  "05": lines.temperature,
  "06": lines.lifeExpectancy,
  "07": lines.employment,
  "08": lines.unemployment,
  "09": lines.weather,
  10: lines.wheat,
  11: dots.engineers,
  12: dots.airports,
  13: dots.nations,
  14: dots.peoples,
  15: bars.masses,
  16: bars.airports,
  17: lines.industries,
  18: bars.wheatAndWages,
  19: bars.anomalies,
  20: stacks.incomes,
};

export const draw = async (container, { number, rows, width }) => {
  const style = { fontFamily: FONT, fontSize: "13px", color: INK, overflow: "visible" };
  container.replaceChildren(Plot.plot({ width, style, ...CHARTS[number]({ rows, width }) }));
  for (const part of container.querySelectorAll("[class*=swatches], figcaption"))
    Object.assign(part.style, { fontFamily: FONT, fontSize: "13px" });
};
