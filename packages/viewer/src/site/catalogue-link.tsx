import { createContext, type ReactNode, useContext } from "react";
import { Link, type LinkProps } from "react-router";
import { type BrowseAddress, buildBrowseAddress } from "./browse-address.ts";

/** Where the catalogue's links lead. */
export type CatalogueLinks = {
  hrefOf: (address: BrowseAddress) => string;
  /** Takes over from the address bar, for a catalogue inside another page. */
  onGo?: (address: BrowseAddress) => void;
};

const CatalogueLinksContext = createContext<CatalogueLinks | undefined>(undefined);

export const CatalogueLinksProvider = CatalogueLinksContext.Provider;

/** Links below `/{locale}`. */
export const makeCatalogueLinks = (locale: string): CatalogueLinks => ({
  hrefOf: (address) => `/${locale}${buildBrowseAddress(address)}`,
});

export const useCatalogueLinks = (): CatalogueLinks => {
  const links = useContext(CatalogueLinksContext);
  if (!links) throw new Error("CatalogueLinksProvider is missing");
  return links;
};

/** A link to another place of the catalogue. */
export const CatalogueLink = ({
  address,
  children,
  ...rest
}: Omit<LinkProps, "to" | "onClick"> & {
  address: BrowseAddress;
  children: ReactNode;
}): ReactNode => {
  const { hrefOf, onGo } = useCatalogueLinks();
  return (
    <Link
      {...rest}
      to={hrefOf(address)}
      onClick={(event) => {
        const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
        if (!onGo || !isPlain || event.button !== 0) return;
        event.preventDefault();
        onGo(address);
      }}
    >
      {children}
    </Link>
  );
};
