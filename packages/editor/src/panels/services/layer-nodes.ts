import type { ServiceLayer } from "@statelier/model";
import type { Translator } from "@statelier/ui/messages";

export type LayerNode = {
  /** The way through the tree: names of layers may occur twice. */
  id: string;
  label: string;
  isSelectable?: boolean;
  isDisabled?: boolean;
  children?: LayerNode[];
};

/** The layers of a service as a tree to choose from; what cannot be shown says why, and what somebody has tried says so. */
export const listLayerNodes = (
  layers: readonly ServiceLayer[],
  t: Translator,
  working: readonly string[] = [],
  above = "",
): LayerNode[] =>
  layers.map(({ id: name, title, pictures, problem, children }, index) => {
    const id = `${above}${index}`;
    const fact = problem ?? (pictures && working.includes(name) ? "wmts.known-to-work" : undefined);
    return {
      id,
      label: fact && !children ? `${title} – ${t(fact)}` : title,
      ...(pictures ? {} : children ? { isSelectable: false } : { isDisabled: true }),
      ...(children ? { children: listLayerNodes(children, t, working, `${id}.`) } : {}),
    };
  });

/** The layer at a place of the tree. */
export const findLayer = (
  layers: readonly ServiceLayer[],
  id: string,
): ServiceLayer | undefined => {
  const [first = "", ...rest] = id.split(".");
  const layer = layers[Number(first)];
  return rest.length === 0 ? layer : findLayer(layer?.children ?? [], rest.join("."));
};

/** The places of the layers that the chart has. */
export const listPlaces = (
  layers: readonly ServiceLayer[],
  isChosen: (layer: ServiceLayer) => boolean,
  above = "",
): string[] =>
  layers.flatMap((layer, index) => {
    const id = `${above}${index}`;
    const below = listPlaces(layer.children ?? [], isChosen, `${id}.`);
    return layer.pictures && isChosen(layer) ? [id, ...below] : below;
  });
