import { Disclosure, useLocale, useT } from "@statelier/ui";
import { type ReactNode, useState } from "react";
import { markdownToPlainText } from "@statelier/ui/markdown";
import { useEditor } from "../chart/editor-context.ts";
import { ChartTypePicker } from "./chart-type/chart-type-picker.tsx";
import { CHART_TYPE_NAMES } from "./chart-type/chart-type-names.ts";
import { FieldList } from "./fields/field-list.tsx";
import { FilterList } from "./filters/filter-list.tsx";
import { listFilterRows } from "../chart/list-filter-rows.ts";
import { OpenPanelButton } from "../controls/open-panel-button.tsx";
import { ReaderSwitches } from "./readers/reader-switches.tsx";
import { listReaderOffers } from "./readers/list-reader-offers.ts";
import styles from "../controls/controls.module.css";
import { TableColumns } from "./fields/table-columns.tsx";
import { TEXT_PANEL } from "../chart/name-field.ts";

type SectionId = "type" | "fields" | "filters" | "readers";

/** The controls in sections: one is open at a time, the others say in one line what they are set to. */
export const Sections = (): ReactNode => {
  const t = useT();
  const locale = useLocale();
  const { config, components } = useEditor();
  const [open, setOpen] = useState<SectionId | undefined>("fields");
  const section = (id: SectionId) => ({
    level: 2 as const,
    isExpanded: open === id,
    onExpandedChange: (isExpanded: boolean) => setOpen(isExpanded ? id : undefined),
  });
  const filters = listFilterRows(config, components);
  const offers = listReaderOffers(config, components, t);
  const title = markdownToPlainText(config.meta.title[locale], { inline: true });
  return (
    <>
      <Disclosure
        {...section("type")}
        title={t("editor.chart-type")}
        summary={t(CHART_TYPE_NAMES[config.chartType])}
      >
        <ChartTypePicker />
      </Disclosure>
      <Disclosure
        {...section("fields")}
        title={config.chartType === "table" ? t("editor.columns") : t("editor.fields")}
      >
        {config.chartType === "table" ? <TableColumns /> : <FieldList />}
      </Disclosure>
      <Disclosure
        {...section("filters")}
        title={t("editor.filters")}
        summary={filters.map(({ summary }) => summary).join(" · ") || t("kit.none")}
      >
        <FilterList rows={filters} />
      </Disclosure>
      <Disclosure
        {...section("readers")}
        title={t("editor.readers")}
        summary={offers.join(", ") || t("editor.readers.nothing")}
      >
        <ReaderSwitches />
      </Disclosure>
      <div className={styles["line"]}>
        <OpenPanelButton
          panel={TEXT_PANEL}
          name={t("editor.text")}
          value={title || t("editor.text.untitled")}
        />
      </div>
    </>
  );
};
