import type { CubeMetadata } from "@statelier/model";
import { data, type LoaderFunctionArgs, replace } from "react-router";
import { decodeDataSource, type NamedSource, type SiteServices } from "../site/site-services.ts";
import {
  type BrowseAddress,
  buildBrowseAddress,
  buildMissingAddress,
  parseBrowseAddress,
} from "../site/browse-address.ts";
import { type Failure, statusOfFailure } from "../failure/describe-failure.ts";
import { type HomeChart, loadHome } from "./load-home.ts";
import type { ListReader } from "./list-reader.ts";
import { catchFailure, type Answered, type ResultList } from "./load-list.ts";
import { type DatasetPreview, loadPreview } from "../dataset/load-preview.ts";

type BrowseDataBase = {
  address: BrowseAddress;
  source: NamedSource;
};

/** What a page of the catalogue shows; survives JSON. */
export type BrowseData = BrowseDataBase &
  (
    | { kind: "home"; charts: HomeChart[] }
    | { kind: "list"; titleId: "browse.title"; list: Answered<ResultList> }
    | { kind: "dataset"; title: CubeMetadata["title"]; preview: DatasetPreview }
    | { kind: "failure"; titleId: "browse.title"; failure: Failure }
  );

/** The address of a browser or of a request as an address of the catalogue. */
export const readBrowseAddress = (
  locale: string,
  { pathname, search }: { pathname: string; search: string },
): BrowseAddress =>
  parseBrowseAddress(pathname.slice(locale.length + 1), new URLSearchParams(search));

const redirectToError = (services: SiteServices, { address, source }: BrowseDataBase): Response => {
  const target = buildMissingAddress(
    { iri: address.dataset ?? "", endpointUrl: source.url },
    address,
  );
  return replace(`/${services.locale}${target}`);
};

const MISSING = ["CANNOT_FIND_CUBE", "BAD_REQUEST"];

const loadDataset = async (services: SiteServices, base: BrowseDataBase): Promise<BrowseData> => {
  const { address, source } = base;
  const iri = address.dataset ?? "";
  const loaded = await catchFailure(async () => {
    const latest = source.type === "sparql" ? await services.data.latestIri(source, iri) : iri;
    if (latest !== iri) return { latest };
    return { latest, preview: await loadPreview(services, source, iri) };
  });
  if (!loaded.ok) {
    if (MISSING.includes(loaded.failure.id)) throw redirectToError(services, base);
    return { ...base, kind: "failure", titleId: "browse.title", failure: loaded.failure };
  }
  const { latest, preview } = loaded.value;
  if (latest === undefined) throw redirectToError(services, base);
  if (latest !== iri && source.type !== "sparql")
    throw new Error("Cannot redirect to unversioned IRI if dataSource.type !== sparql");
  if (latest !== iri)
    throw replace(`/${services.locale}${buildBrowseAddress({ ...address, dataset: latest })}`);
  if (!preview) throw redirectToError(services, base);
  return { ...base, kind: "dataset", title: preview.metadata.title, preview };
};

/** The start page has no parameters but those of a mistake and of a source; others belong to the list. */
const readsAsList = ({ error: _ignored, dataSource: _source, ...address }: BrowseAddress) =>
  buildBrowseAddress({ ...address, isEmbedded: false }) !== "/browse";

const isHome = (locale: string, { pathname }: URL): boolean =>
  pathname === `/${locale}` || pathname === `/${locale}/`;

const loadBrowse = async (
  services: SiteServices,
  { address, isAtHome }: { address: BrowseAddress; isAtHome: boolean },
  list: ListReader,
): Promise<BrowseData> => {
  if (isAtHome && readsAsList(address))
    throw replace(`/${services.locale}${buildBrowseAddress(address)}`);
  const source = decodeDataSource(services.sources, address.dataSource ?? null);
  if (!source) {
    const named: NamedSource = { name: "", type: "sparql", url: address.dataSource ?? "" };
    const failure = { id: "SOURCE_NOT_ALLOWED", message: "" };
    return { address, source: named, kind: "failure", titleId: "browse.title", failure };
  }
  if (isAtHome) return { address, source, kind: "home", charts: await loadHome(services, source) };
  if (address.dataset) return loadDataset(services, { address, source });
  return {
    address,
    source,
    kind: "list",
    titleId: "browse.title",
    list: await list(source, address),
  };
};

const statusOf = (page: BrowseData): number => {
  if (page.kind === "failure") return statusOfFailure(page.failure);
  if (page.kind === "list" && !page.list.ok) return statusOfFailure(page.list.failure);
  return 200;
};

/** What the router asks before it shows a page of the catalogue. */
export const makeBrowseLoader =
  (services: SiteServices, list: ListReader) =>
  async ({ request }: LoaderFunctionArgs) => {
    const url = new URL(request.url);
    const address = readBrowseAddress(services.locale, url);
    const isAtHome = isHome(services.locale, url);
    const page = await loadBrowse(services, { address, isAtHome }, list);
    return data(page, { status: statusOf(page) });
  };
