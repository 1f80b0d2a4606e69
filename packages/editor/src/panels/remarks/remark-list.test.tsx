import { collectMessages } from "@statelier/ui/all-messages";
import { UI_LOCALES } from "@statelier/ui/messages";
import { expect, test } from "vitest";
import {
  makeTestChart,
  makeTestDimension,
  makeTestMeasure,
  makeTestYears,
} from "../../testing/make-test-components.ts";
import { renderInEditor } from "../../testing/render-in-editor.tsx";
import { RemarkList } from "./remark-list.tsx";

const components = {
  dimensions: [makeTestYears(["2020", "2021"]), makeTestDimension("sector", ["a", "b"])],
  measures: [makeTestMeasure("people")],
};

test.each(UI_LOCALES)(
  "small charts, which draw no remarks, say so where these are written: %s",
  (locale) => {
    const said = collectMessages(locale, ["controls"])["editor.remarks.panels"] as string;
    const { config } = makeTestChart("line", components);
    const show = (panels?: { dimension: string }): string =>
      renderInEditor(
        locale,
        {
          components,
          config: { ...config, extensions: { ...config.extensions, panels } },
        },
        <RemarkList />,
      );
    expect(show()).not.toContain(said);
    expect(show({ dimension: components.dimensions[1]!.id })).toContain(said);
  },
);
