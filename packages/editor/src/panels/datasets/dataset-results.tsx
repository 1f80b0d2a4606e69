import { formatFullDate, type SearchResult } from "@statelier/model";
import { Button, useT, VisuallyHidden } from "@statelier/ui";
import { FIRST_SHOWN, MOST_SHOWN, useFocusOnFirstNew } from "@statelier/viewer";
import { type ReactNode, useEffect } from "react";
import { useAnnouncement } from "../../controls/use-announcement.ts";
import styles from "./dataset-drawer.module.css";
import type { Found, FoundPart } from "./find-part.ts";

/** Dimensions of a result that are named; the others are counted. */
const NAMED = 4;

const DimensionChips = ({
  label,
  names,
}: {
  label: string;
  names: readonly string[];
}): ReactNode => {
  const t = useT();
  const more = names.length - NAMED;
  return (
    <ul className={styles["chips"]} aria-label={label}>
      {names.slice(0, NAMED).map((name) => (
        <li key={name}>{name}</li>
      ))}
      {more > 0 && (
        <li title={names.slice(NAMED).join(", ")}>
          <span aria-hidden>{t("kit.select.more", { count: more })}</span>
          <VisuallyHidden>{names.slice(NAMED).join(", ")}</VisuallyHidden>
        </li>
      )}
    </ul>
  );
};

/** How many of how many are shown; said once the region that says it is there. */
const ResultCount = ({
  part: { found, total },
  isGrowing,
}: {
  part: FoundPart;
  isGrowing: boolean;
}): ReactNode => {
  const t = useT();
  const [said, say] = useAnnouncement();
  const shown = found.length;
  useEffect(() => {
    if (isGrowing) say(t("browse.results.loading"));
    else if (total === undefined) say(t("editor.datasets.first", { count: shown }));
    else if (shown < total) say(t("browse.more.shown", { shown, total }));
    else say(t("browse.results", { count: total }));
  }, [shown, total, isGrowing, say, t]);
  return <output className={styles["count"]}>{said}</output>;
};

/** The datasets that were found, each with names of its dimensions; the title of one leads to its preview. */
const DatasetResults = ({
  results,
  namesLabel,
  onOpen,
}: {
  results: readonly Found[];
  /** What the `names` are of. */
  namesLabel: string;
  onOpen: (cube: SearchResult["cube"]) => void;
}): ReactNode => {
  const t = useT();
  return (
    <ul className={styles["results"]} aria-label={t("editor.datasets.results")}>
      {results.map(({ result, names }) => {
        const { iri, title, titleLanguage, publicationStatus, creator } = result.cube;
        const { description, descriptionLanguage } = result.cube;
        const updated = result.cube.dateModified ?? result.cube.datePublished;
        return (
          <li key={iri}>
            <h3>
              <button type="button" lang={titleLanguage} onClick={() => onOpen(result.cube)}>
                {title}
              </button>
              {publicationStatus === "DRAFT" && (
                <span className={styles["draft"]}>{t("browse.draft")}</span>
              )}
            </h3>
            {description && (
              <p className={styles["description"]} lang={descriptionLanguage}>
                {description}
              </p>
            )}
            <p className={styles["facts"]}>
              {[
                creator?.label,
                updated &&
                  t("browse.updated", { date: formatFullDate(updated.slice(0, 10), "Day") }),
              ]
                .filter(Boolean)
                .join(" · ")}
            </p>
            {names.length > 0 && <DimensionChips label={namesLabel} names={names} />}
          </li>
        );
      })}
    </ul>
  );
};

/** The first datasets of a list, and the way to more of them. */
export const FoundDatasets = ({
  part,
  shown,
  isGrowing,
  empty,
  namesLabel,
  onMore,
  onOpen,
}: {
  part: FoundPart;
  /** How many were asked for. */
  shown: number;
  /** More are on their way. */
  isGrowing: boolean;
  /** What stands in place of a list without datasets. */
  empty?: ReactNode;
  /** What is named of each. */
  namesLabel: string;
  onMore: (shown: number) => void;
  onOpen: (cube: SearchResult["cube"]) => void;
}): ReactNode => {
  const t = useT();
  const { found, total } = part;
  const { box, way, expectMore } = useFocusOnFirstNew<HTMLButtonElement>(found.length, "h3 button");
  const hasMore = total === undefined || found.length < total;
  const isAtMost = shown + FIRST_SHOWN > MOST_SHOWN;
  return (
    <>
      <ResultCount part={part} isGrowing={isGrowing} />
      <div ref={box}>
        {found.length > 0 ? (
          <DatasetResults results={found} namesLabel={namesLabel} onOpen={onOpen} />
        ) : (
          empty
        )}
      </div>
      {hasMore && isAtMost && <p>{t("browse.more.others")}</p>}
      {hasMore && !isAtMost && (
        <div>
          <Button
            ref={way}
            isPending={isGrowing}
            onPress={() => {
              expectMore();
              onMore(shown + FIRST_SHOWN);
            }}
          >
            {t("browse.more")}
          </Button>
        </div>
      )}
    </>
  );
};
