import { parseCsv } from "../files/parse-csv.ts";

type Row = { airport: string; departures: number; arrivals: number; destinations: number };

/** Flights of 2008 added up by airport, in the order of the airports' codes. */
export const prepareUsFlights = (routesCsv: string): Row[] => {
  const airports = new Map<string, Row>();
  const visit = (airport: string): Row => {
    const row = airports.get(airport) ?? { airport, departures: 0, arrivals: 0, destinations: 0 };
    airports.set(airport, row);
    return row;
  };
  for (const { origin = "", destination = "", count } of parseCsv(routesCsv)) {
    const from = visit(origin);
    from.departures += Number(count);
    from.destinations += 1;
    visit(destination).arrivals += Number(count);
  }
  return [...airports.values()].sort((a, b) => (a.airport < b.airport ? -1 : 1));
};

type Airport = {
  value: string;
  identifier: string;
  abbreviation: string;
  label: string;
  latitude: number;
  longitude: number;
};

/** The airports that have flights, with their names and coordinates from the FAA's list. */
export const prepareAirports = (airportsCsv: string, routesCsv: string): Airport[] => {
  const used = new Set(prepareUsFlights(routesCsv).map(({ airport }) => airport));
  return parseCsv(airportsCsv)
    .filter(({ iata = "" }) => used.has(iata))
    .map(({ iata = "", name = "", city = "", state = "", latitude, longitude }) => ({
      value: iata,
      identifier: iata,
      abbreviation: iata,
      label: city === "NA" ? name : `${city} ${state}, ${name}`,
      latitude: Number(latitude),
      longitude: Number(longitude),
    }));
};
