import * as echarts from "echarts";
import * as bars from "./echarts/bars.mjs";
import * as dots from "./echarts/dots.mjs";
import * as lines from "./echarts/lines.mjs";
import * as stacks from "./echarts/stacks.mjs";
import { FONT } from "./shared.mjs";

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
  const { height, ...option } = CHARTS[number]({ rows, width });
  const place = document.createElement("div");
  Object.assign(place.style, { width: `${width}px`, height: `${height}px` });
  container.replaceChildren(place);
  const chart = echarts.init(place, null, { renderer: "svg", width, height });
  chart.setOption({ animation: false, textStyle: { fontFamily: FONT }, ...option });
};
