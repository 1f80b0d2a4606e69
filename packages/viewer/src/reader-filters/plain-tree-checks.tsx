import { FIELD_VALUE_NONE } from "@statelier/model";
import { type OptionNode, PlainCheckbox } from "@statelier/ui/plain";
import type { ReactNode } from "react";
import type { TreeFilterProps } from "./tree-filter-props.ts";
import styles from "./tree-filter.module.css";

const Checks = ({
  nodes,
  ...rest
}: Pick<TreeFilterProps, "nodes" | "name" | "nameOf" | "chosen">): ReactNode => (
  <ul>
    {nodes.map(({ id, label, isSelectable, children = [] }: OptionNode) => (
      <li key={id}>
        {isSelectable === false ? (
          label
        ) : (
          <PlainCheckbox
            label={label}
            name={rest.name}
            value={rest.nameOf(id)}
            defaultChecked={rest.chosen.has(id)}
          />
        )}
        {children.length > 0 ? <Checks nodes={children} {...rest} /> : null}
      </li>
    ))}
  </ul>
);

/** Several values for readers without scripts; where none may stay, the form says so itself. */
export const PlainTreeChecks = ({
  label,
  name,
  nameOf,
  nodes,
  chosen,
  canBeEmpty,
  valueLabel,
  moreLabel,
}: TreeFilterProps): ReactNode => (
  <fieldset className={styles.checks}>
    <legend>{label}</legend>
    <p>
      {valueLabel} {moreLabel}
    </p>
    {canBeEmpty ? <input type="hidden" name={name} value={nameOf(FIELD_VALUE_NONE)} /> : null}
    <Checks nodes={nodes} name={name} nameOf={nameOf} chosen={chosen} />
  </fieldset>
);
