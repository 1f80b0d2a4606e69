import type { ChartKey } from "@statelier/model";
import { useT } from "@statelier/ui";
import { useEditor } from "../chart/editor-context.ts";
import { useConfirm } from "./use-confirm.tsx";

/** Asks before a chart goes with its block. */
export const useDeleteChart = () => {
  const t = useT();
  const { dispatch } = useEditor();
  return useConfirm(({ key, name }: { key: ChartKey; name: string }) => ({
    title: t("editor.tabs.delete.ask", { name }),
    text: t("editor.tabs.delete.why"),
    action: t("kit.delete"),
    onConfirm: () => dispatch({ type: "CHART_CONFIG_REMOVE", chartKey: key }),
  }));
};
