import isoCountries from "i18n-iso-countries";
import type { Topology } from "topojson-specification";
import { readPackageFile } from "../files/read-package-file.ts";
import { listCountries } from "./countries.ts";
import { simplifyAreas, type Areas } from "./simplify-areas.ts";

const readTopology = (address: string) => JSON.parse(readPackageFile(address)) as Topology;

/** Outlines of the listed countries by ISO 3166 alpha-3 code, from Natural Earth 1:10 million. */
export const outlineCountries = (): Areas => {
  const names = new Map(
    listCountries().map(({ value }) => [isoCountries.alpha3ToNumeric(value) ?? "", value]),
  );
  names.delete("");
  return simplifyAreas(readTopology("world-atlas/countries-10m.json"), "countries", names, {
    minTriangle: 0.002,
    minIsland: 0.02,
    decimals: 3,
  });
};

/** Outlines of the US states by FIPS code, from the Census Bureau's 1:10 million file. */
export const outlineUsStates = (): Areas => {
  const topology = readTopology("us-atlas/states-10m.json");
  const fips = /^([0-4]\d|5[0-6]|72)$/;
  const { states } = topology.objects;
  const ids =
    states?.type === "GeometryCollection" ? states.geometries.map(({ id }) => String(id)) : [];
  const names = new Map(ids.filter((id) => fips.test(id)).map((id) => [id, id]));
  return simplifyAreas(topology, "states", names, {
    minTriangle: 0.001,
    minIsland: 0.01,
    decimals: 3,
  });
};
