import { KitProvider } from "@statelier/ui";
import { collectMessages } from "@statelier/ui/all-messages";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { EditorContext, type EditorValue } from "../chart/editor-context.ts";
import { EditorPlace } from "../chart/editor-place.ts";
import { makeTestDimension, makeTestMeasure } from "../testing/make-test-components.ts";
import { openTestSession } from "../testing/make-test-environment.ts";
import { MappedFilter } from "./mapped-filter.tsx";

const YEARS = ["2019", "2020", "2021", "2022"];
const year = makeTestDimension("year", YEARS, { kind: "TemporalDimension", timeUnit: "Year" });

const openChart = async () => {
  const components = { dimensions: [year], measures: [makeTestMeasure("deaths")] };
  const { session } = await openTestSession({ data: { components: async () => components } });
  const { iri } = session.read().config.cubes[0]!;
  const filters = [{ cubeIri: iri, dimensionId: year.id }];
  const show = (field: string): string => {
    const value = { session, place: new EditorPlace(), locale: "en", sources: [] };
    return renderToStaticMarkup(
      <KitProvider
        locale="en"
        messages={collectMessages("en", ["controls", "editor", "kit", "viewer"])}
      >
        <EditorContext value={value as unknown as EditorValue}>
          <MappedFilter component={year} spec={{ field }} />
        </EditorContext>
      </KitProvider>,
    );
  };
  return { session, filters, show };
};

test("years that are series are chosen one by one, or by a period; on an axis by a period", async () => {
  const { session, filters, show } = await openChart();
  expect(show("x")).not.toContain("of 4");
  expect(show("x")).toContain("Period shown");
  expect(show("segment")).toContain("Period shown");
  expect(show("segment")).toContain("4 of 4");
  session.dispatch({ type: "CHART_CONFIG_FILTER_SET_RANGE", filters, from: "2020", to: "2021" });
  expect(show("segment")).toContain("2 of 4");
  session.dispatch({
    type: "CHART_CONFIG_FILTER_SET_MULTI",
    filters,
    values: ["2019", "2021", "2022"],
  });
  expect(show("segment")).toContain("3 of 4");
});
