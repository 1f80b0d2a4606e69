import {
  canEndLinks,
  hasColumns,
  isLinkBase,
  makeRowLink,
  readTableLinks,
  type TableLinks as Links,
} from "@statelier/document";
import { findComponent } from "@statelier/model";
import { Select, Switch, TextField, useT } from "@statelier/ui";
import type { ReactNode } from "react";
import { useSession } from "../../chart/editor-context.ts";
import shared from "../../controls/controls.module.css";
import { useExtension } from "../../options/use-extension.ts";

/** Where the links may stand, and from what their addresses may end there. */
const useColumnChoices = (target: string | undefined) =>
  useSession(({ config, components: { dimensions, measures } }) => {
    const fields = hasColumns(config) ? config.fields : {};
    const groups = Object.values(fields)
      .filter(({ isGroup, isHidden }) => isGroup && !isHidden)
      .toSorted((a, b) => a.index - b.index)
      .map(({ componentId }) => componentId);
    const all = [...dimensions, ...measures].map(({ id, label }) => ({ id, label }));
    return {
      groups,
      columns: all.filter(({ id }) => fields[id] && !fields[id].isHidden),
      ends: all.filter(({ id }) => target === undefined || canEndLinks(groups, target, id)),
    };
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
  const example = useExample();
  const [links, change] = useExtension<Partial<Links>>("links");
  const [baseUrl = "", setBase] = useExtension<string>("links", "baseUrl");
  const { componentId, targetComponentId } = links ?? {};
  const { groups, columns, ends } = useColumnChoices(targetComponentId);
  /** The head of a group leads to what its rows share: at first to the page of the group. */
  const setTarget = (column: string): void => {
    const isKept = componentId !== undefined && canEndLinks(groups, column, componentId);
    change({ ...links, targetComponentId: column, ...(isKept ? {} : { componentId: column }) });
  };
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
        options={ends}
        value={componentId ?? null}
        onChange={(end) => change({ ...links, componentId: end })}
      />
      <Select
        label={t("editor.table.links.column")}
        options={columns}
        value={targetComponentId ?? null}
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
