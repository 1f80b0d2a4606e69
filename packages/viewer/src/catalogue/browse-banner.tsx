import { SearchField } from "@statelier/ui";
import { PlainButton, useT } from "@statelier/ui/plain";
import type { ReactNode } from "react";
import { type BrowseAddress, EMPTY_BROWSE_ADDRESS } from "../site/browse-address.ts";
import styles from "./browse-page.module.css";
import { useCatalogueLinks } from "../site/catalogue-link.tsx";
import { MAX_SEARCH_LENGTH } from "./load-list.ts";

const listHidden = ({ topic, isEmbedded, dataSource }: BrowseAddress): [string, string][] => [
  ...(topic ? [["topic", topic] as [string, string]] : []),
  ...(isEmbedded ? [["odsiframe", "true"] as [string, string]] : []),
  ...(dataSource ? [["dataSource", dataSource] as [string, string]] : []),
];

export type BrowseBannerProps = {
  address: BrowseAddress;
  formId: string;
  text: string;
  onText: (text: string) => void;
};

/** What this place is, and the search box. */
export const BrowseBanner = ({ address, formId, text, onText }: BrowseBannerProps): ReactNode => {
  const t = useT();
  const { hrefOf } = useCatalogueLinks();
  return (
    <section className={styles.banner} aria-labelledby={`${formId}-title`}>
      <h1 id={`${formId}-title`}>{t("browse.banner.title")}</h1>
      <p>{t("browse.banner.description")}</p>
      <search className={styles.search}>
        <form
          id={formId}
          method="get"
          action={hrefOf({ ...EMPTY_BROWSE_ADDRESS, filters: address.filters })}
          onSubmit={(event) => event.preventDefault()}
        >
          {listHidden(address).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <SearchField
            large
            hideLabel
            className={styles.field ?? ""}
            name="search"
            label={t("browse.search.label")}
            placeholder={t("browse.search.placeholder")}
            maxLength={MAX_SEARCH_LENGTH}
            value={text}
            onChange={onText}
          />
          <noscript>
            <PlainButton type="submit" tone="primary">
              {t("browse.search.submit")}
            </PlainButton>
          </noscript>
        </form>
      </search>
    </section>
  );
};
