import { useLocale, useT } from "@statelier/ui/plain";
import { type ReactNode, useEffect, useMemo, useRef } from "react";
import { type RouteObject, useLoaderData, useNavigation } from "react-router";
import { EMPTY_BROWSE_ADDRESS } from "../site/browse-address.ts";
import { BrowseList } from "./browse-list.tsx";
import { type BrowseData, makeBrowseLoader, readBrowseAddress } from "./browse-loader.ts";
import {
  CatalogueLink,
  CatalogueLinksProvider,
  makeCatalogueLinks,
} from "../site/catalogue-link.tsx";
import { DatasetPage, DatasetSkeleton } from "../dataset/dataset-page.tsx";
import { describeFailure } from "../failure/describe-failure.ts";
import { FailureNotice } from "../failure/failure-notice.tsx";
import { HomePage } from "./home-page.tsx";
import { type ListReader, makeListReader } from "./list-reader.ts";
import { useLate } from "./use-late.ts";
import type { SiteServices } from "../site/site-services.ts";
import styles from "./browse-page.module.css";

/** The catalogue below `/{locale}`: one page, so that a step between its addresses keeps the focus. */
export const makeBrowseRoutes = (services: SiteServices): RouteObject[] => {
  const readList = makeListReader(services);
  return [
    {
      id: "browse",
      loader: makeBrowseLoader(services, readList),
      shouldRevalidate: () => true,
      element: <BrowsePage readList={readList} services={services} />,
      children: [{ index: true }, { path: "browse/*" }],
    },
  ];
};

const useDocumentTitle = (page: BrowseData): void => {
  const t = useT();
  const title =
    page.kind === "home"
      ? t("site.name")
      : t("site.title", { page: page.kind === "dataset" ? page.title : t("browse.title") });
  useEffect(() => {
    document.title = title;
  }, [title]);
};

/** After a step from one page to another the keyboard starts at the top of the new one. */
const useFocusOnStep = (place: string): void => {
  const last = useRef(place);
  useEffect(() => {
    if (last.current === place) return;
    last.current = place;
    const heading = document.querySelector<HTMLElement>("#content h1");
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [place]);
};

const useIsDatasetComing = (page: BrowseData): boolean => {
  const locale = useLocale();
  const { location } = useNavigation();
  if (!location) return false;
  const { dataset } = readBrowseAddress(locale, location);
  return dataset !== undefined && dataset !== page.address.dataset;
};

/** `/{locale}/browse`: the list, or the dataset that the address names; `/{locale}/`: the start page. */
const BrowsePage = ({
  readList,
  services,
}: {
  readList: ListReader;
  services: SiteServices;
}): ReactNode => {
  const page = useLoaderData<BrowseData>();
  const locale = useLocale();
  const links = useMemo(() => makeCatalogueLinks(locale), [locale]);
  const isDatasetLate = useLate(useIsDatasetComing(page));
  useDocumentTitle(page);
  useFocusOnStep(page.address.dataset ?? "");
  const { address, source } = page;
  const t = useT();
  const content = (): ReactNode => {
    if (isDatasetLate) return <DatasetSkeleton />;
    if (page.kind === "dataset")
      return (
        <DatasetPage
          address={address}
          source={source}
          preview={page.preview}
          drawFirstChart={services.drawFirstChart}
        />
      );
    if (page.kind === "home")
      return (
        <HomePage address={address} source={source} charts={page.charts} services={services} />
      );
    if (page.kind === "list")
      return <BrowseList address={address} source={source} list={page.list} readList={readList} />;
    return (
      <main id="content" className={styles.page}>
        <div className={styles.failure}>
          <h1>{t("browse.title")}</h1>
          <FailureNotice
            error={describeFailure(page.failure, { source })}
            {...(page.failure.id !== "SOURCE_NOT_ALLOWED" && { retryHref: links.hrefOf(address) })}
          />
          {page.failure.id === "SOURCE_NOT_ALLOWED" && (
            <CatalogueLink address={EMPTY_BROWSE_ADDRESS}>
              {t("browse.empty.show-all")}
            </CatalogueLink>
          )}
        </div>
      </main>
    );
  };
  return <CatalogueLinksProvider value={links}>{content()}</CatalogueLinksProvider>;
};
