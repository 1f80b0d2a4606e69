import { PlainDisclosure, useT } from "@statelier/ui/plain";
import { type ReactNode, useEffect, useRef } from "react";
import type { BrowseAddress, BrowseFilter } from "../site/browse-address.ts";
import { FacetGroup, TopicList } from "./facet-group.tsx";
import styles from "./facet-panel.module.css";
import type { ResultList } from "./load-list.ts";
import { listFilters } from "../site/toggle-filter.ts";

const WIDE = "(min-width: 800px)";

/** Where a stylesheet cannot keep the panel open on wide pages, this does. */
const useOpenOnWide = () => {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (CSS.supports("selector(::details-content)")) return undefined;
    const query = globalThis.matchMedia(WIDE);
    const update = (): void => {
      const panel = ref.current?.querySelector("details");
      if (panel && query.matches) panel.open = true;
    };
    update();
    query.addEventListener("change", update);
    return () => query.removeEventListener("change", update);
  }, []);
  return ref;
};

export type FacetPanelProps = {
  address: BrowseAddress;
  list: Pick<ResultList, "facets" | "filterLabels">;
};

/** Themes, organizations and concepts with counts; on a small page one section that opens. */
export const FacetPanel = ({ address, list }: FacetPanelProps): ReactNode => {
  const t = useT();
  const panel = useOpenOnWide();
  const { facets, filterLabels: labels } = list;
  const filters = listFilters(address);
  const activeOf = (type: BrowseFilter["type"]): string[] =>
    filters.filter((filter) => filter.type === type).map(({ iri }) => iri);
  const [themes, organizations] = [activeOf("theme"), activeOf("organization")];
  const parent = themes[0] ?? organizations[0];
  const topics = parent !== undefined && (
    <TopicList
      name={labels[parent] ?? parent}
      address={address}
      terms={facets.subthemes}
      activeIris={activeOf("topic")}
      labels={labels}
    />
  );
  const shared = { address, labels };
  return (
    <div ref={panel}>
      <PlainDisclosure
        className={styles.sheet ?? ""}
        title={t("browse.filters")}
        {...(filters.length > 0 && {
          summary: t("browse.filters.active", { count: filters.length }),
        })}
      >
        <FacetGroup
          {...shared}
          title={t("browse.themes")}
          type="theme"
          terms={facets.themes}
          activeIris={themes}
          nested={topics}
        />
        <FacetGroup
          {...shared}
          title={t("browse.organizations")}
          type="organization"
          terms={facets.organizations}
          activeIris={organizations}
          nested={themes.length === 0 && topics}
        />
        <FacetGroup
          {...shared}
          title={t("browse.termsets")}
          hint={t("browse.termsets.hint")}
          type="termset"
          terms={facets.termsets}
          activeIris={activeOf("termset")}
        />
      </PlainDisclosure>
    </div>
  );
};
