import { Tabs, useT } from "@statelier/ui";
import { type ReactNode, useState } from "react";
import { TableSettings } from "./table-settings.tsx";
import { TableSorting } from "./table-sorting.tsx";

/** What is said of the whole table: its settings, and the order of its rows. */
export const TableOptions = (): ReactNode => {
  const t = useT();
  const [selected, select] = useState("settings");
  return (
    <Tabs
      label={t("editor.table.options")}
      items={[
        { id: "settings", label: t("editor.table.settings"), content: <TableSettings /> },
        { id: "sorting", label: t("editor.table.sorting"), content: <TableSorting /> },
      ]}
      selected={selected}
      onSelect={select}
      keepsAll
    />
  );
};
