import type { FixtureInput } from "./make-fixture.ts";
import { countries, electricity, penguins, type SampleRow } from "./sample-rows.ts";

/** File name → fixture. */
export type Fixtures = Record<string, FixtureInput>;

export const single = (color = "#1f77b4") => ({ type: "single", paletteId: "category10", color });

export const segmentColor = (paletteId: string, colorMapping: Record<string, string> = {}) => ({
  type: "segment",
  paletteId,
  colorMapping,
});

const INTERACTIVE = {
  legend: { active: false, componentId: "" },
  timeRange: { active: false, componentId: "", presets: { type: "range", from: "", to: "" } },
  dataFilters: { active: false, componentIds: [] },
  calculation: { active: false, type: "identity" },
};

export const percent = {
  interactiveFiltersConfig: { ...INTERACTIVE, calculation: { active: true, type: "percent" } },
};

export const timeRange = (componentId: string, from: string, to: string) => ({
  interactiveFiltersConfig: {
    ...INTERACTIVE,
    timeRange: { active: true, componentId, presets: { type: "range", from, to } },
  },
});

export const conversion = (id: string, multiplier: number, label: string) => ({
  conversionUnitsByComponentId: {
    [id]: { multiplier, labels: { de: label, fr: label, it: label, en: label } },
  },
});

export const YEAR = { id: "year", label: "Year", timeUnit: "Year" as const };

export const SOURCES = {
  id: "source",
  label: "Source",
  values: [
    { value: "Fossil Fuels", label: "Fossil fuels", alternateName: "Fos" },
    { value: "Nuclear Energy", label: "Nuclear energy", alternateName: "Nuc" },
    { value: "Renewables", label: "Renewables", alternateName: "Ren" },
  ],
};

export const GENERATION = { id: "value", label: "Net generation", unit: "GWh" };

/** Every `step`th year of electricity in Iowa. */
export const electricityRows = (step = 1): SampleRow[] =>
  electricity().filter(({ year }) => (Number(year) - 2001) % step === 0);

const COUNTRY_NAMES: Record<string, string> = {
  Argentina: "AR",
  Brazil: "BR",
  China: "CN",
  Germany: "DE",
  India: "IN",
  Japan: "JP",
  Kenya: "KE",
  Nigeria: "NG",
  Switzerland: "CH",
  "United States": "US",
};

export const COUNTRIES = {
  id: "country",
  label: "Country",
  values: Object.entries(COUNTRY_NAMES).map(([value, alternateName]) => ({
    value,
    label: value,
    alternateName,
  })),
};

/** Ten countries; of one year or of all. */
export const countryRows = (year?: string): SampleRow[] =>
  countries().filter(
    (row) =>
      String(row["country"]) in COUNTRY_NAMES && (year === undefined || row["year"] === year),
  );

/** One place for each species, so that the birds differ by species and sex. */
export const allPenguinRows = (): SampleRow[] => {
  const places = ["Adelie Dream", "Chinstrap Dream", "Gentoo Biscoe"];
  return penguins().filter(({ species, island }) => places.includes(`${species} ${island}`));
};

/** Those whose sex is known. */
export const penguinRows = (): SampleRow[] =>
  allPenguinRows().filter(({ sex }) => sex !== "unknown");

export const SPECIES = { id: "species", label: "Species" };

export const SEX = {
  id: "sex",
  label: "Sex",
  values: [
    { value: "FEMALE", label: "Female" },
    { value: "MALE", label: "Male" },
  ],
};

export const MASS = {
  id: "body_mass",
  label: "Body mass",
  unit: "g",
  error: "body_mass_se",
  bounds: { upper: "body_mass_upper", lower: "body_mass_lower" },
};

/** A limit of the made-up cases and the way it is drawn. */
export const limit = (
  limitValue: { type: "single"; value: number } | { type: "value-range"; min: number; max: number },
  name: string,
  related: { type?: string; value: string; dimensionId?: string }[] = [],
) => ({
  name,
  ...limitValue,
  related: related.map((one) => ({
    type: "single",
    dimensionId: "year",
    label: one.value,
    ...one,
  })),
});

export const limitStyle = (
  color: string,
  lineType: "dashed" | "solid",
  symbolType?: "cross" | "circle" | "triangle",
  related: string[] = [],
) => ({
  related: related.map((value) => ({ dimensionId: "year", value })),
  color,
  lineType,
  ...(symbolType ? { symbolType } : {}),
});

/** A chart that is made by today's rules for its value axes. */
export const FIT = { extensions: { valueAxes: "fit" } };
