import {
  readLifeExpectancy,
  readLifeExpectancyVersion1,
  readWealthHealth,
} from "./country-truth.ts";
import {
  readEngineersHurricanes,
  readIowaElectricity,
  readUsEmployment,
  readUsFlights,
  readUsHouseholdIncome,
  readUsUnemployment,
  readWheatWages,
} from "./economy-truth.ts";
import { readCo2, readGlobalTemperature, readWeather } from "./environment-truth.ts";
import { readPenguins } from "./penguin-truth.ts";
import type { DatasetTruth, TruthRow } from "./truth-row.ts";

export type { DatasetTruth, TruthRow };

const READERS: Record<string, () => TruthRow[]> = {
  "co2-mauna-loa": readCo2,
  "engineers-hurricanes": readEngineersHurricanes,
  "global-temperature": readGlobalTemperature,
  "iowa-electricity": readIowaElectricity,
  "life-expectancy": readLifeExpectancy,
  "life-expectancy-version-1": readLifeExpectancyVersion1,
  penguins: readPenguins,
  "us-employment": readUsEmployment,
  "us-flights": readUsFlights,
  "us-household-income": readUsHouseholdIncome,
  "us-unemployment": readUsUnemployment,
  "wealth-health": readWealthHealth,
  "weather-seattle-new-york": readWeather,
  "wheat-wages": readWheatWages,
};

/**
 * For tests: every observation that the bundled catalogue must hold, read or recomputed from the source files
 * independently of the importer. `name` is the dataset's folder, as in `SampleDataset`.
 */
export const sampleTruth = async (): Promise<DatasetTruth[]> =>
  Object.entries(READERS).map(([name, read]) => ({ name, rows: read() }));
