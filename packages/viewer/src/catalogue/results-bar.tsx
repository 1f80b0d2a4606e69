import type { SearchOrder } from "@statelier/model";
import { PlainButton, PlainCheckbox, PlainSelect, useT } from "@statelier/ui/plain";
import { type ReactNode, useState } from "react";
import { type BrowseAddress, deriveOrder } from "../site/browse-address.ts";
import styles from "./browse-page.module.css";

/** A value that a control may set at once and that follows `source` whenever that changes. */
const useFollowing = <Value,>(source: Value): [Value, (value: Value) => void] => {
  const [state, setState] = useState({ source, value: source });
  if (state.source !== source) setState({ source, value: source });
  const value = state.source === source ? state.value : source;
  return [value, (next) => setState({ source, value: next })];
};

const LABELS = {
  SCORE: "browse.sort.score",
  TITLE_ASC: "browse.sort.title",
  CREATED_DESC: "browse.sort.newest",
} as const satisfies Record<SearchOrder, string>;

const isOrder = (text: string): text is SearchOrder => text in LABELS;

export type ResultsBarProps = {
  address: BrowseAddress;
  /** Undefined while it is not known. */
  count: number | undefined;
  /** The form that sends the choices where no script runs. */
  formId: string;
  onChange: (address: BrowseAddress) => void;
};

/** Number of results, drafts and order. Relevance is offered only while something is sought (D14). */
export const ResultsBar = ({ address, count, formId, onChange }: ResultsBarProps): ReactNode => {
  const t = useT();
  const { order: _, ...rest } = address;
  const standard = deriveOrder(rest);
  const effective = deriveOrder(address);
  const [order, setOrder] = useFollowing(effective === standard ? "" : effective);
  const [includeDrafts, setIncludeDrafts] = useFollowing(address.includeDrafts);
  const orders: SearchOrder[] = [
    ...(address.search.trim() ? (["SCORE"] as const) : []),
    "CREATED_DESC",
    "TITLE_ASC",
  ];
  return (
    <div className={styles.bar}>
      <output className={styles.count}>
        {count === undefined ? t("kit.loading") : t("browse.results", { count })}
      </output>
      <PlainCheckbox
        form={formId}
        name="includeDrafts"
        value="true"
        label={t("browse.include-drafts")}
        checked={includeDrafts}
        onChange={({ target }) => {
          setIncludeDrafts(target.checked);
          onChange({ ...address, includeDrafts: target.checked });
        }}
      />
      <PlainSelect
        form={formId}
        name="order"
        label={t("browse.sort")}
        className={styles.sort ?? ""}
        value={order}
        options={orders.map((each) => ({
          value: each === standard ? "" : each,
          label: t(LABELS[each]),
        }))}
        onChange={({ target: { value } }) => {
          if (isOrder(value) || value === "") setOrder(value);
          onChange(isOrder(value) ? { ...rest, order: value } : rest);
        }}
      />
      <noscript>
        <PlainButton type="submit" form={formId}>
          {t("browse.apply")}
        </PlainButton>
      </noscript>
    </div>
  );
};
