import { listAskedComponents } from "@statelier/document";
import { FIELD_VALUE_NONE } from "@statelier/model";
import { Select, useLocale, useT } from "@statelier/ui";
import { type ReactNode, useState } from "react";
import { useSession } from "../../chart/editor-context.ts";
import controls from "../../controls/controls.module.css";
import { LocalizedFields, type Texts } from "../../texts/localized-fields.tsx";
import { useExtension } from "../../options/use-extension.ts";

type Named = { id: string; label: string };

const NameFields = ({ id, label }: Named): ReactNode => {
  const t = useT();
  const [texts = {}, change] = useExtension<Texts>("componentNames", id);
  return (
    <LocalizedFields
      id="component-name"
      label={t("editor.names.of", { name: label })}
      hint={t("editor.names.hint")}
      texts={texts}
      onChange={(locale, value) => {
        const next = { ...texts, [locale]: value };
        change(Object.values(next).some(Boolean) ? next : FIELD_VALUE_NONE);
      }}
    />
  );
};

/** What the chart calls its measures and dimensions on axes, in legends, tooltips, filters and tables. */
export const ComponentNames = (): ReactNode => {
  const t = useT();
  const locale = useLocale();
  const named = useSession(({ config, components: { measures, dimensions } }): Named[] => {
    const { active, componentIds = [] } = config.interactiveFiltersConfig?.dataFilters ?? {};
    const ids = new Set([...listAskedComponents(config), ...(active ? componentIds : [])]);
    return [...measures, ...dimensions]
      .filter(({ id }) => ids.has(id))
      .map(({ id, label }) => ({ id, label }));
  });
  const names = useSession(({ config }) => config.extensions?.componentNames ?? {});
  const [chosen, choose] = useState<string>();
  const open = named.find(({ id }) => id === chosen) ?? named[0];
  if (!open) return null;
  return (
    <div className={controls["group"]}>
      <Select
        label={t("editor.names.component")}
        options={named.map(({ id, label }) => {
          const own = names[id]?.[locale]?.trim();
          return { id, label: own ? `${label} → ${own}` : label };
        })}
        value={open.id}
        onChange={choose}
      />
      <NameFields key={open.id} {...open} />
    </div>
  );
};
