import { type SearchVariables, useQuery } from "@statelier/data";
import { isDatasetSearchStarted } from "@statelier/document";
import { SEARCH_ORDERS, type SearchOrder, type SearchResult } from "@statelier/model";
import { Button, Checkbox, SearchField, Select, useT } from "@statelier/ui";
import { FailureNotice } from "@statelier/viewer";
import { type ReactNode, useState } from "react";
import { useEditor, useScope } from "../../chart/editor-context.ts";
import { describeError } from "../../session/describe-error.ts";
import styles from "./dataset-drawer.module.css";

/** What is looked for: the text as it was when Enter or the button sent it. */
export type Search = { text: string; includeDrafts: boolean; order: SearchOrder | undefined };

export const EMPTY_SEARCH: Search = { text: "", includeDrafts: false, order: undefined };

const ORDER_NAMES = {
  SCORE: "browse.sort.score",
  TITLE_ASC: "browse.sort.title",
  CREATED_DESC: "browse.sort.newest",
} as const satisfies Record<SearchOrder, string>;

/** Newest first while nothing is looked for, best first then (D14). */
const orderOf = ({ order, text }: Search): SearchOrder =>
  order ?? (text === "" ? "CREATED_DESC" : "SCORE");

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
  const start = (): void => onSearch({ ...search, text: text.trim() });
  return (
    <search className={styles["search"]}>
      <SearchField
        label={t("editor.datasets.search")}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- what the drawer was opened for
        autoFocus
        value={text}
        onChange={setText}
        onClear={() => onSearch({ ...search, text: "" })}
        onKeyDown={({ key }) => {
          if (isDatasetSearchStarted({ type: "key", key })) start();
        }}
      />
      <Button tone="primary" onPress={start}>
        {t("kit.search")}
      </Button>
      {children}
      <Select
        label={t("browse.sort")}
        options={SEARCH_ORDERS.map((id) => ({ id, label: t(ORDER_NAMES[id]) }))}
        value={orderOf(search)}
        onChange={(order) => onSearch({ ...search, order: order as SearchOrder })}
      />
      <Checkbox
        isSelected={search.includeDrafts}
        onChange={(includeDrafts) => onSearch({ ...search, includeDrafts })}
      >
        {t("browse.include-drafts")}
      </Checkbox>
    </search>
  );
};

/** The datasets of the source that the search finds; idle without `asked`. */
export const useFoundDatasets = (
  search: Search,
  asked: Pick<SearchVariables, "filters" | "fetchDimensionTermsets"> | undefined,
) => {
  const { data } = useEditor();
  const scope = useScope();
  const { text: query, includeDrafts } = search;
  const variables = { query, includeDrafts, order: orderOf(search), ...asked };
  const key = asked && JSON.stringify(["datasets", scope, variables]);
  return useQuery<SearchResult[]>(key, () => data.search(scope, variables));
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
