import { useLocale, useT } from "@statelier/ui";
import type { ReactNode } from "react";
import { useEditor, useSession } from "../../chart/editor-context.ts";
import { nameBlock } from "../../chart/name-block.ts";
import { nameChart } from "../../chart/name-chart.ts";
import controls from "../../controls/controls.module.css";
import { OrderButtons } from "../../controls/order-buttons.tsx";

type Entry = { key: string; name: string };

const OrderedList = ({
  label,
  entries,
  onMove,
}: {
  label: string;
  entries: readonly Entry[];
  onMove: (index: number, newIndex: number) => void;
}): ReactNode => (
  <ul className={controls["list"]} aria-label={label}>
    {entries.map(({ key, name }, index) => (
      <li key={key} className={controls["filter"]}>
        <span>{name}</span>
        <div className={controls["tools"]}>
          <OrderButtons
            name={name}
            index={index}
            count={entries.length}
            onMove={(by) => onMove(index, index + by)}
          />
        </div>
      </li>
    ))}
  </ul>
);

/** The order of the tabs and addresses, or of the blocks of a dashboard: each has its own (CH3). */
export const BlockList = (): ReactNode => {
  const t = useT();
  const locale = useLocale();
  const { dispatch } = useEditor();
  const isDashboard = useSession(({ state }) => state.layout.type === "dashboard");
  const charts = useSession(({ state }) =>
    state.chartConfigs.map((config, index) => ({
      key: config.key,
      name: nameChart(config, index, locale, t),
    })),
  );
  const blocks = useSession(({ state }) =>
    state.layout.blocks.map((block) => ({
      key: block.key,
      name: nameBlock(block, state, locale, t),
    })),
  );
  return isDashboard ? (
    <OrderedList
      label={t("editor.blocks")}
      entries={blocks}
      onMove={(oldIndex, newIndex) => dispatch({ type: "LAYOUT_BLOCK_SWAP", oldIndex, newIndex })}
    />
  ) : (
    <OrderedList
      label={t("viewer.charts")}
      entries={charts}
      onMove={(oldIndex, newIndex) =>
        dispatch({ type: "CHART_CONFIG_REORDER", oldIndex, newIndex })
      }
    />
  );
};
