import type { Iri } from "@statelier/model";
import { buildDatasetPlace } from "@statelier/viewer/dataset-place";
import { useEditor, useSession } from "./editor-context.ts";

/** The page of a dataset in the catalogue. */
export const useDatasetAddress = (): ((iri: Iri) => string) => {
  const { sources, locale } = useEditor();
  const { type, url } = useSession(({ state }) => state.dataSource);
  const named = sources.find((source) => source.type === type && source.url === url) ?? sources[0];
  return (iri) => `/${locale}${named ? buildDatasetPlace(sources, named, iri) : "/browse"}`;
};
