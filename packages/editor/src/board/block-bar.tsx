import type { Block } from "@statelier/document";
import {
  Button,
  Menu,
  type MenuEntry,
  MoreIcon,
  useLocale,
  useT,
  VisuallyHidden,
} from "@statelier/ui";
import type { ReactNode } from "react";
import { useMissing } from "../canvas/missing-chart.tsx";
import { useEditor, useSession } from "../chart/editor-context.ts";
import { nameBlock } from "../chart/name-block.ts";
import { useConfirm } from "../controls/use-confirm.tsx";
import { useDeleteChart } from "../controls/use-delete-chart.ts";
import styles from "./layout-stage.module.css";
import { goPastBlock } from "./walk-handles.ts";

type Deleting = { ask: (block: { key: string; name: string }) => void; dialog: ReactNode };

const useDeleteText = (): Deleting => {
  const t = useT();
  const { dispatch } = useEditor();
  return useConfirm(({ key, name }: { key: string; name: string }) => ({
    title: t("editor.tabs.delete.ask", { name }),
    text: t("editor.blocks.text.delete.why"),
    action: t("kit.delete"),
    onConfirm: () => dispatch({ type: "LAYOUT_BLOCK_REMOVE", key }),
  }));
};

const useEntries = (
  block: Block,
  steps: readonly MenuEntry[],
  onDelete: () => void,
): MenuEntry[] => {
  const t = useT();
  const { session, dispatch } = useEditor();
  const isLast = useSession(({ state }) => state.chartConfigs.length === 1);
  const { key } = block;
  const isMissing = useMissing(key) !== undefined;
  if (block.type === "text")
    return [
      {
        id: "edit",
        label: t("editor.blocks.text.edit"),
        onAction: () => dispatch({ type: "LAYOUT_ACTIVE_FIELD_CHANGED", field: key }),
        movesFocus: true,
      },
      {
        id: "duplicate",
        label: t("editor.blocks.text.duplicate"),
        onAction: () => dispatch({ type: "LAYOUT_BLOCK_DUPLICATE", key }),
        movesFocus: true,
      },
      ...steps,
      {
        id: "delete",
        label: t("editor.blocks.text.delete"),
        onAction: onDelete,
        isDanger: true,
        startsGroup: true,
      },
    ];
  const duplicate = (): void => {
    const chartConfig = session.read().state.chartConfigs.find((chart) => chart.key === key);
    if (chartConfig) dispatch({ type: "CHART_CONFIG_ADD", chartConfig });
  };
  return [
    {
      id: "edit",
      label: t("editor.tabs.configure"),
      onAction: () => dispatch({ type: "CONFIGURE_CHART", chartKey: key }),
    },
    {
      id: "duplicate",
      label: t("editor.tabs.duplicate"),
      onAction: duplicate,
      isDisabled: isMissing,
    },
    ...steps,
    {
      id: "delete",
      label: t("editor.tabs.delete"),
      onAction: onDelete,
      isDanger: true,
      isDisabled: isLast,
      startsGroup: true,
    },
  ];
};

/** By what a block is taken hold of, and what can be done with it. */
export const BlockBar = ({
  block,
  handle,
  steps = [],
}: {
  block: Block;
  handle: ReactNode;
  /** What the handle does, one step at a time. */
  steps?: readonly MenuEntry[];
}): ReactNode => {
  const t = useT();
  const locale = useLocale();
  const name = useSession(({ state }) => nameBlock(block, state, locale, t));
  const chart = useDeleteChart();
  const text = useDeleteText();
  const deleting = block.type === "chart" ? chart : text;
  const entries = useEntries(block, steps, () => deleting.ask({ key: block.key, name }));
  const label = t("editor.tabs.menu", { name });
  return (
    <fieldset className={styles["bar"]} aria-label={name}>
      {handle}
      <Menu
        label={label}
        trigger={
          <Button tone="quiet" size="small" icon aria-label={label}>
            <MoreIcon />
          </Button>
        }
        entries={entries}
      />
      {block.type === "chart" && (
        <VisuallyHidden focusable>
          <Button size="small" onPress={({ target }) => goPastBlock(target)}>
            {t("editor.blocks.skip", { name })}
          </Button>
        </VisuallyHidden>
      )}
      {deleting.dialog}
    </fieldset>
  );
};
