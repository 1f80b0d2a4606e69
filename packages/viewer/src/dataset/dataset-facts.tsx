import { type CubeMetadata, formatMoment, isWebAddress } from "@statelier/model";
import { useLocale, usePartId, useT } from "@statelier/ui/plain";
import type { MessageId } from "@statelier/ui/messages";
import { Fragment, type ReactNode } from "react";
import { BareList } from "../site/bare-list.tsx";
import type { BrowseFilter } from "../site/browse-address.ts";
import { formatPeriod } from "./format-period.ts";
import { Publisher } from "./publisher.tsx";

export type Fact = { id: MessageId; content: ReactNode };

const formatDay = (date: string): ReactNode => (
  <time dateTime={date}>{formatMoment(date.slice(0, 10))}</time>
);

/** Attributes of links to other sites: none where they open in place. */
type OutsideLinks = { target?: "_blank"; rel?: string; "aria-describedby"?: string };

/** Those of links that open a tab; the hint, which says so, has this id. */
const openTab = (hintId: string): OutsideLinks => ({
  target: "_blank",
  rel: "noopener",
  "aria-describedby": hintId,
});

const renderAddress = (address: string, text: string, links: OutsideLinks): ReactNode =>
  isWebAddress(address) ? (
    <a href={address} {...links}>
      {text}
    </a>
  ) : (
    text
  );

const addToLinks = (html: string, links: OutsideLinks): string =>
  html.replaceAll(
    /<a(?=\s)/gi,
    ["<a", ...Object.entries(links).map(([name, value]) => `${name}="${value}"`)].join(" "),
  );

/** An organization that is named above and cannot be written to is no contact. */
const listContacts = ({ contactPoints, creator }: CubeMetadata): CubeMetadata["contactPoints"] =>
  contactPoints.filter(({ name, email }) => email !== undefined || name !== creator?.label);

const renderContacts = (
  contacts: CubeMetadata["contactPoints"],
  links: OutsideLinks,
): ReactNode => (
  <BareList>
    {contacts.map(({ name, email }) => (
      <li key={`${name} ${email}`}>
        {email ? (
          <a href={`mailto:${email}`} {...links}>
            {name}
          </a>
        ) : (
          name
        )}
      </li>
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
  /** Within a frame of another page: links to other sites open a tab. */
  isFramed?: boolean;
};

const useFacts = (
  { metadata, linkTo, more = [] }: DatasetFactsProps,
  links: OutsideLinks,
): Fact[] => {
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
    ...fact("viewer.licence", metadata.license, (name) =>
      renderAddress(metadata.licenseUrl ?? "", name, {
        ...links,
        rel: links.target ? "license noopener" : "license",
      }),
    ),
    ...fact("viewer.dataset.attribution", metadata.attribution, plain),
    ...fact("viewer.dataset.contact", many(listContacts(metadata)), (contacts) =>
      renderContacts(contacts, links),
    ),
    ...fact("viewer.publisher", publisher, (html) => <Publisher html={addToLinks(html, links)} />),
    ...fact("viewer.dataset.landing-page", landingPage, (page) =>
      renderAddress(page, page.replace(/^https?:\/\/(www\.)?/i, "").replace(/\/$/, ""), links),
    ),
    ...fact("viewer.dataset.identifier", metadata.identifier, plain),
    ...more,
  ];
};

/** Who made a dataset, when, and under which licence. */
export const DatasetFacts = (props: DatasetFactsProps): ReactNode => {
  const t = useT() as (id: MessageId) => string;
  const hintId = usePartId();
  const { isFramed = false } = props;
  return (
    <>
      <dl className={props.className}>
        {useFacts(props, isFramed ? openTab(hintId) : {}).map(({ id, content }) => (
          <Fragment key={id}>
            <dt>{t(id)}</dt>
            <dd>{content}</dd>
          </Fragment>
        ))}
      </dl>
      {isFramed && (
        <p id={hintId} hidden>
          {t("kit.opens-new-tab")}
        </p>
      )}
    </>
  );
};
