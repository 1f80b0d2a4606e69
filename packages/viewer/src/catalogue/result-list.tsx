import { formatFullDate, type SearchResult } from "@statelier/model";
import { Skeleton, useLocale, useT, VisuallyHidden } from "@statelier/ui/plain";
import { Fragment, type ReactNode } from "react";
import { BareList } from "../site/bare-list.tsx";
import {
  type BrowseAddress,
  deriveDatasetAddress,
  deriveFilterAddress,
} from "../site/browse-address.ts";
import { CatalogueLink } from "../site/catalogue-link.tsx";
import { Thumbnail } from "./thumbnail.tsx";
import { formatPeriod } from "../dataset/format-period.ts";
import { deriveExcerpt, parseHighlight, type TextPart } from "./parse-highlight.ts";
import styles from "./result-list.module.css";

const ENTRIES = 5;

/** Room for results that are on their way. */
export const ResultListSkeleton = (): ReactNode => {
  const t = useT();
  return (
    <div>
      <VisuallyHidden>{t("browse.results.loading")}</VisuallyHidden>
      <div className={styles.list} aria-hidden>
        {Array.from({ length: ENTRIES }, (_, index) => (
          <div key={index} className={styles.entry}>
            <Skeleton width="min(60%, 440px)" height={26} />
            <Skeleton lines={2} />
            <Skeleton width={240} height={16} />
          </div>
        ))}
      </div>
    </div>
  );
};

/** Text with the hits of a search marked. */
const Highlighted = ({ parts }: { parts: readonly TextPart[] }): ReactNode =>
  parts.map(({ text, isHit }, index) => (isHit ? <mark key={index}>{text}</mark> : text));

type ResultEntryProps = { result: SearchResult; address: BrowseAddress; extra?: ReactNode };

const ResultFacts = ({ result: { cube }, address }: ResultEntryProps): ReactNode => {
  const t = useT();
  const locale = useLocale();
  const { creator, temporalCoverage, dateModified, datePublished } = cube;
  const updated = dateModified ?? datePublished;
  return (
    <BareList className={styles.facts}>
      {creator && (
        <li>
          <CatalogueLink
            address={deriveFilterAddress(address, { type: "organization", iri: creator.iri })}
          >
            {creator.label}
          </CatalogueLink>
        </li>
      )}
      {temporalCoverage && <li>{formatPeriod(temporalCoverage, locale)}</li>}
      {updated && (
        <li>
          <time dateTime={updated}>
            {t("browse.updated", { date: formatFullDate(updated.slice(0, 10), "Day") })}
          </time>
        </li>
      )}
    </BareList>
  );
};

const ResultEntry = ({ result, address, extra }: ResultEntryProps): ReactNode => {
  const t = useT();
  const { cube, highlightedTitle, highlightedDescription, highlightedNames } = result;
  return (
    <article className={styles.entry}>
      <Thumbnail iri={cube.iri} address={address} />
      <h3 className={styles.title}>
        <CatalogueLink
          address={deriveDatasetAddress(address, cube.iri)}
          {...(cube.titleLanguage ? { lang: cube.titleLanguage } : {})}
        >
          <Highlighted parts={parseHighlight(highlightedTitle)} />
        </CatalogueLink>
        {cube.publicationStatus === "DRAFT" && (
          <span className={styles.draft}>{t("browse.draft")}</span>
        )}
      </h3>
      {highlightedDescription && (
        <p className={styles.description} lang={cube.descriptionLanguage}>
          <Highlighted parts={deriveExcerpt(parseHighlight(highlightedDescription))} />
        </p>
      )}
      {highlightedNames && (
        <p className={styles.names}>
          {t("browse.found-names")}{" "}
          {highlightedNames.map((name, at) => (
            <Fragment key={name}>
              {at > 0 && ", "}
              <Highlighted parts={parseHighlight(name)} />
            </Fragment>
          ))}
        </p>
      )}
      <ResultFacts result={result} address={address} />
      {cube.themes.length > 0 && (
        <BareList className={styles.tags} aria-label={t("browse.themes")}>
          {cube.themes.map(({ iri, label }) => (
            <li key={iri}>
              <CatalogueLink
                className={styles.tag}
                address={deriveFilterAddress(address, { type: "theme", iri })}
              >
                {label}
              </CatalogueLink>
            </li>
          ))}
        </BareList>
      )}
      {extra}
    </article>
  );
};

export type ResultListProps = {
  results: readonly SearchResult[];
  /** Where the reader is: the way back from a dataset. */
  address: BrowseAddress;
  /** What stands below an entry, for example what it shares with another dataset. */
  renderExtra?: (result: SearchResult) => ReactNode;
};

/** Datasets as a reading list. */
export const ResultList = ({ results, address, renderExtra }: ResultListProps): ReactNode => (
  <BareList className={styles.list}>
    {results.map((result, at) => (
      <li key={result.cube.iri} id={`dataset-${at + 1}`}>
        <ResultEntry result={result} address={address} extra={renderExtra?.(result)} />
      </li>
    ))}
  </BareList>
);
