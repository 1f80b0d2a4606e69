import { type InteractiveFiltersConfig, makeInteractiveFilters } from "@statelier/document";
import { useEditor, useSession } from "./editor-context.ts";

/** What readers may change, nothing where the chart says nothing of it, and what changes a part of it. */
export const useInteractiveFilters = () => {
  const { dispatch } = useEditor();
  const filters =
    useSession(({ config }) => config.interactiveFiltersConfig) ?? makeInteractiveFilters();
  const change = (part: Partial<InteractiveFiltersConfig>) =>
    dispatch({
      type: "INTERACTIVE_FILTER_CHANGED",
      interactiveFiltersConfig: { ...filters, ...part },
    });
  return { filters, change };
};
