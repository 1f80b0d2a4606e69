const FOREST_INVENTORY = "https://environment.ld.admin.ch/foen/nfi/";

/** What a cube is called today: the forest inventory's were renamed after documents had named them. */
export const renameIri = (iri: string): string =>
  iri.startsWith(FOREST_INVENTORY) ? iri.replace("None-None-", "") : iri;
