import type { OptionNode } from "@statelier/ui/plain";

/** What a `TreeFilter` is made of. */
export type TreeFilterProps = {
  label: string;
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
