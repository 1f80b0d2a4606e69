import {
  canSyncTemporalFilters,
  type CustomLayer,
  findLayerTimeSource,
  listCustomLayers,
  nameLayer,
  readSingleValues,
} from "@statelier/document";
import { urlOfPictures } from "@statelier/model";
import { findFrame } from "../../parts/values/animation-frames.ts";
import type { ChartInputOf } from "../../scene/chart-input.ts";
import type { Box, SceneLayer, SceneNote } from "../../scene/scene.ts";

type Input = ChartInputOf<"map">;

/** The time of the chart: that of its animation, else the one value of its first filter of time (FI15, ML7). */
const findTime = (input: Input): string | undefined => {
  const { config, components, view, table } = input;
  const source = findLayerTimeSource(config, components);
  if (source?.type === "animation") return findFrame(input)?.value;
  return source && readSingleValues(config, components, view.filters, table)[source.componentId];
};

const placeLayer = (custom: CustomLayer, input: Input): SceneLayer => {
  const name = nameLayer(custom);
  const found =
    name &&
    input.geography?.layers?.find(
      ({ type, url, id }) => type === name.type && url === name.url && id === name.id,
    );
  const { isBehindAreaLayer: isBehind, syncTemporalFilters } = custom;
  const key = `${custom.type} ${name?.url ?? ""} ${custom.id}`;
  if (!found) {
    const isAway = name !== undefined && input.geography?.away?.includes(name.url);
    return { key, title: custom.id, isBehind, ...(isAway ? { isAway } : {}) };
  }
  const { pictures, legendUrl, time } = found.layer;
  const wantedTime =
    syncTemporalFilters && canSyncTemporalFilters(time) ? findTime(input) : undefined;
  const asked = pictures
    ? [urlOfPictures(pictures), ...(legendUrl ? [new URL(legendUrl)] : [])]
    : [];
  return { ...found.layer, key, isBehind, hosts: asked.map(({ host }) => host), wantedTime };
};

/** Of EPSG:3857, in metres; the plane of a drawing has radians. */
const RADIUS = 6_378_137;

/** Where a layer is drawn that no screen shows, be it twice as fine, while the map is at `home` (`findScaleProblem` knows the screen). */
const findUndrawn = (
  { pictures }: SceneLayer,
  home: Box | undefined,
  { width }: Input,
): SceneLayer["undrawn"] => {
  if (!home || pictures?.kind !== "extent") return undefined;
  const resolution = (home.width * RADIUS) / width;
  if (resolution > 2 * (pictures.coarsest ?? resolution)) return "closer";
  return resolution < (pictures.finest ?? 0) ? "further" : undefined;
};

/** The layers of map services, the lowest one first, on a map that is at `home` when nobody has moved it. */
export const placeServices = (input: Input, home: Box | undefined): SceneLayer[] =>
  listCustomLayers(input.config).map((custom) => {
    const layer = placeLayer(custom, input);
    const undrawn = findUndrawn(layer, home, input);
    return undrawn ? { ...layer, undrawn } : layer;
  });

const nameAll = (layers: readonly SceneLayer[]): string =>
  layers.map(({ title }) => title).join(", ");

/** Which hosts a page asks, and who has made their layers. */
const tellShown = (layers: readonly SceneLayer[], { t }: Input): string => {
  const names = nameAll(layers);
  const hosts = [...new Set(layers.flatMap(({ hosts }) => hosts))].join(", ");
  const credits = [...new Set(layers.flatMap(({ attribution }) => attribution ?? []))].join(", ");
  return `${t("chart.map.layers", { names, hosts })}${credits === "" ? "" : ` © ${credits}`}`;
};

/** Which layers a page has, which it has only at other scales, and which it lacks: those of services that do not answer, and those that their service does not know. */
const tellOnScreen = (
  layers: readonly SceneLayer[],
  input: Input,
): NonNullable<SceneNote["onScreen"]> => {
  const shown = layers.filter(({ pictures }) => pictures);
  const absent = layers.filter(({ pictures }) => !pictures);
  const failed = absent.filter(({ isAway }) => isAway);
  const unknown = absent.filter(({ isAway }) => !isAway);
  const lack = (some: typeof layers, text: string) =>
    some.length > 0 ? [{ text, isError: true as const }] : [];
  return [
    ...(shown.length > 0 ? [{ text: tellShown(shown, input) }] : []),
    ...shown.flatMap(({ undrawn, title: names }) =>
      undrawn ? [{ text: input.t(`chart.map.layer-${undrawn}`, { names }) }] : [],
    ),
    ...lack(failed, input.t("chart.map.layer-failed", { names: nameAll(failed) })),
    ...lack(unknown, input.t("chart.map.unknown-layers", { names: nameAll(unknown) })),
  ];
};

/** Pictures and print have no layers of services, and say so; pages say which hosts they ask for them. */
export const serviceNotes = (layers: readonly SceneLayer[], input: Input): SceneNote[] =>
  layers.length === 0
    ? []
    : [
        {
          type: "left-out",
          text: input.t("chart.map.left-out", { names: nameAll(layers) }),
          onScreen: tellOnScreen(layers, input),
        },
      ];
