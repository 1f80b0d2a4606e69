import { useT } from "@statelier/ui/plain";
import { type ReactNode, useId } from "react";
import { DOWNLOAD_FORMATS, type DownloadFormat } from "../download/download-format.ts";
import styles from "./data-links.module.css";

/** The same rows in every format, as plain links under a name of their own. */
export const DataLinks = ({
  title,
  hrefOf,
}: {
  title: ReactNode;
  hrefOf: (format: DownloadFormat) => string;
}): ReactNode => {
  const t = useT();
  return (
    <LinkGroup
      title={title}
      links={DOWNLOAD_FORMATS.map((format) => ({
        href: hrefOf(format),
        label: t(`viewer.download.${format}`),
      }))}
    />
  );
};

/** Files under a name of their own. */
export const LinkGroup = ({
  title,
  links,
}: {
  title: ReactNode;
  links: readonly { href: string; label: string }[];
}): ReactNode => {
  const titleId = useId();
  return (
    <section className={styles.group} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <ul>
        {links.map(({ href, label }) => (
          <li key={href}>
            <a href={href} download="">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
};
