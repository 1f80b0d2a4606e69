import { readNumber, readRecords, readTable } from "./read-source.ts";
import type { TruthRow } from "./truth-row.ts";

export const readUsEmployment = (): TruthRow[] => {
  const table = readTable("us-employment.csv");
  const industries = Object.keys(table[0] ?? {}).filter(
    (column) => column !== "month" && column !== "nonfarm_change",
  );
  const tenths = (row: Record<string, string> | undefined, industry: string) =>
    Math.round(Number(row?.[industry]) * 10);
  return industries.flatMap((industry) =>
    table.map((row, index) => {
      const published = industry === "nonfarm" ? readNumber(row.nonfarm_change) : null;
      const difference =
        index === 0 ? null : (tenths(row, industry) - tenths(table[index - 1], industry)) / 10;
      return {
        month: row.month?.slice(0, 7) ?? "",
        industry,
        employment: readNumber(row[industry]),
        change: published ?? difference,
      };
    }),
  );
};

const UNEMPLOYMENT_INDUSTRIES: Record<string, string> = {
  Government: "government",
  "Mining and Extraction": "mining",
  Construction: "construction",
  Manufacturing: "manufacturing",
  "Wholesale and Retail Trade": "trade",
  "Transportation and Utilities": "transportation",
  Information: "information",
  Finance: "finance",
  "Business services": "business-services",
  "Education and Health": "education-health",
  "Leisure and hospitality": "leisure",
  Other: "other",
  Agriculture: "agriculture",
  "Self-employed": "self-employed",
};

export const readUsUnemployment = (): TruthRow[] =>
  readRecords("unemployment-across-industries.json").map((record) => ({
    month: new Date(String(record.date)).toISOString().slice(0, 7),
    industry: UNEMPLOYMENT_INDUSTRIES[String(record.series)] ?? "",
    unemployed: readNumber(record.count),
    rate: readNumber(record.rate),
  }));

const INCOME_CLASSES: Record<string, string> = {
  "<10000": "below-10000",
  "10000 to 14999": "10000-14999",
  "15000 to 24999": "15000-24999",
  "25000 to 34999": "25000-34999",
  "35000 to 49999": "35000-49999",
  "50000 to 74999": "50000-74999",
  "75000 to 99999": "75000-99999",
  "100000 to 149999": "100000-149999",
  "150000 to 199999": "150000-199999",
  "200000+": "from-200000",
};

const twoDigits = (id: unknown): string => `0${String(id)}`.slice(-2);

export const readUsHouseholdIncome = (): TruthRow[] =>
  readRecords("income.json").map((record) => ({
    state: twoDigits(record.id),
    income_class: INCOME_CLASSES[String(record.group)] ?? "",
    share: Math.round(Number(record.pct) * 1000) / 10,
  }));

export const readEngineersHurricanes = (): TruthRow[] =>
  readTable("population_engineers_hurricanes.csv").map((row) => ({
    state: twoDigits(row.id),
    population: readNumber(row.population),
    engineers: Math.round(Number(row.engineers) * 1e9) / 1e6,
    hurricanes: readNumber(row.hurricanes),
  }));

export const readIowaElectricity = (): TruthRow[] => {
  const sources: Record<string, string> = {
    "Fossil Fuels": "fossil",
    "Nuclear Energy": "nuclear",
    Renewables: "renewable",
  };
  return readTable("iowa-electricity.csv").map((row) => ({
    year: row.year?.slice(0, 4) ?? "",
    source: sources[row.source ?? ""] ?? "",
    net_generation: readNumber(row.net_generation),
  }));
};

export const readWheatWages = (): TruthRow[] =>
  readRecords("wheat.json").map((record) => ({
    year: String(record.year),
    wheat_price: readNumber(record.wheat),
    wages: readNumber(record.wages),
  }));

export const readUsFlights = (): TruthRow[] => {
  const routes = readTable("flights-airport.csv");
  const airports = new Set(
    routes.flatMap(({ origin = "", destination = "" }) => [origin, destination]),
  );
  const sum = (flights: typeof routes) =>
    flights.reduce((total, { count }) => total + Number(count), 0);
  return [...airports].map((airport) => {
    const leaving = routes.filter(({ origin }) => origin === airport);
    return {
      airport,
      departures: sum(leaving),
      arrivals: sum(routes.filter(({ destination }) => destination === airport)),
      destinations: leaving.length,
    };
  });
};
