import { type ReactNode, useState } from "react";
import {
  Button,
  type Selection,
  Tree,
  TreeItem,
  TreeItemContent,
} from "react-aria-components/Tree";
import { ListLayout, Virtualizer } from "react-aria-components/Virtualizer";
import { joinClasses } from "../styles/join-classes.ts";
import { useT } from "../messages/locale-provider.tsx";
import { Button as KitButton } from "./button.tsx";
import checkStyles from "./check.module.css";
import { CheckIcon, ChevronRightIcon } from "./icons.tsx";
import {
  filterNodes,
  findAncestors,
  flattenNodes,
  type OptionNode,
} from "../options/option-tree.ts";
import popup from "./popup.module.css";
import { SearchField } from "./search-field.tsx";
import styles from "./tree-select-list.module.css";

const ROW_HEIGHT = 36;
const VISIBLE_ROWS = 8;
const SEARCH_FROM = 8;

const isChoice = (node: OptionNode): boolean =>
  node.isSelectable !== false && node.isDisabled !== true;

const focusSearch = (head: HTMLElement | null): void => {
  if (!matchMedia("(pointer: coarse)").matches)
    head?.querySelector("input")?.focus({ preventScroll: true });
};

const renderNode = (node: OptionNode): ReactNode => (
  <TreeItem
    key={node.id}
    id={node.id}
    textValue={node.label}
    className={joinClasses(popup.item, styles.item)}
  >
    <TreeItemContent>
      {({ hasChildItems, isSelected, selectionMode, level }) => (
        <span
          className={styles.row}
          style={{ paddingInlineStart: (level - 1) * 16 }}
          {...(isSelected && { "data-selected": true })}
        >
          {hasChildItems ? (
            <Button slot="chevron" className={joinClasses(styles.chevron)}>
              <ChevronRightIcon />
            </Button>
          ) : (
            <span className={styles.chevron} />
          )}
          {selectionMode === "multiple" && isChoice(node) && (
            <span className={joinClasses(checkStyles.mark, styles.mark)}>
              <CheckIcon />
            </span>
          )}
          <span className={styles.label} title={node.label}>
            {node.label}
          </span>
        </span>
      )}
    </TreeItemContent>
    {node.children?.map(renderNode)}
  </TreeItem>
);

/** The open half of a `TreeSelect`: search box, tree, and for several choices the buttons for all and none. */
export const TreeSelectList = ({
  label,
  searchLabel,
  nodes,
  value,
  mode,
  onChange,
}: {
  label: string;
  searchLabel: string;
  nodes: readonly OptionNode[];
  value: readonly string[];
  mode: "single" | "multiple";
  onChange: (value: string[]) => void;
}): ReactNode => {
  const t = useT();
  const [query, setQuery] = useState("");
  const all = flattenNodes(nodes);
  const [opened, setOpened] = useState<Iterable<string | number>>(() =>
    findAncestors(nodes, new Set(value)),
  );
  const found = filterNodes(nodes, query);
  const foundFlat = flattenNodes(found);
  const expanded = query.trim() === "" ? opened : foundFlat.map(({ id }) => id);
  const hidden = value.filter((id) => !foundFlat.some((node) => node.id === id));
  const take = (selection: Selection): void => {
    const picked = new Set<string | number>(
      selection === "all" ? foundFlat.filter(isChoice).map(({ id }) => id) : selection,
    );
    if (mode === "multiple") for (const id of hidden) picked.add(id);
    onChange(all.map(({ id }) => id).filter((id) => picked.has(id)));
  };
  return (
    <>
      {all.length > SEARCH_FROM && (
        <div className={styles.head} ref={focusSearch}>
          <SearchField label={searchLabel} hideLabel value={query} onChange={setQuery} />
        </div>
      )}
      <Virtualizer layout={ListLayout} layoutOptions={{ rowHeight: ROW_HEIGHT }}>
        <Tree
          aria-label={label}
          className={joinClasses(popup.list, styles.tree)}
          style={{ height: Math.min(Math.max(foundFlat.length, 1), VISIBLE_ROWS) * ROW_HEIGHT + 8 }}
          selectionMode={mode}
          selectionBehavior="toggle"
          escapeKeyBehavior="none"
          disallowEmptySelection={mode === "single"}
          selectedKeys={value}
          onSelectionChange={take}
          disabledKeys={all.filter((node) => !isChoice(node)).map(({ id }) => id)}
          disabledBehavior="selection"
          expandedKeys={expanded}
          onExpandedChange={setOpened}
          renderEmptyState={() => (
            <div className={popup.empty}>{t("kit.search.none", { query })}</div>
          )}
        >
          {found.map(renderNode)}
        </Tree>
      </Virtualizer>
      {mode === "multiple" && (
        <div className={styles.foot}>
          <KitButton size="small" tone="quiet" onPress={() => take("all")}>
            {t("kit.select.all")}
          </KitButton>
          <KitButton size="small" tone="quiet" onPress={() => take(new Set())}>
            {t("kit.select.none")}
          </KitButton>
          <span className={styles.count}>{t("kit.select.count", { count: value.length })}</span>
        </div>
      )}
    </>
  );
};
