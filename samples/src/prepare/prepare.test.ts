import { describe, expect, test } from "vitest";
import { readPackageFile } from "../files/read-package-file.ts";
import { prepareCo2 } from "./co2-mauna-loa.ts";
import { prepareEngineersHurricanes } from "./engineers-hurricanes.ts";
import { prepareGlobalTemperature } from "./global-temperature.ts";
import { preparePenguins } from "./penguins.ts";
import { deriveStudentDistance } from "./student-t.ts";
import { prepareUsEmployment } from "./us-employment.ts";
import { prepareAirports, prepareUsFlights } from "./us-flights.ts";
import { prepareUsHouseholdIncome } from "./us-household-income.ts";
import { prepareUsUnemployment } from "./us-unemployment.ts";
import { prepareWeather } from "./weather.ts";
import { deriveWindForce } from "./wind-force.ts";

test("warming is the distance from the mean of 1880 to 1900", () => {
  expect(prepareGlobalTemperature("year,temp\n1880,-0.2\n1900,0\n1901,0.5\n")).toEqual([
    { year: "1880", anomaly: -0.2, warming: -0.1 },
    { year: "1900", anomaly: 0, warming: 0.1 },
    { year: "1901", anomaly: 0.5, warming: 0.6 },
  ]);
});

test("months that were not measured come back empty, over the turn of the year", () => {
  expect(prepareCo2("Date,CO2,adjusted CO2\n1999-11-01,1,2\n2000-01-01,3,4\n")).toEqual([
    { month: "1999-11", co2: "1", co2_adjusted: "2" },
    { month: "1999-12", co2: "", co2_adjusted: "" },
    { month: "2000-01", co2: "3", co2_adjusted: "4" },
  ]);
});

test.each([
  [0, 0],
  [0.2, 0],
  [0.3, 1],
  [3.3, 2],
  [5.4, 3],
  [5.5, 4],
  [17.1, 7],
  [17.2, 8],
  [32.7, 12],
])("a wind of %d m/s has the force %d", (speed, force) => {
  expect(deriveWindForce(speed)).toBe(force);
});

test("a day's weather carries the force of its mean wind", () => {
  const csv =
    "location,date,precipitation,temp_max,temp_min,wind,weather\nSeattle,2012-01-01,0.0,12.8,5.0,4.7,drizzle\n";
  expect(prepareWeather(csv)).toEqual([
    {
      date: "2012-01-01",
      city: "Seattle",
      temperature_max: "12.8",
      temperature_min: "5.0",
      precipitation: "0.0",
      wind: "4.7",
      wind_force: 3,
      weather: "drizzle",
    },
  ]);
});

describe("employment", () => {
  const csv =
    "month,nonfarm,utilities,nonfarm_change\n2006-01-01,100,549.8,7\n2006-02-01,98,550.1,-2\n";

  test("changes are differences; the first month has only the published one", () => {
    expect(prepareUsEmployment(csv)).toEqual([
      { month: "2006-01", industry: "nonfarm", employment: "100", change: "7" },
      { month: "2006-01", industry: "utilities", employment: "549.8", change: "" },
      { month: "2006-02", industry: "nonfarm", employment: "98", change: "-2" },
      { month: "2006-02", industry: "utilities", employment: "550.1", change: "0.3" },
    ]);
  });

  test("the computed changes of the total are the published ones", () => {
    const source = readPackageFile("vega-datasets/data/us-employment.csv");
    const published = source
      .trim()
      .split("\n")
      .slice(1)
      .map((line) => line.split(",").at(-1));
    const computed = prepareUsEmployment(source).filter(({ industry }) => industry === "nonfarm");
    expect(computed.map(({ change }) => change)).toEqual(published.map((cell) => cell?.trim()));
  });
});

test("year and month become one column", () => {
  const json = JSON.stringify([{ series: "Other", year: 2000, month: 3, count: 5, rate: 1.5 }]);
  expect(prepareUsUnemployment(json)).toEqual([
    { month: "2000-03", industry: "Other", unemployed: 5, rate: 1.5 },
  ]);
});

test("shares of households become percent, states their FIPS code", () => {
  const json = JSON.stringify([{ id: 1, group: "200000+", pct: 0.029 }]);
  expect(prepareUsHouseholdIncome(json)).toEqual([
    { state: "01", income_class: "200000+", share: 2.9 },
  ]);
});

test("engineers are counted per 1000 people", () => {
  const csv = "state,id,population,engineers,hurricanes\nAlabama,1,4863300,0.003421545,22\n";
  expect(prepareEngineersHurricanes(csv)).toEqual([
    { state: "01", population: "4863300", engineers: 3.421545, hurricanes: "22" },
  ]);
});

describe("flights", () => {
  const routes = "origin,destination,count\nABE,ATL,10\nATL,ABE,7\nABE,JFK,1\n";

  test("are added up by airport", () => {
    expect(prepareUsFlights(routes)).toEqual([
      { airport: "ABE", departures: 11, arrivals: 7, destinations: 2 },
      { airport: "ATL", departures: 7, arrivals: 10, destinations: 1 },
      { airport: "JFK", departures: 0, arrivals: 1, destinations: 0 },
    ]);
  });

  test("only airports with flights are listed, with their place", () => {
    const airports =
      'iata,name,city,state,country,latitude,longitude\n00M,Thigpen,Bay Springs,MS,USA,31.9,-89.2\nJFK,"Kennedy, John F.",New York,NY,USA,40.6,-73.7\n';
    expect(prepareAirports(airports, routes)).toEqual([
      {
        value: "JFK",
        identifier: "JFK",
        abbreviation: "JFK",
        label: "New York NY, Kennedy, John F.",
        latitude: 40.6,
        longitude: -73.7,
      },
    ]);
  });
});

test.each([
  [1, 12.706],
  [2, 4.303],
  [3, 3.182],
  [10, 2.228],
  [30, 2.042],
  [60, 2],
])(
  "Student's t with %d degrees of freedom reaches 95 %% at %d, as printed tables say",
  (freedom, distance) => {
    expect(deriveStudentDistance(0.95, freedom)).toBeCloseTo(distance, 3);
  },
);

test("a group's mean, standard error and bounds; none for a single bird", () => {
  const bird = (Sex: string | null, mass: number) => ({
    Species: "Adelie",
    Island: "Dream",
    Sex,
    "Beak Length (mm)": 40,
    "Beak Depth (mm)": 18,
    "Flipper Length (mm)": 190,
    "Body Mass (g)": mass,
  });
  const rows = preparePenguins(
    JSON.stringify([bird("MALE", 3000), bird("MALE", 4000), bird(".", 3500)]),
  );
  expect(rows).toHaveLength(2);
  expect(rows[0]).toMatchObject({
    sex: "MALE",
    birds: 2,
    body_mass: 3500,
    body_mass_se: 500,
    body_mass_upper: 6353.1024,
    body_mass_lower: 6353.1024,
    bill_length_se: 0,
  });
  expect(rows[1]).toMatchObject({
    sex: "unknown",
    birds: 1,
    body_mass: 3500,
    body_mass_se: "",
    body_mass_upper: "",
  });
});
