import { type CubeMetadata, formatMoment, isWebAddress } from "@statelier/model";
import { useLocale, useT } from "@statelier/ui/plain";
import type { MessageId } from "@statelier/ui/messages";
import { Fragment, type ReactNode } from "react";
import { BareList } from "../site/bare-list.tsx";
import type { BrowseFilter } from "../site/browse-address.ts";
import { formatPeriod } from "./format-period.ts";
import { Licence, Publisher } from "./publisher.tsx";

export type Fact = { id: MessageId; content: ReactNode };

const formatDay = (date: string): ReactNode => (
  <time dateTime={date}>{formatMoment(date.slice(0, 10))}</time>
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

export type DatasetFactsProps = {
  metadata: CubeMetadata;
  /** A link to the datasets of a theme or an organization. */
  linkTo: (filter: BrowseFilter, label: string) => ReactNode;
  /** Shown after the others. */
  more?: readonly Fact[];
  className?: string | undefined;
};

const useFacts = ({ metadata, linkTo, more = [] }: DatasetFactsProps): Fact[] => {
  const locale = useLocale();
  const { creator, themes, temporalCoverage, landingPage, publisher } = metadata;
  const fact = <Value,>(
    id: MessageId,
    value: Value | undefined,
    render: (value: Value) => ReactNode,
  ): Fact[] => (value === undefined || value === "" ? [] : [{ id, content: render(value) }]);
  const plain = (text: string): ReactNode => text;
  const many = <Value,>(list: Value[]): Value[] | undefined => (list.length > 0 ? list : undefined);
  return [
    ...fact("viewer.dataset.organization", creator, ({ iri, label }) =>
      linkTo({ type: "organization", iri }, label),
    ),
    ...fact("viewer.dataset.themes", many(themes), (terms) => (
      <BareList>
        {terms.map(({ iri, label }) => (
          <li key={iri}>{linkTo({ type: "theme", iri }, label)}</li>
        ))}
      </BareList>
    )),
    ...fact("viewer.dataset.period", temporalCoverage, (period) => formatPeriod(period, locale)),
    ...fact("viewer.dataset.published", metadata.datePublished, formatDay),
    ...fact("viewer.updated", metadata.dateModified, formatDay),
    ...fact("viewer.dataset.version", metadata.version, plain),
    ...fact("viewer.licence", metadata.license, () => <Licence metadata={metadata} />),
    ...fact("viewer.dataset.attribution", metadata.attribution, plain),
    ...fact("viewer.dataset.contact", many(listContacts(metadata)), renderContacts),
    ...fact("viewer.publisher", publisher, (html) => <Publisher html={html} />),
    ...fact("viewer.dataset.landing-page", landingPage, (page) =>
      renderAddress(page, page.replace(/^https?:\/\/(www\.)?/i, "").replace(/\/$/, "")),
    ),
    ...fact("viewer.dataset.identifier", metadata.identifier, plain),
    ...more,
  ];
};

/** Who made a dataset, when, and under which licence. */
export const DatasetFacts = (props: DatasetFactsProps): ReactNode => {
  const t = useT() as (id: MessageId) => string;
  return (
    <dl className={props.className}>
      {useFacts(props).map(({ id, content }) => (
        <Fragment key={id}>
          <dt>{t(id)}</dt>
          <dd>{content}</dd>
        </Fragment>
      ))}
    </dl>
  );
};
