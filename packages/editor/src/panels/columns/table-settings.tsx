import { hasColumns } from "@statelier/document";
import { Switch, useT } from "@statelier/ui";
import type { ReactNode } from "react";
import { useEditor, useSession } from "../../chart/editor-context.ts";
import shared from "../../controls/controls.module.css";
import { useExtension } from "../../options/use-extension.ts";
import { TableLinks } from "./table-links.tsx";

/** What a table has beside its rows, and how high it is. */
export const TableSettings = (): ReactNode => {
  const t = useT();
  const { dispatch } = useEditor();
  const [isLimited, limit] = useExtension<boolean>("limitColumnWidths");
  const settings = useSession(({ config }) => (hasColumns(config) ? config.settings : undefined));
  if (!settings) return null;
  const set = (name: keyof typeof settings) => (value: boolean) =>
    dispatch({ type: "CHART_FIELD_UPDATED", field: "settings", path: [name], value });
  return (
    <div className={shared["group"]}>
      <Switch isSelected={settings.showSearch} onChange={set("showSearch")}>
        {t("editor.table.search")}
      </Switch>
      <Switch isSelected={settings.showAllRows} onChange={set("showAllRows")}>
        {t("editor.table.all-rows")}
      </Switch>
      <Switch isSelected={isLimited === true} onChange={limit}>
        {t("editor.table.limit-widths")}
      </Switch>
      <TableLinks />
    </div>
  );
};
