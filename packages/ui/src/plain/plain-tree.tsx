import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from "react";
import {
  filterNodes,
  findAncestors,
  flattenNodes,
  type OptionNode,
} from "../options/option-tree.ts";
import { useT } from "../messages/locale-provider.tsx";
import { PlainTextField } from "./plain-text-field.tsx";
import styles from "./plain-tree.module.css";
import { readState, toggleNode } from "../options/tree-choice.ts";
import { type TreeRow, listTreeRows } from "../options/tree-rows.ts";
import { VisuallyHidden } from "./visually-hidden.tsx";

/** Fewer rows than these are read, not searched. */
const SEARCH_FROM = 8;

const isChoice = ({ node }: TreeRow): boolean => node.isSelectable !== false;

type RowProps = {
  row: TreeRow;
  isMulti: boolean;
  isChosen: boolean | "mixed";
  isLocked: boolean;
  isActive: boolean;
  onToggle: () => void;
  onChoose: () => void;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

const stateOf = ({ row, isMulti, isChosen }: RowProps) => {
  if (isMulti) return { "aria-checked": isChosen };
  return { "aria-selected": isChoice(row) ? isChosen === true : undefined };
};

const Row = (props: RowProps): ReactNode => {
  const { row, isMulti, isLocked, isActive, onToggle, onChoose, onFocus, onKeyDown } = props;
  return (
    <li
      role="treeitem"
      className={styles.row}
      style={{ paddingInlineStart: 4 + (row.level - 1) * 16 }}
      tabIndex={isActive ? 0 : -1}
      aria-level={row.level}
      aria-posinset={row.place}
      aria-setsize={row.siblings}
      aria-expanded={row.isOpen}
      {...stateOf(props)}
      aria-disabled={isLocked ? true : undefined}
      data-id={row.node.id}
      onClick={isMulti || isChoice(row) ? onChoose : onToggle}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
    >
      <span
        aria-hidden
        className={styles.fold}
        onClick={(event) => {
          if (row.isOpen === undefined) return;
          event.stopPropagation();
          onToggle();
        }}
      />
      {isMulti ? <span aria-hidden className={styles.mark} /> : null}
      <span className={styles.label} lang={row.node.language}>
        {row.node.label}
      </span>
    </li>
  );
};

export type { OptionNode };

type TreeProps = {
  label: string;
  nodes: readonly OptionNode[];
  chosen: ReadonlySet<string>;
  /** Several options may be chosen, and none of them where `canBeEmpty`; a branch that only groups takes all below it. */
  isMulti?: boolean;
  canBeEmpty?: boolean;
  onChoose: (ids: readonly string[]) => void;
};

/** Options of a tree that can be searched: arrows walk and unfold, Enter and Space choose, Home and End leap. */
export const PlainTree = ({
  label,
  nodes,
  chosen,
  isMulti = false,
  canBeEmpty = true,
  onChoose,
}: TreeProps): ReactNode => {
  const t = useT();
  const [query, setQuery] = useState("");
  const [first] = chosen;
  const [opened, setOpened] = useState(() => {
    const [root, ...roots] = nodes;
    const onlyRoot = root && roots.length === 0 ? [root.id] : [];
    return new Set([...onlyRoot, ...chosen, ...findAncestors(nodes, chosen)]);
  });
  const [active, setActive] = useState(first);
  const list = useRef<HTMLUListElement>(null);
  const rows = listTreeRows(filterNodes(nodes, query), query.trim() === "" ? opened : undefined);
  const at = Math.max(
    0,
    rows.findIndex(({ node }) => node.id === active),
  );
  useLayoutEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>(
      "[aria-selected=true], [aria-checked=true]",
    );
    const box = list.current;
    if (chosen && box) box.scrollTop = chosen.offsetTop - box.clientHeight / 2;
  }, []);
  const focusRow = (index: number): void => {
    const row = rows[Math.max(0, Math.min(rows.length - 1, index))];
    if (!row) return;
    setActive(row.node.id);
    list.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(row.node.id)}"]`)?.focus();
  };
  const toggle = (row: TreeRow): void => {
    const next = new Set(opened);
    if (!next.delete(row.node.id)) next.add(row.node.id);
    setOpened(next);
    setActive(row.node.id);
  };
  const choose = (row: TreeRow): void => {
    if (!isMulti) return onChoose([row.node.id]);
    const next = toggleNode(row.node, chosen);
    if (next.size > 0 || canBeEmpty) onChoose([...next]);
  };
  const actions: Record<string, (row: TreeRow) => void> = {
    ArrowDown: () => focusRow(at + 1),
    ArrowUp: () => focusRow(at - 1),
    Home: () => focusRow(0),
    End: () => focusRow(rows.length - 1),
    ArrowRight: (row) => (row.isOpen === false ? toggle(row) : row.isOpen && focusRow(at + 1)),
    ArrowLeft: (row) =>
      row.isOpen && query === ""
        ? toggle(row)
        : focusRow(rows.findLastIndex(({ level }, index) => index < at && level < row.level)),
    Enter: (row) => (isMulti || isChoice(row) ? choose(row) : toggle(row)),
    " ": (row) => (isMulti || isChoice(row) ? choose(row) : toggle(row)),
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const row = rows[at];
    const act = actions[event.key];
    if (!row || !act) return;
    event.preventDefault();
    act(row);
  };
  return (
    <>
      {flattenNodes(nodes).length > SEARCH_FROM ? (
        <PlainTextField
          className={styles.search ?? ""}
          label={t("kit.search")}
          type="search"
          value={query}
          onChange={({ target }) => setQuery(target.value)}
          onKeyDown={(event) => {
            if (event.key === "Enter") event.preventDefault();
            if (event.key !== "ArrowDown") return;
            event.preventDefault();
            focusRow(0);
          }}
        />
      ) : null}
      <VisuallyHidden>
        <output>
          {query.trim() === "" ? null : t("kit.results.count", { count: rows.length })}
        </output>
      </VisuallyHidden>
      {rows.length === 0 ? (
        <p className={styles.none}>{t("kit.search.none", { query })}</p>
      ) : (
        <ul
          role="tree"
          aria-label={label}
          aria-multiselectable={isMulti ? true : undefined}
          className={styles.tree}
          ref={list}
        >
          {rows.map((row, index) => (
            <Row
              key={row.node.id}
              row={row}
              isMulti={isMulti}
              isChosen={readState(row.node, chosen)}
              isLocked={isMulti && !canBeEmpty && toggleNode(row.node, chosen).size === 0}
              isActive={index === at}
              onToggle={() => toggle(row)}
              onChoose={() => choose(row)}
              onFocus={() => setActive(row.node.id)}
              onKeyDown={onKeyDown}
            />
          ))}
        </ul>
      )}
    </>
  );
};
