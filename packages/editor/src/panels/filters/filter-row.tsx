import { findMostRecentValue } from "@statelier/document";
import { kindTraits, MOST_RECENT_VALUE } from "@statelier/model";
import { GripIcon, Switch, useT } from "@statelier/ui";
import type { PointerEvent, ReactNode } from "react";
import { useEditor } from "../../chart/editor-context.ts";
import { listFilterTargets } from "../../chart/use-filter.ts";
import type { FilterRow } from "../../chart/list-filter-rows.ts";
import { buildOptionNodes } from "@statelier/viewer/option-nodes";
import { picksDates } from "@statelier/viewer/date-field";
import { DateSelect } from "../../controls/date-select.tsx";
import { SharedValue } from "../../controls/mapped-filter.tsx";
import { OrderButtons } from "../../controls/order-buttons.tsx";
import { RemoveButton } from "../../controls/remove-button.tsx";
import styles from "../../controls/controls.module.css";
import { usePossibleValues } from "./use-possible-values.ts";
import { ValueSelect } from "../../controls/value-select.tsx";

type RowProps = {
  row: FilterRow;
  rows: readonly FilterRow[];
  index: number;
  onMove: (by: number) => void;
  /** What is taken hold of begins a drag. */
  onGrip: (event: PointerEvent) => void;
  onRemoved: () => void;
};

type PickerProps = { row: FilterRow; value: string; possible: Set<string> | undefined };

const ValuePicker = ({ row, value, possible }: PickerProps): ReactNode => {
  const { dispatch } = useEditor();
  const { dimension } = row;
  const nodes = buildOptionNodes(
    dimension,
    (each) => each === value || !possible || possible.has(each),
  );
  const field = {
    label: dimension.label,
    nodes,
    value,
    onChange: (next: string) =>
      dispatch({ type: "FILTER_SET_SINGLE", filters: listFilterTargets(dimension), value: next }),
  };
  return picksDates(dimension) && !row.isMostRecent ? (
    <DateSelect dimension={dimension} {...field} />
  ) : (
    <ValueSelect {...field} isDisabled={row.isMostRecent} />
  );
};

/** The value of a filter; of the newest one that which the filters before it leave, as the chart shows it. */
const findShownValue = (
  { dimension, isMostRecent, value }: FilterRow,
  possible: Set<string> | undefined,
): string => {
  if (!isMostRecent || !possible) return value;
  const values = dimension.values.filter((each) => possible.has(each.value));
  return findMostRecentValue({ ...dimension, values }) ?? value;
};

/** One filter: its value and its place in the order. */
export const FilterRowControls = ({
  row,
  rows,
  index,
  onMove,
  onGrip,
  onRemoved,
}: RowProps): ReactNode => {
  const t = useT();
  const { dispatch } = useEditor();
  const { dimension, isMostRecent, cubeIri } = row;
  const possible = usePossibleValues(row);
  const value = findShownValue(row, possible);
  const filters = listFilterTargets(dimension);
  const part = rows.filter((each) => each.cubeIri === cubeIri);
  return (
    <fieldset className={styles["filter"]} aria-label={dimension.label}>
      <ValuePicker row={row} value={value} possible={possible} />
      <div className={styles["tools"]}>
        {part.length > 1 && (
          <>
            <span className={styles["grip"]} aria-hidden onPointerDown={onGrip}>
              <GripIcon />
            </span>
            <OrderButtons
              name={dimension.label}
              index={index - rows.indexOf(part[0] ?? row)}
              count={part.length}
              onMove={onMove}
            />
          </>
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
      <SharedValue dimension={dimension} />
    </fieldset>
  );
};
