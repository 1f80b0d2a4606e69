import { isRecord } from "@statelier/model";
import { type Json } from "../schema/json-object.ts";

const listNames = (object: Json): string[] =>
  Object.keys(object).filter((name) => object[name] !== undefined);

/** Whether two parts of documents say the same. Of what has names the order counts in `filters` alone (FI10). */
export const isSame = (one: unknown, other: unknown, isOrdered = false): boolean => {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((each, index) => isSame(each, other[index]));
  if (!isRecord(one) || !isRecord(other)) return false;
  const [names, others] = [listNames(one), listNames(other)];
  return (
    names.length === others.length &&
    names.every(
      (name, index) =>
        (!isOrdered || name === others[index]) &&
        isSame(one[name], other[name], name === "filters"),
    )
  );
};
