import { TextButton, useT, usePartId } from "@statelier/ui/plain";
import { type ReactNode } from "react";
import { DOWNLOAD_FORMATS, type DownloadFormat } from "../download/download.ts";
import styles from "./data-links.module.css";
import { isPlainClick } from "../site/is-plain-click.ts";

/** The same rows in every format under a name of their own: plain links, or buttons where the page alone has the rows. */
export const DataLinks = ({
  title,
  hrefOf,
  onSave,
}: {
  title: ReactNode;
  hrefOf?: (format: DownloadFormat) => string;
  /** Saves the file instead of the server's answer at `href`. */
  onSave?: ((format: DownloadFormat, href?: string) => void) | undefined;
}): ReactNode => {
  const t = useT();
  return (
    <LinkGroup
      title={title}
      links={DOWNLOAD_FORMATS.map((format) => {
        const href = hrefOf?.(format);
        return {
          ...(href === undefined ? {} : { href }),
          label: t(`viewer.download.${format}`),
          ...(onSave ? { onFollow: () => onSave(format, href) } : {}),
        };
      })}
    />
  );
};

/** Files under a name of their own. */
export const LinkGroup = ({
  title,
  links,
}: {
  title: ReactNode;
  links: readonly {
    href?: string;
    label: string;
    /** It is read in a page of its own, in place of being kept. */
    isRead?: boolean;
    onFollow?: () => void;
  }[];
}): ReactNode => {
  const titleId = usePartId();
  return (
    <section className={styles.group} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <ul>
        {links.map(({ href, label, isRead, onFollow }) => (
          <li key={label}>
            {href === undefined ? (
              <TextButton type="button" onClick={onFollow} disabled={!onFollow}>
                {label}
              </TextButton>
            ) : (
              <a
                href={href}
                {...(isRead ? { target: "_blank" } : { download: "" })}
                onClick={(event) => {
                  if (!onFollow || !isPlainClick(event)) return;
                  event.preventDefault();
                  onFollow();
                }}
              >
                {label}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
};
