import { round } from "../files/round.ts";
import { deriveStudentDistance } from "./student-t.ts";

type Source = Record<string, string | number | null>;
type Row = Record<string, string | number>;

const MEASURES = {
  bill_length: "Beak Length (mm)",
  bill_depth: "Beak Depth (mm)",
  flipper_length: "Flipper Length (mm)",
  body_mass: "Body Mass (g)",
};

const DECIMALS = 4;

const isMeasured = (value: unknown): value is number => typeof value === "number";

const summarize = (column: string, values: number[]): Row => {
  const count = values.length;
  const mean = values.reduce((sum, value) => sum + value, 0) / count;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  const error = Math.sqrt(squares / (count - 1) / count);
  const distance = count > 1 ? round(error * deriveStudentDistance(0.95, count - 1), DECIMALS) : "";
  return {
    [column]: round(mean, DECIMALS),
    [`${column}_se`]: count > 1 ? round(error, DECIMALS) : "",
    [`${column}_upper`]: distance,
    [`${column}_lower`]: distance,
  };
};

const deriveSex = (sex: unknown): string => (sex === "MALE" || sex === "FEMALE" ? sex : "unknown");

/** Means, standard errors and 95 % bounds (as distances) of each species, island and sex. */
export const preparePenguins = (json: string): Row[] => {
  const groups = Map.groupBy(
    JSON.parse(json) as Source[],
    (bird) => `${bird.Species}|${bird.Island}|${deriveSex(bird.Sex)}`,
  );
  return [...groups].map(([key, birds]) => {
    const [species = "", island = "", sex = ""] = key.split("|");
    const summaries = Object.entries(MEASURES).map(([column, name]) =>
      summarize(column, birds.map((bird) => bird[name]).filter(isMeasured)),
    );
    return Object.assign({ species, island, sex, birds: birds.length }, ...summaries) as Row;
  });
};
