import { moveFilter } from "@statelier/document";
import { kindTraits, MOST_RECENT_VALUE } from "@statelier/model";
import { Switch, useT } from "@statelier/ui";
import type { ReactNode } from "react";
import { useEditor } from "../../chart/editor-context.ts";
import { listFilterTargets } from "../../chart/use-filter.ts";
import type { FilterRow } from "../../chart/list-filter-rows.ts";
import { buildOptionNodes } from "@statelier/viewer/option-nodes";
import { OrderButtons } from "../../controls/order-buttons.tsx";
import { RemoveButton } from "../../controls/remove-button.tsx";
import styles from "../../controls/controls.module.css";
import { usePossibleValues } from "./use-possible-values.ts";
import { ValueSelect } from "../../controls/value-select.tsx";

type RowProps = {
  row: FilterRow;
  rows: readonly FilterRow[];
  index: number;
  onRemoved: () => void;
};

const ValuePicker = ({ row }: { row: FilterRow }): ReactNode => {
  const { dispatch } = useEditor();
  const { dimension, value } = row;
  const possible = usePossibleValues(row);
  const nodes = buildOptionNodes(
    dimension,
    (each) => each === value || !possible || possible.has(each),
  );
  return (
    <ValueSelect
      label={dimension.label}
      nodes={nodes}
      value={value}
      isDisabled={row.isMostRecent}
      onChange={(next) =>
        dispatch({ type: "FILTER_SET_SINGLE", filters: listFilterTargets(dimension), value: next })
      }
    />
  );
};

/** Moves a filter past its neighbour of the same dataset: each filter limits the values of those after it. */
const useMove = ({ row, rows, index }: RowProps): ((by: -1 | 1) => void) => {
  const { session, dispatch } = useEditor();
  return (by) => {
    const cube = session.read().config.cubes.find(({ iri }) => iri === row.cubeIri);
    const neighbour = rows[index + by];
    if (!cube || !neighbour) return;
    const ids = Object.keys(cube.filters);
    const findOwn = ({ dimension }: FilterRow): number =>
      ids.findIndex((id) =>
        listFilterTargets(dimension).some(({ dimensionId }) => dimensionId === id),
      );
    const [from, to] = [findOwn(row), findOwn(neighbour)];
    const id = ids[from];
    if (id === undefined || to < 0) return;
    const filters = moveFilter(cube.filters, id, to - from);
    dispatch({ type: "CHART_CONFIG_FILTERS_UPDATE", cubeIri: cube.iri, filters });
  };
};

/** One filter: its value and its place in the order. */
export const FilterRowControls = (props: RowProps): ReactNode => {
  const t = useT();
  const { dispatch } = useEditor();
  const move = useMove(props);
  const { row, rows, index, onRemoved } = props;
  const { dimension, isMostRecent, value, cubeIri } = row;
  const filters = listFilterTargets(dimension);
  const part = rows.filter((each) => each.cubeIri === cubeIri);
  return (
    <fieldset className={styles["filter"]} aria-label={dimension.label}>
      <ValuePicker row={row} />
      <div className={styles["tools"]}>
        {part.length > 1 && (
          <OrderButtons
            name={dimension.label}
            index={index - rows.indexOf(part[0] ?? row)}
            count={part.length}
            onMove={move}
          />
        )}
        {!dimension.isKeyDimension && (
          <RemoveButton
            label={t("kit.remove-named", { name: dimension.label })}
            onPress={() => {
              dispatch({ type: "FILTER_REMOVE_SINGLE", filters });
              onRemoved();
            }}
          />
        )}
      </div>
      {kindTraits(dimension).isTemporal && (
        <div className={styles["wide"]}>
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
        </div>
      )}
    </fieldset>
  );
};
