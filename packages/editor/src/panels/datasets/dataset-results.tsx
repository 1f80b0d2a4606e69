import { formatFullDate, type SearchResult } from "@statelier/model";
import { useT, VisuallyHidden } from "@statelier/ui";
import { type ReactNode, useEffect } from "react";
import { useAnnouncement } from "../../controls/use-announcement.ts";
import styles from "./dataset-drawer.module.css";

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

/** How many were found; said once the region that says it is there. */
export const ResultCount = ({ count }: { count: number }): ReactNode => {
  const t = useT();
  const [said, say] = useAnnouncement();
  useEffect(() => say(t("browse.results", { count })), [count, say, t]);
  return <output className={styles["count"]}>{said}</output>;
};

/** The datasets that were found, each with names of its dimensions; the title of one leads to its preview. */
export const DatasetResults = ({
  results,
  namesLabel,
  onOpen,
}: {
  results: readonly { result: SearchResult; names: readonly string[] }[];
  /** What the `names` are of. */
  namesLabel: string;
  onOpen: (result: SearchResult) => void;
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
              <button type="button" lang={titleLanguage} onClick={() => onOpen(result)}>
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
