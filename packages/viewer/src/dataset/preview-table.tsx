import {
  alignDecimals,
  type CubeComponents,
  type ObservationTable,
  sortTable,
} from "@statelier/model";
import { ArrowDownIcon, ArrowUpIcon, Button, Tooltip, useIsServer } from "@statelier/ui";
import { joinClasses, useLocale, useT, VisuallyHidden } from "@statelier/ui/plain";
import { type ReactNode, useMemo, useState } from "react";
import {
  buildSortKey,
  derivePreviewColumns,
  nextSort,
  type PreviewColumn,
  type PreviewSort,
} from "./preview-columns.ts";
import styles from "./preview-table.module.css";

const ARIA_SORT = { asc: "ascending", desc: "descending" } as const;

type HeadCellProps = {
  column: PreviewColumn;
  sort: PreviewSort | undefined;
  onSort: (id: string) => void;
};

const HeadCell = ({ column, sort, onSort }: HeadCellProps): ReactNode => {
  const isServer = useIsServer();
  const { component, isNumber } = column;
  const order = sort?.id === component.id ? sort.order : undefined;
  const label = (
    <span className={styles.label} lang={component.labelLanguage}>
      {component.label}
      {component.unit && <span className={styles.unit}> {component.unit}</span>}
    </span>
  );
  const button = (
    <Button tone="quiet" className={styles.sort ?? ""} onPress={() => onSort(component.id)}>
      {label}
      <span className={styles.arrow}>
        {order === "asc" && <ArrowUpIcon />}
        {order === "desc" && <ArrowDownIcon />}
      </span>
    </Button>
  );
  return (
    <th
      scope="col"
      className={joinClasses(isNumber && styles.number)}
      aria-sort={order ? ARIA_SORT[order] : "none"}
    >
      {isServer ? (
        <span className={styles.sort}>
          {label}
          <span className={styles.arrow} />
        </span>
      ) : component.description ? (
        <Tooltip text={component.description}>{button}</Tooltip>
      ) : (
        button
      )}
    </th>
  );
};

export type PreviewTableProps = {
  components: CubeComponents;
  /** The first rows of the dataset. */
  table: ObservationTable;
};

/** The first rows of a dataset; a click on a head sorts them. */
export const PreviewTable = ({ components, table }: PreviewTableProps): ReactNode => {
  const t = useT();
  const locale = useLocale();
  const [sort, setSort] = useState<PreviewSort>();
  const sorted = useMemo(() => {
    const columns = derivePreviewColumns(components, table, locale);
    return sort ? sortTable(table, [buildSortKey(sort, columns)]) : table;
  }, [components, table, locale, sort]);
  const columns = derivePreviewColumns(components, sorted, locale);
  const rows = Array.from({ length: sorted.rowCount }, (_, row) => row);
  const texts = columns.map(({ format }) => rows.map(format));
  const pads = columns.map(({ isNumber }, at) => (isNumber ? alignDecimals(texts[at] ?? []) : []));
  const sortedBy = columns.find(({ component }) => component.id === sort?.id)?.component.label;
  if (table.rowCount === 0) return <p>{t("browse.preview.empty")}</p>;
  const caption = t("browse.preview.caption", { count: table.rowCount });
  return (
    <div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must take the keyboard */}
      <section className={styles.scroll} data-fades="" aria-label={caption} tabIndex={0}>
        <table className={styles.table}>
          <caption>{caption}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <HeadCell
                  key={column.component.id}
                  column={column}
                  sort={sort}
                  onSort={(id) => setSort((now) => nextSort(now, id))}
                />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row}>
                {columns.map(({ component, isNumber }, index) => {
                  const Cell = index === 0 ? "th" : "td";
                  return (
                    <Cell
                      key={component.id}
                      scope={index === 0 ? "row" : undefined}
                      className={isNumber ? styles.number : undefined}
                      data-pad={pads[index]?.[row] || undefined}
                    >
                      {texts[index]?.[row]}
                    </Cell>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <VisuallyHidden>
        <output>
          {sort && sortedBy !== undefined
            ? t(
                sort.order === "asc"
                  ? "browse.preview.sorted.ascending"
                  : "browse.preview.sorted.descending",
                { column: sortedBy },
              )
            : ""}
        </output>
      </VisuallyHidden>
    </div>
  );
};
