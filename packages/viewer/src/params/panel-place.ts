import type { ComponentId, CubeComponents } from "@statelier/model";
import type { PanelPlace } from "../chart-state/reader-choices.ts";
import { buildSlugs, tailOf } from "./slug.ts";

/** The parameter of an address that opens the panel. */
export const PANEL_PARAM = "metadata";

const nameComponents = ({ dimensions, measures }: CubeComponents): Map<ComponentId, string> => {
  const ids = [...dimensions, ...measures].map(({ id }) => id).toSorted();
  const slugs = buildSlugs(ids.map(tailOf));
  return new Map(ids.map((id, index) => [id, slugs[index] ?? id]));
};

/** `general`, `data`, or `data.{component}`. */
export const encodePanelPlace = (components: CubeComponents, place: PanelPlace): string => {
  if (place.section === "general" || place.componentId === undefined) return place.section;
  const { componentId } = place;
  return `data.${nameComponents(components).get(componentId) ?? componentId}`;
};

/** Undefined for what is none of the panel's places. */
export const decodePanelPlace = (
  components: CubeComponents,
  text: string | null,
): PanelPlace | undefined => {
  if (text === "general" || text === "data") return { section: text };
  const [, wanted] = /^data\.(.+)$/.exec(text ?? "") ?? [];
  for (const [componentId, name] of nameComponents(components))
    if (name === wanted || componentId === wanted) return { section: "data", componentId };
  return undefined;
};
