import type { CubeMetadata, Locale } from "@statelier/model";
import { useLocale, useT } from "@statelier/ui/plain";
import type { ReactNode } from "react";
import {
  type BrowseAddress,
  buildBrowseAddress,
  EMPTY_BROWSE_ADDRESS,
} from "../site/browse-address.ts";
import { makeFileAddress } from "../params/build-address.ts";
import type { ChartState } from "../chart-state/chart-state.ts";
import { isStored, type SheetState } from "../chart-state/page-state.ts";
import { DatasetFacts, type Fact } from "../dataset/dataset-facts.tsx";
import styles from "./metadata-panel.module.css";

const ON_PORTAL = "https://ld.admin.ch/application/opendataswiss";

/** The page of a dataset on opendata.swiss; undefined where it is not published there. */
export const derivePortalAddress = (
  { identifier, creator, workExamples }: CubeMetadata,
  locale: Locale,
): string | undefined => {
  const organization = creator?.iri.split("/").at(-1);
  if (!identifier || !organization || !workExamples.includes(ON_PORTAL)) return undefined;
  const name = encodeURIComponent(`${identifier}@${organization}`);
  return `https://opendata.swiss/${locale}/perma/${name}`;
};

type SectionProps = { state: SheetState; chart: ChartState };

const useMoreFacts = ({ state, chart }: SectionProps) => {
  const t = useT();
  const locale = useLocale();
  return (cube: CubeMetadata, index: number): Fact[] => {
    const portal = derivePortalAddress(cube, locale);
    const query =
      state.hasQuery && isStored(state)
        ? makeFileAddress(state, chart)(
            `/${locale}/v/${state.chartKey}.rq`,
            index === 0 ? [] : [["dataset", String(index + 1)]],
          )
        : undefined;
    return [
      ...(portal
        ? [
            {
              id: "viewer.metadata.portal" as const,
              content: <a href={portal}>{new URL(portal).host}</a>,
            },
          ]
        : []),
      ...(query
        ? [
            {
              id: "viewer.metadata.query" as const,
              content: <a href={query}>{t("viewer.metadata.query.link")}</a>,
            },
          ]
        : []),
    ];
  };
};

/** Who made the datasets of a chart, when, and where more about them is. */
export const GeneralSection = ({ state, chart }: SectionProps): ReactNode => {
  const locale = useLocale();
  const deriveMore = useMoreFacts({ state, chart });
  const hrefOf = (address: Partial<BrowseAddress>): string =>
    `/${locale}${buildBrowseAddress({
      ...EMPTY_BROWSE_ADDRESS,
      ...(state.dataSource ? { dataSource: state.dataSource } : {}),
      ...address,
    })}`;
  return chart.metadata.map((cube, index) => (
    <section key={cube.iri} className={styles.dataset}>
      <h3 lang={cube.titleLanguage}>
        <a href={hrefOf({ dataset: cube.iri })}>{cube.title}</a>
      </h3>
      {cube.description ? <p lang={cube.descriptionLanguage}>{cube.description}</p> : null}
      <DatasetFacts
        className={styles.facts}
        metadata={cube}
        linkTo={(filter, label) => <a href={hrefOf({ filters: [filter] })}>{label}</a>}
        more={deriveMore(cube, index)}
      />
    </section>
  ));
};
