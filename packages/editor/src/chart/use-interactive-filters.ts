import { type InteractiveFiltersConfig, makeInteractiveFilters } from "@statelier/document";
import { useEditor, useSession } from "./editor-context.ts";

/** What readers may change, undefined where the chart stores nothing of it, and what changes a part of it. */
export const useInteractiveFilters = () => {
  const { dispatch } = useEditor();
  const filters = useSession(({ config }) => config.interactiveFiltersConfig);
  const change = (part: Partial<InteractiveFiltersConfig>) =>
    dispatch({
      type: "INTERACTIVE_FILTER_CHANGED",
      interactiveFiltersConfig: { ...(filters ?? makeInteractiveFilters()), ...part },
    });
  return { filters, change };
};
