import { LinkButton, PlainButton, useLocale, useT, VisuallyHidden } from "@statelier/ui/plain";
import { SearchField } from "@statelier/ui";
import type { ReactNode } from "react";
import { BegunCharts } from "../dataset/begun-list.tsx";
import { FirstChartFigure } from "../dataset/first-chart.tsx";
import { FailureNotice } from "../failure/failure-notice.tsx";
import { BareList } from "../site/bare-list.tsx";
import {
  type BrowseAddress,
  buildBrowseAddress,
  EMPTY_BROWSE_ADDRESS,
} from "../site/browse-address.ts";
import { encodeDataSource, type NamedSource, type SiteServices } from "../site/site-services.ts";
import type { HomeChart } from "./load-home.ts";
import { MAX_SEARCH_LENGTH } from "./load-list.ts";
import styles from "./home-page.module.css";

const EXAMPLE = `STATELIER_SOURCES='[{"name":"mine","type":"sparql","url":"https://data.example.org/query"}]' npm start`;

/** The catalogue as a whole, of the same source and in the same frame. */
const hereIn = ({ dataSource, isEmbedded }: BrowseAddress): BrowseAddress => ({
  ...EMPTY_BROWSE_ADDRESS,
  isEmbedded,
  ...(dataSource && { dataSource }),
});

const SourceSearch = ({
  address: { dataSource, isEmbedded },
}: {
  address: BrowseAddress;
}): ReactNode => {
  const t = useT();
  const locale = useLocale();
  return (
    <search>
      <form className={styles.search} method="get" action={`/${locale}/browse`}>
        {dataSource && <input type="hidden" name="dataSource" value={dataSource} />}
        {isEmbedded && <input type="hidden" name="odsiframe" value="true" />}
        <SearchField
          large
          hideLabel
          className={styles.field ?? ""}
          name="search"
          label={t("browse.search.label")}
          placeholder={t("browse.search.placeholder")}
          maxLength={MAX_SEARCH_LENGTH}
        />
        <PlainButton type="submit" tone="primary">
          {t("browse.search.submit")}
        </PlainButton>
      </form>
    </search>
  );
};

type HomePageProps = {
  address: BrowseAddress;
  source: NamedSource;
  charts: readonly HomeChart[];
  services: SiteServices;
};

const HomeCharts = ({ address, source, charts, services }: HomePageProps): ReactNode => {
  const t = useT();
  const locale = useLocale();
  const placeOf = (dataset: string): string =>
    `/${locale}${buildBrowseAddress({ ...hereIn(address), dataset })}`;
  const makeOf = (cube: string): string =>
    `/${locale}/create/new?${new URLSearchParams({ cube, dataSource: encodeDataSource(source) })}`;
  return (
    <section aria-labelledby="charts-title">
      <h2 id="charts-title" className={styles.rubric}>
        {t("browse.home.charts")}
      </h2>
      <BareList className={styles.charts}>
        {charts.map(({ iri, title, titleLanguage, description, descriptionLanguage, chart }) => (
          <li key={iri} className={styles.chart}>
            <h3 lang={titleLanguage}>
              <a href={placeOf(iri)}>{title}</a>
            </h3>
            <FirstChartFigure chart={chart} />
            {description && (
              <p className={styles.description} lang={descriptionLanguage}>
                {description}
              </p>
            )}
            {services.isPublishingOpen && (
              <LinkButton href={makeOf(iri)} {...(address.isEmbedded && { target: "_blank" })}>
                <span aria-hidden>{t("browse.home.make")}</span>
                <VisuallyHidden>
                  {t("browse.home.make-of", { title })}
                  {address.isEmbedded && ` (${t("kit.opens-new-tab")})`}
                </VisuallyHidden>
              </LinkButton>
            )}
          </li>
        ))}
      </BareList>
    </section>
  );
};

const OtherData = ({ sources }: Pick<SiteServices, "sources">): ReactNode => {
  const t = useT();
  const locale = useLocale();
  return (
    <section aria-labelledby="other-title" className={styles.other}>
      <h2 id="other-title" className={styles.rubric}>
        {t("browse.home.other")}
      </h2>
      <p>{t("browse.home.other.text")}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must take the keyboard */}
      <pre tabIndex={0}>
        <code>{EXAMPLE}</code>
      </pre>
      {sources.length > 1 && (
        <p>
          {t("browse.home.sources")}{" "}
          {sources.map((source, at) => (
            <span key={source.name}>
              {at > 0 && " · "}
              <a
                href={`/${locale}/browse?${new URLSearchParams({ dataSource: encodeDataSource(source) })}`}
              >
                {source.name}
              </a>
            </span>
          ))}
        </p>
      )}
    </section>
  );
};

/** `/{locale}/`: what this is, where to search, charts of the data that is here, and how to point it at other data (D68). */
export const HomePage = (props: HomePageProps): ReactNode => {
  const { address, charts, services } = props;
  const t = useT();
  const locale = useLocale();
  const { error } = address;
  const from = hereIn(address);
  return (
    <main id="content" className={styles.page}>
      {error?.id === "CANNOT_FIND_CUBE" && (
        <div className={styles.notice}>
          <FailureNotice
            error={{
              code: "CANNOT_FIND_CUBE",
              args: { iri: error.iri, source: error.endpointUrl },
            }}
          />
        </div>
      )}
      <div className={styles.head}>
        <h1>{t("browse.banner.title")}</h1>
        <p>{t("browse.banner.description")}</p>
        <SourceSearch address={from} />
        <p className={styles.all}>
          <a href={`/${locale}${buildBrowseAddress(from)}`}>{t("browse.home.all")}</a>
        </p>
      </div>
      {!address.isEmbedded && <BegunCharts />}
      {charts.length > 0 && <HomeCharts {...props} />}
      <OtherData sources={services.sources} />
    </main>
  );
};
