import { BLUE, formatShort, INK, isNarrow, shortAirport } from "../shared.mjs";
import { grid, text, valueAxis } from "./frame.mjs";

const heightOf = (width) => (isNarrow(width) ? 350 : 560);

const along = (name, more = {}) =>
  valueAxis(name, {
    nameLocation: "end",
    nameTextStyle: text({ align: "right", verticalAlign: "top", padding: [26, 0, 0, 0] }),
    nameGap: 0,
    ...more,
  });

const cloud = (rows, { x, y, name, width, wanted, short = (own) => own, more }) => ({
  type: "scatter",
  symbolSize: isNarrow(width) ? 6 : 9,
  // The fill alone is translucent: the opacity of a point would be that of its name as well.
  itemStyle: { color: "rgba(59,111,182,0.5)", borderColor: BLUE },
  labelLayout: { hideOverlap: true },
  data: rows.map((row) => ({
    value: [row[x], row[y]],
    name: row[name],
    label: {
      show: wanted.includes(row[name]),
      formatter: () => short(row[name]),
      position: "right",
      ...text({ color: INK, opacity: 1 }),
    },
  })),
  ...more,
});

const chart = (width, { x, y, series }) => ({
  height: heightOf(width),
  grid: grid({ top: 34, bottom: 26, right: isNarrow(width) ? 44 : 60 }),
  xAxis: x,
  yAxis: y,
  series: [series],
});

export const engineers = ({ rows: given, width }) => {
  const rows = given.map((row) => ({ ...row, population: row.population / 1e6 }));
  const wanted = [
    "Texas",
    "Michigan",
    "Washington",
    "District of Columbia",
    ...(isNarrow(width)
      ? []
      : ["New York", "Florida", "Massachusetts", "Virginia", "Maryland", "Puerto Rico"]),
  ];
  const series = cloud(rows, { x: "population", y: "engineers", name: "state", width, wanted });
  const data = series.data.map((one) =>
    one.name === "California"
      ? { ...one, label: { ...one.label, show: true, position: "left" } }
      : one,
  );
  return chart(width, {
    x: along("Population (millions)"),
    y: valueAxis("Engineers per 1,000 people"),
    series: { ...series, data },
  });
};

export const airports = ({ rows, width }) => {
  const wanted = rows
    .toSorted((a, b) => b.departures - a.departures)
    .slice(0, isNarrow(width) ? 3 : 5)
    .map(({ airport }) => airport);
  const series = cloud(rows, {
    x: "departures",
    y: "destinations",
    name: "airport",
    width,
    wanted,
    short: shortAirport,
  });
  const data = series.data.map((one) => ({ ...one, label: { ...one.label, position: "left" } }));
  return chart(width, {
    x: along("Departures", {
      axisLabel: text({ formatter: formatShort }),
      splitNumber: isNarrow(width) ? 4 : 8,
    }),
    y: valueAxis("Destinations"),
    series: { ...series, data },
  });
};

const income = (width) =>
  along(
    isNarrow(width)
      ? "Income, int. dollars, log scale"
      : "Income per person (international dollars, log scale)",
    {
      type: "log",
      min: 500,
      max: 150_000,
      axisLabel: text({ formatter: formatShort, showMinLabel: false, showMaxLabel: false }),
    },
  );

export const nations = ({ rows, width }) =>
  chart(width, {
    x: income(width),
    y: valueAxis("Life expectancy (years)", {
      min: 45,
      max: 85,
      interval: 10,
      axisLabel: text({ showMinLabel: true }),
    }),
    series: cloud(rows, {
      x: "income",
      y: "life_expectancy",
      name: "country",
      width,
      wanted: isNarrow(width)
        ? ["Lesotho", "Qatar", "Japan"]
        : [
            "Lesotho",
            "Qatar",
            "Japan",
            "Switzerland",
            "China",
            "India",
            "Nigeria",
            "Equatorial Guinea",
          ],
    }),
  });

export const peoples = ({ rows: given, width }) => {
  const rows = given.toSorted((a, b) => b.population - a.population);
  const most = isNarrow(width) ? 40 : 76;
  const wanted = ["China", "India", "United States", "Nigeria", "Switzerland", "Lesotho", "Qatar"];
  const series = cloud(rows, { x: "income", y: "life_expectancy", name: "country", width, wanted });
  const data = series.data.map((one, at) => ({
    ...one,
    symbolSize: Math.max(3, most * Math.sqrt(rows[at].population / rows[0].population)),
    label: {
      ...one.label,
      position: rows[at].population > 2e8 ? "inside" : "right",
      textBorderColor: "#fff",
      textBorderWidth: 2,
    },
  }));
  return chart(width, {
    x: income(width),
    y: valueAxis("Life expectancy (years)", {
      min: 45,
      max: 85,
      interval: 10,
      axisLabel: text({ showMinLabel: true }),
    }),
    series: {
      ...series,
      itemStyle: { color: "rgba(59,111,182,0.5)", borderColor: "#fff", borderWidth: 1 },
      data,
    },
  });
};
