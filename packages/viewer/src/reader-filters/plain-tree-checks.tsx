import { FIELD_VALUE_NONE } from "@statelier/model";
import { type OptionNode, PlainCheckbox } from "@statelier/ui/plain";
import type { ReactNode } from "react";
import styles from "./tree-filter.module.css";

/** What a `TreeFilter` is made of. */
export type TreeFilterProps = {
  label: string;
  labelLanguage?: string | undefined;
  /** Of the parameter in the address. */
  name: string;
  /** How an id stands in the address. */
  nameOf: (id: string) => string;
  nodes: readonly OptionNode[];
  chosen: ReadonlySet<string>;
  /** Several ids may be chosen, and none of them where `canBeEmpty`. */
  isMulti?: boolean;
  canBeEmpty?: boolean;
  /** What is called like this is shown. */
  valueLabel: string;
  /** How many more are. */
  moreLabel?: string;
  onChoose: (ids: readonly string[]) => void;
};

const withLanguage = (label: string, language: string | undefined): ReactNode =>
  language ? <span lang={language}>{label}</span> : label;

const Checks = ({
  nodes,
  ...rest
}: Pick<TreeFilterProps, "nodes" | "name" | "nameOf" | "chosen">): ReactNode => (
  <ul>
    {nodes.map(({ id, label, language, isSelectable, children = [] }: OptionNode) => (
      <li key={id}>
        {isSelectable === false ? (
          withLanguage(label, language)
        ) : (
          <PlainCheckbox
            lang={language}
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
  labelLanguage,
  name,
  nameOf,
  nodes,
  chosen,
  canBeEmpty,
  valueLabel,
  moreLabel,
}: TreeFilterProps): ReactNode => (
  <fieldset className={styles.checks}>
    <legend lang={labelLanguage}>{label}</legend>
    <p>
      {valueLabel} {moreLabel}
    </p>
    {canBeEmpty ? <input type="hidden" name={name} value={nameOf(FIELD_VALUE_NONE)} /> : null}
    <Checks nodes={nodes} name={name} nameOf={nameOf} chosen={chosen} />
  </fieldset>
);
