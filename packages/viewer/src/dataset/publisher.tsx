import type { ReactNode } from "react";
import { type CubeMetadata, unescapeMarkup } from "@statelier/model";

/** The name of a dataset's licence, which leads to its text. */
export const Licence = ({
  metadata: { license, licenseUrl },
}: {
  metadata: CubeMetadata;
}): ReactNode =>
  licenseUrl === undefined ? (
    license
  ) : (
    <a href={licenseUrl} rel="license">
      {license}
    </a>
  );

/** The publisher's text without its links; empty where there is none. */
export const readPublisherName = ({ publisher = "" }: Pick<CubeMetadata, "publisher">): string =>
  unescapeMarkup(publisher.replaceAll(/<br\s*\/?>/gi, " ").replaceAll(/<[^>]*>/g, "")).trim();

/** The publisher's text, which its source has cleaned of everything but links and emphasis. */
export const Publisher = ({ html }: { html: string }): ReactNode => (
  <span dangerouslySetInnerHTML={{ __html: html }} />
);
