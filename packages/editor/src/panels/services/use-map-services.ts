import { type DataClient, DataError, useQuery } from "@statelier/data";
import { type CustomLayer, listCustomLayers, nameLayer } from "@statelier/document";
import type { LayerName, MapService, ServiceLayer, ServiceProblem } from "@statelier/model";
import { useEditor, useSession } from "../../chart/editor-context.ts";

/** A layer of the chart, with what its service says of it. */
export type ChartLayer = {
  custom: CustomLayer;
  layer?: ServiceLayer | undefined;
  /** Why it is not shown. */
  problem?: ServiceProblem | undefined;
  detail?: string | undefined;
};

type LoadedLayer = { name: LayerName; service: MapService };

const describeLayer = (
  custom: CustomLayer,
  loaded: readonly LoadedLayer[] | undefined,
): ChartLayer => {
  const name = nameLayer(custom);
  if (!name) return { custom, problem: "wmts.error-invalid-url" };
  const found = loaded?.find(
    (each) =>
      each.name.type === name.type && each.name.url === name.url && each.name.id === name.id,
  );
  if (!found) return { custom };
  const { layers, problem, detail } = found.service;
  const layer = layers.find(({ id, type }) => id === name.id && type === name.type);
  return {
    custom,
    layer,
    problem: problem ?? layer?.problem ?? (layer ? undefined : "wmts.unknown-layer"),
    detail,
  };
};

/** A call that fails is that of one layer: the others have what their services say. */
export const loadServices = (
  data: Pick<DataClient, "mapService">,
  names: readonly LayerName[],
): Promise<LoadedLayer[]> =>
  Promise.all(
    names.map(async (name) => {
      try {
        return { name, service: await data.mapService(name.url, [name.id]) };
      } catch (error) {
        if (!(error instanceof DataError)) throw error;
        return { name, service: { layers: [], problem: "wmts.unavailable" } };
      }
    }),
  );

/** The layers of map services of the chart, in its order. */
export const useChartLayers = (): { layers: readonly ChartLayer[]; isLoading: boolean } => {
  const { data } = useEditor();
  const customs = useSession(({ config }) => listCustomLayers(config));
  const names = customs.flatMap((custom) => nameLayer(custom) ?? []);
  const key = names.length === 0 ? undefined : JSON.stringify(["chart-layers", ...names]);
  const loading = useQuery(key, () => loadServices(data, names));
  const loaded = loading.status === "success" ? loading.value : undefined;
  return {
    layers: customs.map((custom) => describeLayer(custom, loaded)),
    isLoading: loading.status === "fetching",
  };
};
