import { airports } from "./sample-rows.ts";

/** The busiest airports of the file. */
export const airportPlaces = airports()
  .filter(({ identifier }) =>
    /^(ATL|ORD|DFW|LAX|PHX|DEN|DTW|IAH|MSP|SFO|SEA|JFK|MIA|SLC|ANC|HNL|BOS|MCO|LAS|CLT)$/.test(
      String(identifier),
    ),
  )
  .map(({ identifier, label, longitude, latitude }, index) => ({
    id: String(identifier),
    label: String(label),
    x: Number(longitude),
    y: Number(latitude),
    flights: 4_000 + ((index * 977) % 13) * 2_300,
  }));
