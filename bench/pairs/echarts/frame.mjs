import { FONT, formatNumber, GREY, INK, isNarrow, RULE } from "../shared.mjs";

export const text = (more) => ({
  fontFamily: FONT,
  fontSize: 13,
  lineHeight: 16,
  color: GREY,
  ...more,
});

export const valueAxis = (name, more = {}) => ({
  type: "value",
  name,
  // Above the numbers where it is no longer than they are, else from the axis on.
  nameTextStyle: text(
    name && name.length > 4 ? { align: "left" } : { align: "right", padding: [0, 8, 0, 0] },
  ),
  nameGap: 12,
  axisLabel: text({ formatter: formatNumber }),
  splitLine: { lineStyle: { color: RULE } },
  axisLine: { show: false },
  axisTick: { show: false },
  ...more,
});

/** Time as years, so that lines stand at round ones: the library's own axis of time chooses 1974 and 1990. */
export const yearAxis = ([from, to], interval, more = {}) => {
  const first = Math.ceil(from / interval) * interval;
  const count = Math.floor((to - first) / interval) + 1;
  const customValues = Array.from({ length: count }, (_, at) => first + at * interval);
  return {
    type: "value",
    min: from,
    max: to,
    axisLabel: text({ formatter: String, customValues }),
    splitLine: { show: false },
    axisLine: { lineStyle: { color: INK } },
    axisTick: { show: true, customValues },
    ...more,
  };
};

export const categoryAxis = (data, more = {}) => ({
  type: "category",
  data,
  axisLabel: text({ color: INK, interval: 0 }),
  axisLine: { lineStyle: { color: INK } },
  axisTick: { show: false },
  ...more,
});

export const grid = (more = {}) => ({
  left: 8,
  right: 8,
  top: 28,
  bottom: 4,
  containLabel: true,
  ...more,
});

export const legend = (data, more = {}) => ({
  data,
  left: 0,
  top: 0,
  itemWidth: 14,
  itemHeight: 12,
  itemGap: 14,
  icon: "roundRect",
  textStyle: text({ color: INK }),
  ...more,
});

export const heightOf = (width) => (isNarrow(width) ? 300 : 460);
