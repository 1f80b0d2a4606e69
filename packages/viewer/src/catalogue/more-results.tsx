import { buttonClass, useT } from "@statelier/ui/plain";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { type BrowseAddress, FIRST_SHOWN, MOST_SHOWN } from "../site/browse-address.ts";
import { useCatalogueLinks } from "../site/catalogue-link.tsx";
import { isPlainClick } from "../site/is-plain-click.ts";
import type { ResultList as List } from "./load-list.ts";
import { ResultList } from "./result-list.tsx";
import styles from "./result-list.module.css";
import { useFocusOnFirstNew } from "./use-focus-on-first-new.ts";

/** The first datasets of a list, how many of how many they are, and the way to more of them. */
export const MoreResults = ({
  list: { results, total },
  address,
  isComing,
  onMore,
}: {
  list: Pick<List, "results" | "total">;
  address: BrowseAddress;
  /** More are on their way. */
  isComing: boolean;
  onMore: (address: BrowseAddress) => void;
}): ReactNode => {
  const t = useT();
  const { hrefOf } = useCatalogueLinks();
  const { box, way, expectMore } = useFocusOnFirstNew<HTMLAnchorElement>(results.length, "h3 a");
  const more = { ...address, shown: (address.shown ?? FIRST_SHOWN) + FIRST_SHOWN };
  const hasMore = results.length < total;
  const isAtMost = more.shown > MOST_SHOWN;
  return (
    <div ref={box}>
      <ResultList results={results} address={address} />
      {total > FIRST_SHOWN && (
        <div className={styles.more}>
          {hasMore && !isAtMost && (
            <Link
              ref={way}
              className={buttonClass({})}
              // Without a program the reader goes on at the first new dataset, too.
              to={`${hrefOf(more)}#dataset-${results.length + 1}`}
              onClick={(event) => {
                if (!isPlainClick(event)) return;
                event.preventDefault();
                expectMore();
                onMore(more);
              }}
            >
              {t("browse.more")}
            </Link>
          )}
          <output>
            {isComing
              ? t("browse.results.loading")
              : t("browse.more.shown", { shown: results.length, total })}
          </output>
          {hasMore && isAtMost && <p>{t("browse.more.others")}</p>}
        </div>
      )}
    </div>
  );
};
