import { type OptionNode, Select, TreeSelect } from "@statelier/ui";
import type { ReactNode } from "react";

/** Above this many entries a list is searched, not read. */
const LONGEST_LIST = 30;

/** One of the values of a dimension; a long list or a tree can be searched. */
export const ValueSelect = ({
  label,
  nodes,
  value,
  onChange,
  isDisabled = false,
}: {
  label: string;
  nodes: readonly OptionNode[];
  value: string;
  onChange: (value: string) => void;
  isDisabled?: boolean;
}): ReactNode =>
  nodes.length > LONGEST_LIST || nodes.some(({ children }) => children) ? (
    <TreeSelect
      label={label}
      nodes={nodes}
      mode="single"
      value={[value]}
      onChange={([next]) => next !== undefined && onChange(next)}
      isDisabled={isDisabled}
    />
  ) : (
    <Select
      label={label}
      options={nodes.map(({ id, label: text }) => ({ id, label: text }))}
      value={value}
      onChange={onChange}
      isDisabled={isDisabled}
    />
  );
