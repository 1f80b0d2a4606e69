import fc from "fast-check";

/** What an author changes of that which readers may change, of these components and values. */
export const makeReaderFilterChanges = ({
  dimensionId,
  id,
  value,
}: Record<"dimensionId" | "id" | "value", fc.Arbitrary<string>>) => ({
  INTERACTIVE_FILTER_CHANGED: fc.record({
    interactiveFiltersConfig: fc.record({
      legend: fc.record({ active: fc.boolean(), componentId: id }),
      timeRange: fc.record({
        active: fc.boolean(),
        componentId: id,
        presets: fc.constant({ type: "range" as const, from: "2019", to: "2021" }),
      }),
      dataFilters: fc.record({
        active: fc.boolean(),
        componentIds: fc.array(dimensionId, { maxLength: 2 }),
      }),
      calculation: fc.record({
        active: fc.boolean(),
        type: fc.constantFrom("identity", "percent"),
      }),
    }),
  }),
  READER_FILTER_TYPE_CHANGED: fc.record({
    componentId: dimensionId,
    filterType: fc.constantFrom("single", "multi"),
  }),
  READER_FILTER_DEFAULT_CHANGED: fc.record({
    componentId: dimensionId,
    values: fc.array(value, { maxLength: 2 }),
  }),
});
