import { type Component, kindTraits } from "@statelier/model";

/** Dates, places and names without an order say by themselves what they are: "Year" over years costs a row and says nothing. */
export const needsTitle = (component: Component): boolean => {
  const { isTemporal, isGeographical } = kindTraits(component);
  return !isTemporal && !isGeographical && component.kind !== "NominalDimension";
};
