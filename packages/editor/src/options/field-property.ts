import type { ChartConfig } from "@statelier/document";

/** One property of a field as it is stored; undefined where there is none. */
export const readFieldProperty = (config: ChartConfig, field: string, name: string): unknown => {
  const value: unknown = Reflect.get(config.fields, field);
  return value !== null && typeof value === "object" ? Reflect.get(value, name) : undefined;
};
