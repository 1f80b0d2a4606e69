import { type CubeComponents, decodeTable } from "@statelier/model";
import {
  LinkButton,
  Notice,
  PlainDisclosure,
  Skeleton,
  useLocale,
  useT,
  VisuallyHidden,
} from "@statelier/ui/plain";
import { Fragment, type ReactNode, useMemo } from "react";
import { Citations, PrintedAddress } from "./citations.tsx";
import { BegunCharts } from "./begun-list.tsx";
import { DatasetFacts } from "./dataset-facts.tsx";
import { encodeDataSource, type NamedSource, type SiteServices } from "../site/site-services.ts";
import { FollowedLinks } from "./followed-links.tsx";
import {
  type BrowseAddress,
  deriveFilterAddress,
  EMPTY_BROWSE_ADDRESS,
} from "../site/browse-address.ts";
import { CatalogueLink } from "../site/catalogue-link.tsx";
import type { DatasetPreview } from "./load-preview.ts";
import { PreviewTable } from "./preview-table.tsx";
import { FirstChart } from "./first-chart.tsx";
import styles from "./dataset-page.module.css";

const ROWS = 8;

/** Room for a dataset that is on its way. */
export const DatasetSkeleton = (): ReactNode => {
  const t = useT();
  return (
    <main id="content" className={styles.page} aria-busy>
      <output className={styles.back}>{t("browse.dataset.loading")}</output>
      <div className={styles.head}>
        <Skeleton width="min(70%, 560px)" height={36} />
        <Skeleton lines={2} />
        <Skeleton width={180} height={36} />
      </div>
      <div className={styles.columns}>
        <div className={styles.preview}>
          {Array.from({ length: ROWS }, (_, index) => (
            <Skeleton key={index} height={40} />
          ))}
        </div>
        <div className={styles.about}>
          <Skeleton lines={ROWS} />
        </div>
      </div>
    </main>
  );
};

/** What the columns of a dataset mean, for those who cannot hover. */
const ColumnDescriptions = ({ components }: { components: CubeComponents }): ReactNode => {
  const t = useT();
  const described = [...components.dimensions, ...components.measures].filter(
    ({ description }) => description,
  );
  if (described.length === 0) return null;
  return (
    <PlainDisclosure title={t("browse.preview.columns")} className={styles.meanings ?? ""}>
      <dl className={styles.metadata}>
        {described.map(({ id, label, labelLanguage, description, descriptionLanguage }) => (
          <Fragment key={id}>
            <dt lang={labelLanguage}>{label}</dt>
            <dd lang={descriptionLanguage}>{description}</dd>
          </Fragment>
        ))}
      </dl>
    </PlainDisclosure>
  );
};

/** Where the back link of a dataset leads. */
const derivePreviousAddress = ({ previous, dataSource }: BrowseAddress): BrowseAddress =>
  previous ?? { ...EMPTY_BROWSE_ADDRESS, ...(dataSource ? { dataSource } : {}) };

const CreateLink = ({
  iri,
  source,
  isEmbedded,
}: {
  iri: string;
  source: NamedSource;
  isEmbedded: boolean;
}): ReactNode => {
  const t = useT();
  const locale = useLocale();
  const query = new URLSearchParams({ cube: iri, dataSource: encodeDataSource(source) });
  return (
    <LinkButton
      tone="primary"
      href={`/${locale}/create/new?${query}`}
      {...(isEmbedded && { target: "_blank" })}
    >
      {t("browse.create-visualization")}
      {isEmbedded && <VisuallyHidden>({t("kit.opens-new-tab")})</VisuallyHidden>}
    </LinkButton>
  );
};

const DatasetDownloads = ({ iri, source }: { iri: string; source: NamedSource }): ReactNode => {
  const t = useT();
  const locale = useLocale();
  const query = new URLSearchParams({ dataset: iri, dataSource: encodeDataSource(source) });
  return (
    <PlainDisclosure title={t("viewer.download")}>
      <FollowedLinks
        key={iri}
        title={t("viewer.download.all")}
        hrefOf={(format) => `/${locale}/browse.${format}?${query}`}
      />
    </PlainDisclosure>
  );
};

export type DatasetPageProps = {
  address: BrowseAddress;
  source: NamedSource;
  preview: DatasetPreview;
} & Pick<SiteServices, "drawFirstChart">;

/** One dataset: what it is, its first rows, and the way to a chart of it. */
export const DatasetPage = ({
  address,
  source,
  preview,
  drawFirstChart,
}: DatasetPageProps): ReactNode => {
  const t = useT();
  const { metadata, components } = preview;
  const table = useMemo(() => decodeTable(preview.table), [preview.table]);
  const { isEmbedded } = address;
  return (
    <main id="content" className={styles.page}>
      {!isEmbedded && (
        <CatalogueLink className={styles.back} address={derivePreviousAddress(address)}>
          <span aria-hidden>← </span>
          {t("browse.back-to-results")}
        </CatalogueLink>
      )}
      <header className={styles.head}>
        <h1 lang={metadata.titleLanguage}>{metadata.title}</h1>
        {metadata.description && <p lang={metadata.descriptionLanguage}>{metadata.description}</p>}
        {preview.canCreate && (
          <div className={styles.create}>
            <CreateLink iri={metadata.iri} source={source} isEmbedded={isEmbedded} />
          </div>
        )}
        {!isEmbedded && <BegunCharts key={metadata.iri} cube={metadata.iri} />}
        {metadata.publicationStatus === "DRAFT" && (
          <Notice tone="warn" title={t("browse.dataset.draft.title")}>
            {t("browse.dataset.draft.text")}
          </Notice>
        )}
        {preview.unreadable !== undefined && (
          <Notice tone="warn">{t("viewer.unreadable", { count: preview.unreadable })}</Notice>
        )}
      </header>
      <div className={styles.columns}>
        <div className={styles.figures}>
          <FirstChart
            key={metadata.iri}
            drawn={preview.chart}
            draw={() => drawFirstChart(source, metadata.iri)}
          />
          <section aria-labelledby="preview-title" className={styles.preview}>
            <h2 id="preview-title">{t("browse.preview")}</h2>
            <PreviewTable key={metadata.iri} components={components} table={table} />
            <div className={styles.more}>
              <ColumnDescriptions components={components} />
              <DatasetDownloads iri={metadata.iri} source={source} />
              <PlainDisclosure title={t("viewer.citation")}>
                <Citations
                  datasets={[metadata]}
                  address={preview.pageAddress}
                  servedOn={preview.servedOn}
                />
              </PlainDisclosure>
            </div>
          </section>
        </div>
        <aside aria-labelledby="about-title" className={styles.about}>
          <h2 id="about-title">{t("browse.dataset.about")}</h2>
          <DatasetFacts
            className={styles.metadata}
            metadata={metadata}
            isFramed={isEmbedded}
            linkTo={(filter, label) => (
              <CatalogueLink address={deriveFilterAddress(address, filter)}>{label}</CatalogueLink>
            )}
          />
        </aside>
      </div>
      <PrintedAddress address={preview.pageAddress} servedOn={preview.servedOn} />
    </main>
  );
};
