import { expect, test } from "vitest";
import { openTestSession } from "../testing/make-test-environment.ts";
import { openNarrowedField } from "./open-narrowed-field.ts";

test("a chart that shows some values of its series begins with the list of them, another one with nothing open", async () => {
  const { session, sector, cube } = await openTestSession();
  const { config } = session.read();
  expect(openNarrowedField(config)).toBe(config);
  session.dispatch({ type: "CHART_FIELD_CHANGED", field: "segment", componentId: sector });
  session.dispatch({
    type: "CHART_CONFIG_FILTER_SET_MULTI",
    filters: [{ cubeIri: cube, dimensionId: sector }],
    values: ["b", "c"],
  });
  const narrowed = { ...session.read().config, activeField: undefined };
  expect(openNarrowedField(narrowed).activeField).toBe("segment");
});
