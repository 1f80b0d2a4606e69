import { type SearchVariables, useQuery } from "@statelier/data";
import { isDatasetSearchStarted } from "@statelier/document";
import { SEARCH_ORDERS, type SearchOrder } from "@statelier/model";
import { Button, Checkbox, SearchField, Select, useT } from "@statelier/ui";
import { FailureNotice, FIRST_SHOWN } from "@statelier/viewer";
import { type ReactNode, useState } from "react";
import { useEditor, useScope } from "../../chart/editor-context.ts";
import { describeError } from "../../session/describe-error.ts";
import styles from "./dataset-drawer.module.css";
import type { AskFirst, FoundPart } from "./find-part.ts";

/** What is looked for: the text as it was when Enter or the button sent it, and how long the list has become. */
export type Search = {
  text: string;
  includeDrafts: boolean;
  order: SearchOrder | undefined;
  shown: number;
};

export const EMPTY_SEARCH: Search = {
  text: "",
  includeDrafts: false,
  order: undefined,
  shown: FIRST_SHOWN,
};

const ORDER_NAMES = {
  SCORE: "browse.sort.score",
  TITLE_ASC: "browse.sort.title",
  CREATED_DESC: "browse.sort.newest",
} as const satisfies Record<SearchOrder, string>;

/** Newest first while nothing is looked for, best first then (D14); without a text nothing fits better. */
const listOrders = ({ text }: Pick<Search, "text">): SearchOrder[] =>
  SEARCH_ORDERS.filter((order) => order !== "SCORE" || text !== "");

const orderOf = ({ order, text }: Search): SearchOrder =>
  listOrders({ text }).find((each) => each === order) ?? (text === "" ? "CREATED_DESC" : "SCORE");

/** The controls of a search; it starts with Enter or the button, not while typing (JO10). */
export const DatasetSearch = ({
  search,
  onSearch,
  children,
}: {
  search: Search;
  onSearch: (search: Search) => void;
  children?: ReactNode;
}): ReactNode => {
  const t = useT();
  const [text, setText] = useState(search.text);
  /** Another list begins at its first part. */
  const change = (asked: Partial<Search>): void =>
    onSearch({ ...search, shown: FIRST_SHOWN, ...asked });
  const start = (): void => change({ text: text.trim() });
  return (
    <search className={styles["search"]}>
      <SearchField
        label={t("editor.datasets.search")}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- what the drawer was opened for
        autoFocus
        value={text}
        onChange={setText}
        onClear={() => change({ text: "" })}
        onKeyDown={(event) => {
          if (isDatasetSearchStarted({ type: "key", key: event.key })) start();
          // Escape closes what the search stands in.
          else event.continuePropagation();
        }}
      />
      <Button tone="primary" onPress={start}>
        {t("kit.search")}
      </Button>
      {children}
      <Select
        label={t("browse.sort")}
        options={listOrders(search).map((id) => ({ id, label: t(ORDER_NAMES[id]) }))}
        value={orderOf(search)}
        onChange={(order) => change({ order: order as SearchOrder })}
      />
      <Checkbox
        isSelected={search.includeDrafts}
        onChange={(includeDrafts) => change({ includeDrafts })}
      >
        {t("browse.include-drafts")}
      </Checkbox>
    </search>
  );
};

/**
 * The first datasets that the search finds, as `find` reads them; while the list grows it stays. Idle without `asked`.
 * `purpose` tells apart what different `find` make of one search.
 */
export const useFoundDatasets = (
  search: Search,
  asked: Pick<SearchVariables, "filters" | "fetchDimensionTermsets"> | undefined,
  find: (ask: AskFirst, shown: number) => Promise<FoundPart>,
  purpose: unknown,
) => {
  const { data } = useEditor();
  const scope = useScope();
  const { text: query, includeDrafts, shown } = search;
  const variables = { query, includeDrafts, order: orderOf(search), ...asked };
  const list = asked && JSON.stringify(["datasets", scope, variables, purpose]);
  const read = useQuery<FoundPart>(list && `${list} ${shown}`, () =>
    find((limit) => data.searchPage(scope, variables, limit), shown),
  );
  const [last, setLast] = useState<{ list: string | undefined; part: FoundPart }>();
  if (read.status === "success" && last?.part !== read.value) setLast({ list, part: read.value });
  const isGrowing =
    list !== undefined && last?.list === list && ["idle", "fetching"].includes(read.status);
  return isGrowing
    ? { status: "success" as const, value: last.part, isGrowing }
    : { ...read, isGrowing };
};

/** Why nothing was found yet, or not at all. */
export const SearchFailure = ({
  error,
  onRetry,
}: {
  error: Error;
  onRetry: () => void;
}): ReactNode => {
  const t = useT();
  const { source } = useScope();
  return (
    <FailureNotice
      error={describeError(error, { source })}
      actions={<Button onPress={onRetry}>{t("kit.retry")}</Button>}
    />
  );
};
