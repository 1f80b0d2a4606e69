import { type MenuEntry, useT } from "@statelier/ui";
import { useEditor, useSession } from "../chart/editor-context.ts";

/** Where another chart comes from: the active one, its dataset, or another dataset. */
export const useAddEntries = (): MenuEntry[] => {
  const t = useT();
  const { session, place, dispatch } = useEditor();
  const isMissing = useSession(({ missing }) => missing !== undefined);
  const iri = useSession(({ config }) => config.cubes[0]?.iri ?? "");
  return [
    {
      id: "duplicate",
      label: t("editor.tabs.duplicate"),
      onAction: () => dispatch({ type: "CHART_CONFIG_ADD" }),
      isDisabled: isMissing,
    },
    {
      id: "new",
      label: t("editor.tabs.new"),
      onAction: () => void session.addChartOf(iri),
      isDisabled: isMissing,
    },
    { id: "other", label: t("editor.tabs.other"), onAction: () => place.openDrawer("chart") },
  ];
};
