import {
  type ComponentProps,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from "react";
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
import { CheckIcon, ChevronRightIcon, DashIcon } from "./icons.tsx";
import {
  filterNodes,
  findAncestors,
  flattenNodes,
  matchesWordStart,
  type OptionNode,
} from "../options/option-tree.ts";
import { readState, toggleNode } from "../options/tree-choice.ts";
import { VisuallyHidden } from "../plain/visually-hidden.tsx";
import { listTreeRows } from "../options/tree-rows.ts";
import popup from "./popup.module.css";
import { PasteList } from "./paste-list.tsx";
import { SearchField } from "./search-field.tsx";
import styles from "./tree-select-list.module.css";

type SearchKeyHandler = NonNullable<ComponentProps<typeof SearchField>["onKeyDown"]>;

const ROW_HEIGHT = 36;
const VISIBLE_ROWS = 8;
const SEARCH_FROM = 8;

const isChoice = (node: OptionNode): boolean =>
  node.isSelectable !== false && node.isDisabled !== true;

/** A box for a branch that only groups stands for all below it (TS2). */
const hasBox = (node: OptionNode): boolean =>
  node.isDisabled !== true &&
  (node.isSelectable !== false || flattenNodes(node.children ?? []).some(isChoice));

const focusSearch = (head: HTMLElement | null): void => {
  if (!matchMedia("(pointer: coarse)").matches)
    head?.querySelector("input")?.focus({ preventScroll: true });
};

/** A list opens with the first of what is chosen in its middle. */
const useOpenAtChosen = (
  nodes: readonly OptionNode[],
  chosen: ReadonlySet<string>,
): RefObject<HTMLDivElement | null> => {
  const tree = useRef<HTMLDivElement>(null);
  const [row] = useState(() =>
    listTreeRows(nodes, new Set(findAncestors(nodes, chosen))).findIndex(({ node }) =>
      chosen.has(node.id),
    ),
  );
  useEffect(() => {
    // The rows have their height once the list was measured.
    const frame = requestAnimationFrame(() => {
      if (row >= 0) tree.current?.scrollTo({ top: (row + 0.5 - VISIBLE_ROWS / 2) * ROW_HEIGHT });
    });
    return () => cancelAnimationFrame(frame);
  }, [row]);
  return tree;
};

const Box = ({ state }: { state: boolean | "mixed" }): ReactNode => {
  const t = useT();
  return (
    <span
      className={joinClasses(checkStyles.mark, styles.mark)}
      {...(state !== false && { "data-marked": true })}
    >
      {state === "mixed" ? <DashIcon /> : <CheckIcon />}
      {state === "mixed" && <VisuallyHidden>{t("kit.select.partly")}</VisuallyHidden>}
    </span>
  );
};

const renderNode = (node: OptionNode, chosen: ReadonlySet<string>): ReactNode => (
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
          {selectionMode === "multiple" && hasBox(node) && <Box state={readState(node, chosen)} />}
          <span className={styles.label} title={node.label}>
            {node.label}
          </span>
        </span>
      )}
    </TreeItemContent>
    {node.children?.map((child) => renderNode(child, chosen))}
  </TreeItem>
);

/** How many there are, why they do not count where that is so, and the buttons for all and none. */
const Foot = ({
  count,
  reason,
  onAll,
}: {
  count: number;
  reason: string | undefined;
  onAll: (isOn: boolean) => void;
}): ReactNode => {
  const t = useT();
  return (
    <>
      <output className={styles.reason}>{reason}</output>
      <div className={styles.foot}>
        <KitButton size="small" tone="quiet" onPress={() => onAll(true)}>
          {t("kit.select.all")}
        </KitButton>
        <KitButton size="small" tone="quiet" onPress={() => onAll(false)}>
          {t("kit.select.none")}
        </KitButton>
        <output className={styles.count}>{t("kit.select.count", { count })}</output>
      </div>
    </>
  );
};

/** The open half of a `TreeSelect`: search box, tree, and for several choices the buttons for all and none. */
export const TreeSelectList = ({
  label,
  searchLabel,
  nodes,
  value,
  mode,
  takesAll = true,
  reason,
  onChange,
}: {
  label: string;
  searchLabel: string;
  nodes: readonly OptionNode[];
  value: readonly string[];
  mode: "single" | "multiple";
  /** Several choices may be made, or taken back, at once. */
  takesAll?: boolean;
  /** Why what is chosen does not count yet. */
  reason?: string;
  onChange: (value: string[]) => void;
}): ReactNode => {
  const t = useT();
  const [query, setQuery] = useState("");
  const all = flattenNodes(nodes);
  const [opened, setOpened] = useState<Iterable<string | number>>(() => [
    ...findAncestors(nodes, new Set(value)),
    ...(nodes.length === 1 ? nodes.map(({ id }) => id) : []),
  ]);
  const found = filterNodes(nodes, query);
  const foundFlat = flattenNodes(found);
  const expanded = query.trim() === "" ? opened : foundFlat.map(({ id }) => id);
  const chosen = new Set(value);
  const tree = useOpenAtChosen(nodes, chosen);
  const give = (picked: ReadonlySet<string>): void =>
    onChange(all.filter((node) => isChoice(node) && picked.has(node.id)).map(({ id }) => id));
  const isMarked = (node: OptionNode): boolean => readState(node, chosen) === true;
  const take = (selection: Selection): void => {
    if (selection === "all") return;
    if (mode === "single") return give(new Set([...selection].map(String)));
    let picked: Set<string> = chosen;
    for (const node of foundFlat)
      if (hasBox(node) && selection.has(node.id) !== isMarked(node))
        picked = toggleNode(node, picked);
    give(picked);
  };
  const takeAll = (isOn: boolean): void => {
    const picked = new Set(chosen);
    for (const { id } of foundFlat.filter(isChoice))
      if (isOn) picked.add(id);
      else picked.delete(id);
    give(picked);
  };
  const matching = foundFlat.filter(
    (node) => isChoice(node) && matchesWordStart(node.label, query),
  );
  const takeMatch = (): void => {
    const [only, ...others] = matching;
    if (query.trim() === "" || !only || others.length > 0) return;
    if (mode === "single") give(new Set([only.id]));
    else {
      give(toggleNode(only, chosen));
      setQuery("");
    }
  };
  const onSearchKey: SearchKeyHandler = (event) => {
    if (event.key === "ArrowDown") tree.current?.querySelector<HTMLElement>("[role=row]")?.focus();
    else if (event.key === "Enter") takeMatch();
    else event.continuePropagation();
  };
  return (
    <>
      {all.length > SEARCH_FROM && (
        <div className={styles.head} ref={focusSearch}>
          <SearchField
            label={searchLabel}
            hideLabel
            value={query}
            onChange={setQuery}
            onKeyDown={onSearchKey}
          />
        </div>
      )}
      <VisuallyHidden>
        <output>
          {query.trim() === "" ? null : t("kit.results.count", { count: foundFlat.length })}
        </output>
      </VisuallyHidden>
      <Virtualizer layout={ListLayout} layoutOptions={{ rowHeight: ROW_HEIGHT }}>
        <Tree
          ref={tree}
          aria-label={label}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- in a dialog that was just opened: without a field for searching the arrows go on from what is chosen
          autoFocus={all.length <= SEARCH_FROM && (value.length > 0 || "first")}
          className={joinClasses(popup.list, styles.tree)}
          style={{ height: Math.min(Math.max(foundFlat.length, 1), VISIBLE_ROWS) * ROW_HEIGHT + 8 }}
          selectionMode={mode}
          selectionBehavior="toggle"
          escapeKeyBehavior="none"
          disallowEmptySelection={mode === "single"}
          selectedKeys={mode === "single" ? value : foundFlat.filter(isMarked).map(({ id }) => id)}
          onSelectionChange={take}
          disabledKeys={all
            .filter((node) => !(mode === "single" ? isChoice(node) : hasBox(node)))
            .map(({ id }) => id)}
          disabledBehavior="selection"
          expandedKeys={expanded}
          onExpandedChange={setOpened}
          renderEmptyState={() => (
            <div className={popup.empty}>{t("kit.search.none", { query })}</div>
          )}
        >
          {found.map((node) => renderNode(node, chosen))}
        </Tree>
      </Virtualizer>
      {mode === "multiple" && takesAll && (
        <Foot count={value.length} reason={reason} onAll={takeAll} />
      )}
      {mode === "multiple" && all.length > SEARCH_FROM && (
        <PasteList nodes={nodes} onMatch={(ids) => give(new Set(ids))} />
      )}
    </>
  );
};
