import { type CubeMetadata, formatFullDate } from "@statelier/model";
import { useLocale, useT } from "@statelier/ui/plain";
import type { MessageId } from "@statelier/ui/messages";
import { Fragment, type ReactNode } from "react";
import { BareList } from "./bare-list.tsx";
import { type BrowseAddress, type BrowseFilter } from "./browse-address.ts";
import { CatalogueLink } from "./catalogue-link.tsx";
import styles from "./dataset-page.module.css";
import { formatPeriod } from "./format-period.ts";
import { Licence } from "../site/licence.tsx";
import { Publisher } from "../site/publisher.tsx";
import { deriveFilterAddress } from "./result-list.tsx";

type Row = { id: MessageId; content: ReactNode };

const isWebAddress = (text: string): boolean => /^https?:\/\//i.test(text);

const formatDay = (date: string): ReactNode => (
  <time dateTime={date}>{formatFullDate(date.slice(0, 10), "Day")}</time>
);

const renderAddress = (address: string, text = address): ReactNode =>
  isWebAddress(address) ? <a href={address}>{text}</a> : text;

/** An organization that is named above and cannot be written to is no contact. */
const listContacts = ({ contactPoints, creator }: CubeMetadata): CubeMetadata["contactPoints"] =>
  contactPoints.filter(({ name, email }) => email !== undefined || name !== creator?.label);

const renderContacts = (contacts: CubeMetadata["contactPoints"]): ReactNode => (
  <BareList>
    {contacts.map(({ name, email }) => (
      <li key={`${name} ${email}`}>{email ? <a href={`mailto:${email}`}>{name}</a> : name}</li>
    ))}
  </BareList>
);

export type DatasetMetadataProps = { metadata: CubeMetadata; address: BrowseAddress };

const useRows = ({ metadata, address }: DatasetMetadataProps): Row[] => {
  const locale = useLocale();
  const { creator, themes, temporalCoverage, landingPage, publisher } = metadata;
  const linkTo = (filter: BrowseFilter, label: string): ReactNode => (
    <CatalogueLink address={deriveFilterAddress(address, filter)}>{label}</CatalogueLink>
  );
  const row = <Value,>(
    id: MessageId,
    value: Value | undefined,
    render: (value: Value) => ReactNode,
  ): Row[] => (value === undefined || value === "" ? [] : [{ id, content: render(value) }]);
  const plain = (text: string): ReactNode => text;
  const many = <Value,>(list: Value[]): Value[] | undefined => (list.length > 0 ? list : undefined);
  return [
    ...row("browse.dataset.organization", creator, ({ iri, label }) =>
      linkTo({ type: "organization", iri }, label),
    ),
    ...row("browse.dataset.themes", many(themes), (terms) => (
      <BareList>
        {terms.map(({ iri, label }) => (
          <li key={iri}>{linkTo({ type: "theme", iri }, label)}</li>
        ))}
      </BareList>
    )),
    ...row("browse.dataset.period", temporalCoverage, (period) => formatPeriod(period, locale)),
    ...row("browse.dataset.published", metadata.datePublished, formatDay),
    ...row("browse.dataset.modified", metadata.dateModified, formatDay),
    ...row("browse.dataset.version", metadata.version, plain),
    ...row("browse.dataset.license", metadata.license, () => <Licence metadata={metadata} />),
    ...row("browse.dataset.attribution", metadata.attribution, plain),
    ...row("browse.dataset.contact", many(listContacts(metadata)), renderContacts),
    ...row("browse.dataset.publisher", publisher, (html) => <Publisher html={html} />),
    ...row("browse.dataset.landing-page", landingPage, (page) =>
      renderAddress(page, page.replace(/^https?:\/\/(www\.)?/i, "").replace(/\/$/, "")),
    ),
    ...row("browse.dataset.identifier", metadata.identifier, plain),
  ];
};

/** Who made a dataset, when, and under which licence. */
export const DatasetMetadata = (props: DatasetMetadataProps): ReactNode => {
  const t = useT() as (id: MessageId) => string;
  const rows = useRows(props);
  return (
    <dl className={styles.metadata}>
      {rows.map(({ id, content }) => (
        <Fragment key={id}>
          <dt>{t(id)}</dt>
          <dd>{content}</dd>
        </Fragment>
      ))}
    </dl>
  );
};
