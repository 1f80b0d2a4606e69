import { Map as MapLibre, setWorkerUrl } from "maplibre-gl";
import worker from "maplibre-gl/dist/maplibre-gl-worker.mjs?raw";
import "maplibre-gl/dist/maplibre-gl.css";
import { feature } from "topojson-client";
import { GREATEST, valueOf } from "./map-input.ts";

setWorkerUrl(URL.createObjectURL(new Blob([worker], { type: "text/javascript" })));

/** The same areas in the same colours, nothing else. */
export const draw = (container, topology) => {
  container.style.height = "525px";
  const data = feature(topology, topology.objects.shapes);
  const color = [
    "interpolate",
    ["linear"],
    ["get", "value"],
    0,
    "#fff5eb",
    GREATEST / 2,
    "#fd8d3c",
    GREATEST,
    "#7f2704",
  ];
  data.features.forEach((each, index) => {
    each.properties = { value: valueOf(index) };
  });
  const map = new MapLibre({
    container,
    attributionControl: false,
    fadeDuration: 0,
    bounds: topology.bbox,
    style: {
      version: 8,
      sources: { areas: { type: "geojson", data } },
      layers: [
        { id: "fill", type: "fill", source: "areas", paint: { "fill-color": color } },
        { id: "line", type: "line", source: "areas", paint: { "line-color": "#fff" } },
      ],
    },
  });
  return new Promise((resolve, reject) => {
    map.once("idle", resolve);
    map.once("error", ({ error }) => reject(error));
  });
};
