import { hasColumns, isLinkBase, makeRowLink, readTableLinks } from "@statelier/document";
import { findComponent } from "@statelier/model";
import { Select, Switch, TextField, useT } from "@statelier/ui";
import type { ReactNode } from "react";
import { useSession } from "../../chart/editor-context.ts";
import shared from "../../controls/controls.module.css";
import { useExtension } from "../../options/use-extension.ts";

const useColumnChoices = () =>
  useSession(({ config, components: { dimensions, measures } }) => {
    const fields = hasColumns(config) ? config.fields : {};
    const all = [...dimensions, ...measures].map(({ id, label }) => ({ id, label }));
    const shown = all.filter(({ id }) => fields[id] && !fields[id].isHidden && !fields[id].isGroup);
    return { all, shown };
  });

/** The address of the first value, so that an author sees how the addresses end. */
const useExample = (): string | undefined =>
  useSession(({ config, components }) => {
    const links = readTableLinks(config);
    const values = links && findComponent(components, links.componentId)?.values;
    return links && makeRowLink(links, values?.[0]?.value ?? null);
  });

/** A page for each row: where its address begins, how it ends, and in which column the link stands. */
const LinkParts = (): ReactNode => {
  const t = useT();
  const { all, shown } = useColumnChoices();
  const example = useExample();
  const [baseUrl = "", setBase] = useExtension<string>("links", "baseUrl");
  const [componentId, setComponent] = useExtension<string>("links", "componentId");
  const [target, setTarget] = useExtension<string>("links", "targetComponentId");
  return (
    <div className={shared["setting"]}>
      <TextField
        label={t("editor.table.links.base")}
        description={t("editor.table.links.base.hint")}
        type="url"
        placeholder="https://example.org/"
        value={baseUrl}
        onChange={setBase}
        {...(baseUrl === "" || isLinkBase(baseUrl)
          ? {}
          : { error: t("editor.table.links.base.wrong") })}
      />
      <Select
        label={t("editor.table.links.end")}
        options={all}
        value={componentId ?? null}
        onChange={setComponent}
      />
      <Select
        label={t("editor.table.links.column")}
        options={shown}
        value={target ?? null}
        onChange={setTarget}
      />
      {example !== undefined && (
        <p className={shared["hint"]}>{t("editor.table.links.example", { address: example })}</p>
      )}
    </div>
  );
};

/** Whether the texts of a column lead to a page of their row. */
export const TableLinks = (): ReactNode => {
  const t = useT();
  const [isOn, change] = useExtension<boolean>("links", "enabled");
  return (
    <>
      <Switch isSelected={isOn === true} onChange={change}>
        {t("editor.table.links")}
      </Switch>
      {isOn === true && <LinkParts />}
    </>
  );
};
