/** What is settled once for all charts: colours, the size of letters, numbers and dates in words. */
export const FONT = "'Source Sans 3'";
export const INK = "#1b1a18";
export const GREY = "#5a5752";
export const RULE = "#dddad4";
export const BLUE = "#3b6fb6";
export const COLORS = ["#3b6fb6", "#e07b39", "#3a9a6d", "#c44e52", "#8172b3", "#8c6d4f", "#d184b8"];

export const isNarrow = (width) => width < 500;

const grouped = new Intl.NumberFormat("en");
export const formatNumber = (value) => grouped.format(value).replace("-", "−");

/** 150,000 as 150k and 1,400,000,000 as 1.4B. */
export const formatShort = (value) =>
  value >= 1e9
    ? `${value / 1e9}B`
    : value >= 1e6
      ? `${value / 1e6}M`
      : value >= 1e4
        ? `${value / 1e3}k`
        : formatNumber(value);

const asDate = (text) => new Date(`${text}-01-01`.slice(0, 10));

/** Rows in the order of time, with dates. */
export const byDate = (rows, name) =>
  rows.map((row) => ({ ...row, [name]: asDate(row[name]) })).toSorted((a, b) => a[name] - b[name]);

/** A date as its year and the part of it that has passed. */
export const asYear = (date) =>
  date.getUTCFullYear() + date.getUTCMonth() / 12 + (date.getUTCDate() - 1) / 365;

export const byYear = (rows) =>
  rows.map((row) => ({ ...row, year: Number(row.year) })).toSorted((a, b) => a.year - b.year);

export const largestFirst = (rows, name) => rows.toSorted((a, b) => b[name] - a[name]);

export const unique = (rows, name) => [...new Set(rows.map((row) => row[name]))];

/** Names from the largest last value down. */
export const byLastValue = (rows, name, value) => {
  const last = new Map(rows.map((row) => [row[name], row[value]]));
  return [...last.keys()].toSorted((a, b) => last.get(b) - last.get(a));
};

/** Places of labels with at least `gap` between them, as near to their values as that lets. */
export const spread = (values, gap) => {
  const placed = values.map((value, at) => ({ at, value, y: value }));
  placed.sort((a, b) => a.value - b.value);
  for (let round = 0; round < 200; round += 1)
    for (let at = 1; at < placed.length; at += 1) {
      const [lower, upper] = [placed[at - 1], placed[at]];
      const missing = gap - (upper.y - lower.y);
      if (missing > 0) {
        lower.y -= missing / 2;
        upper.y += missing / 2;
      }
    }
  return placed.toSorted((a, b) => a.at - b.at).map(({ y }) => y);
};

/** As people say it: the town, and of New York the airport. */
export const shortAirport = (name) => {
  const [city, airport] = name.split(", ");
  const town = city.replace(/ [A-Z]{2}$/, "");
  return town === "New York"
    ? `${town}, ${airport.startsWith("John") ? "Kennedy" : airport}`
    : town;
};

/** The mean of the thirty days around each. */
export const smooth = (rows, name, days) =>
  rows.map((row, at) => {
    const near = rows.slice(Math.max(0, at - days), at + days + 1);
    return { ...row, [name]: near.reduce((sum, one) => sum + one[name], 0) / near.length };
  });

const CLASS_NAMES = {
  "below 10,000 dollars": "below 10,000",
  "200,000 dollars and more": "200,000 and more",
};
export const shortClass = (name) =>
  CLASS_NAMES[name] ?? name.replace(" dollars", "").replace(" to ", "–");
/** From the lowest income to the highest. */
export const listClasses = (rows) => {
  const from = (name) =>
    name.startsWith("below") ? 0 : Number(name.replaceAll(",", "").split(" ")[0]);
  return unique(rows, "income_class").toSorted((a, b) => from(a) - from(b));
};
