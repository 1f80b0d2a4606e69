import { moveFilter } from "@statelier/document";
import { kindTraits, MOST_RECENT_VALUE } from "@statelier/model";
import {
  ArrowDownIcon,
  ArrowUpIcon,
  Button,
  CrossIcon,
  Select,
  Switch,
  TreeSelect,
  useT,
} from "@statelier/ui";
import type { ReactNode } from "react";
import { useEditor } from "../editor-context.ts";
import { listFilterTargets } from "./filter-targets.ts";
import type { FilterRow } from "./list-filter-rows.ts";
import { buildOptionNodes } from "./option-nodes.ts";
import styles from "./panels.module.css";
import { ReaderFilterSwitch } from "./reader-filter-switch.tsx";
import { usePossibleValues } from "./use-possible-values.ts";

const LONG_LIST = 60;

type RowProps = { row: FilterRow; rows: readonly FilterRow[]; index: number };

const ValuePicker = ({ row }: { row: FilterRow }): ReactNode => {
  const { dispatch } = useEditor();
  const { dimension, value } = row;
  const possible = usePossibleValues(row);
  const nodes = buildOptionNodes(
    dimension,
    (each) => each === value || !possible || possible.has(each),
  );
  const set = (next: string) =>
    dispatch({ type: "FILTER_SET_SINGLE", filters: listFilterTargets(dimension), value: next });
  const isTree = nodes.length > LONG_LIST || nodes.some(({ children }) => children);
  return isTree ? (
    <TreeSelect
      label={dimension.label}
      nodes={nodes}
      mode="single"
      value={[value]}
      onChange={([next]) => next !== undefined && set(next)}
      isDisabled={row.isMostRecent}
    />
  ) : (
    <Select
      label={dimension.label}
      options={nodes.map(({ id, label }) => ({ id, label }))}
      value={value}
      onChange={set}
      isDisabled={row.isMostRecent}
    />
  );
};

const OrderButtons = ({ row, rows, index }: RowProps): ReactNode => {
  const t = useT();
  const { config, dispatch } = useEditor();
  const cube = config.cubes.find(({ iri }) => iri === row.cubeIri);
  if (!cube || rows.length < 2) return null;
  const ids = Object.keys(cube.filters);
  const own = ids.find((id) =>
    listFilterTargets(row.dimension).some((each) => each.dimensionId === id),
  );
  const move = (to: FilterRow | undefined) => {
    const target = ids.find(
      (id) => to && listFilterTargets(to.dimension).some((each) => each.dimensionId === id),
    );
    if (own === undefined || target === undefined) return;
    const filters = moveFilter(cube.filters, own, ids.indexOf(target) - ids.indexOf(own));
    dispatch({ type: "CHART_CONFIG_FILTERS_UPDATE", cubeIri: cube.iri, filters });
  };
  const name = row.dimension.label;
  return (
    <>
      <Button
        tone="quiet"
        size="small"
        icon
        aria-label={t("editor.filters.up", { name })}
        isDisabled={index === 0}
        onPress={() => move(rows[index - 1])}
      >
        <ArrowUpIcon />
      </Button>
      <Button
        tone="quiet"
        size="small"
        icon
        aria-label={t("editor.filters.down", { name })}
        isDisabled={index === rows.length - 1}
        onPress={() => move(rows[index + 1])}
      >
        <ArrowDownIcon />
      </Button>
    </>
  );
};

/** One filter: its value, its place in the order, and whether readers may change it. */
export const FilterRowControls = (props: RowProps): ReactNode => {
  const t = useT();
  const { dispatch } = useEditor();
  const { dimension, isMostRecent, value } = props.row;
  const filters = listFilterTargets(dimension);
  return (
    <div className={styles["filter"]}>
      <ValuePicker row={props.row} />
      <div className={styles["tools"]}>
        <OrderButtons {...props} />
        {!dimension.isKeyDimension && (
          <Button
            tone="quiet"
            size="small"
            icon
            aria-label={t("kit.remove-named", { name: dimension.label })}
            onPress={() => dispatch({ type: "FILTER_REMOVE_SINGLE", filters })}
          >
            <CrossIcon />
          </Button>
        )}
      </div>
      <div className={styles["wide"]}>
        {kindTraits(dimension).isTemporal && (
          <Switch
            isSelected={isMostRecent}
            onChange={(isOn) =>
              dispatch({
                type: "FILTER_SET_SINGLE",
                filters,
                value: isOn ? MOST_RECENT_VALUE : value,
              })
            }
          >
            {t("editor.filters.most-recent")}
          </Switch>
        )}
        <ReaderFilterSwitch dimension={dimension} />
      </div>
    </div>
  );
};
