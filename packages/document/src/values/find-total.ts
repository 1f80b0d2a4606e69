import {
  type ComponentValue,
  type Dimension,
  type HierarchyNode,
  lastPart,
} from "@statelier/model";

/** What totals are called by their codes, and how their names begin in our languages; “all others” are a rest. */
const CODE = /^(_?t|_?total|tot|all)$/i;
const NAME =
  /^(total|totale|gesamt|gesamttotal|insgesamt|alle|ensemble|tous|toutes|tutti|tutte|all|overall)(\s|$)(?!.*(\bothers?\b|\bander|übrig|\bautres?\b|\baltr))/i;

const hasCode = ({ value, identifier }: ComponentValue): boolean =>
  CODE.test(identifier ?? "") || CODE.test(lastPart(value));

const findOnly = (
  values: readonly ComponentValue[],
  isTotal: (value: ComponentValue) => boolean,
): ComponentValue | undefined => {
  const found = values.filter(isTotal);
  return found.length === 1 && values.length > 1 ? found[0] : undefined;
};

/** The one node that observations carry above all others. */
const findTop = (nodes: readonly HierarchyNode[]): HierarchyNode | undefined => {
  let level = nodes;
  while (level.length > 0) {
    const carried = level.filter(({ hasValue }) => hasValue);
    if (carried.length > 0)
      return carried.length === 1 && carried[0]?.children.length ? carried[0] : undefined;
    level = level.flatMap(({ children }) => children);
  }
  return undefined;
};

/** What is called a total, and whether its code says so, or nothing but its name. */
export const findNamedTotal = ({
  values,
}: Pick<Dimension, "values">): { value: string; isByCode: boolean } | undefined => {
  const byCode = findOnly(values, hasCode);
  const found = byCode ?? findOnly(values, ({ label }) => NAME.test(label));
  return found && { value: found.value, isByCode: byCode !== undefined };
};

/** The value of a dimension in which its others are contained: the top of its hierarchy, else what is called a total. */
export const findTotal = (dimension: Dimension): string | undefined =>
  findTop(dimension.hierarchy ?? [])?.value ?? findNamedTotal(dimension)?.value;

/** The values that a total is made of: what hangs right below it, else all others. */
export const listParts = ({ hierarchy = [], values }: Dimension, total: string): string[] => {
  const children = (findTop(hierarchy)?.children ?? [])
    .filter(({ hasValue }) => hasValue)
    .map(({ value }) => value);
  return children.length > 1
    ? children
    : values.map(({ value }) => value).filter((value) => value !== total);
};
