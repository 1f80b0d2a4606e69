import { decodeTable } from "@statelier/model";
import {
  LinkButton,
  Notice,
  PlainDisclosure,
  useLocale,
  useT,
  VisuallyHidden,
} from "@statelier/ui/plain";
import { type ReactNode, useMemo } from "react";
import { Citations, PrintedAddress } from "./citations.tsx";
import { DatasetFacts } from "./dataset-facts.tsx";
import { encodeDataSource, type NamedSource } from "../site/site-services.ts";
import { WholeDataLinks } from "./whole-data-links.tsx";
import { type BrowseAddress, EMPTY_BROWSE_ADDRESS } from "../site/browse-address.ts";
import { CatalogueLink } from "../site/catalogue-link.tsx";
import { ColumnDescriptions } from "./column-descriptions.tsx";
import styles from "./dataset-page.module.css";
import type { DatasetPreview } from "./load-preview.ts";
import { PreviewTable } from "./preview-table.tsx";
import { deriveFilterAddress } from "../site/browse-address.ts";

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
      <WholeDataLinks
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
};

/** One dataset: what it is, its first rows, and the way to a chart of it. */
export const DatasetPage = ({ address, source, preview }: DatasetPageProps): ReactNode => {
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
        {metadata.description && <p>{metadata.description}</p>}
        {preview.canCreate && (
          <div className={styles.create}>
            <CreateLink iri={metadata.iri} source={source} isEmbedded={isEmbedded} />
          </div>
        )}
        {metadata.publicationStatus === "DRAFT" && (
          <Notice tone="warn" title={t("browse.dataset.draft.title")}>
            {t("browse.dataset.draft.text")}
          </Notice>
        )}
      </header>
      <div className={styles.columns}>
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
        <aside aria-labelledby="about-title" className={styles.about}>
          <h2 id="about-title">{t("browse.dataset.about")}</h2>
          <DatasetFacts
            className={styles.metadata}
            metadata={metadata}
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
