import { formatFullDate } from "@statelier/model";
import { useT } from "@statelier/ui/plain";
import type { ReactNode } from "react";
import { ContactLink } from "../site/contact-link.tsx";
import { SiteFrame } from "../site/site-frame.tsx";
import { TextPage } from "../site/text-page.tsx";
import { KNOWN_LIMITS } from "./known-limits.ts";

/** What only the operator of a server knows; a part that is absent is not configured. */
export type AccessibilityFacts = {
  /** Name of who answers for the site. */
  body?: string | undefined;
  /** E-mail address, or a page with http or https. */
  contact?: string | undefined;
  /** Page of those to turn to when the contact does not help. */
  enforcement?: string | undefined;
  /** ISO day of the last review. */
  date?: string | undefined;
};

const Limits = (): ReactNode => {
  const t = useT();
  return (
    <>
      <h2>{t("statement.limits")}</h2>
      <ul>
        {KNOWN_LIMITS.map((id) => (
          <li key={id}>{t(id)}</li>
        ))}
      </ul>
    </>
  );
};

const ContactLinks = ({ contact, enforcement }: AccessibilityFacts): ReactNode => {
  const t = useT();
  return (
    <>
      <h2>{t("statement.feedback")}</h2>
      {contact === undefined ? (
        <p>{t("statement.feedback.missing")}</p>
      ) : (
        <p>
          {t("statement.feedback.ask")} <ContactLink contact={contact} />
        </p>
      )}
      <h2>{t("statement.enforcement")}</h2>
      {enforcement === undefined ? (
        <p>{t("statement.enforcement.missing")}</p>
      ) : (
        <p>
          {t("statement.enforcement.turn")} <a href={enforcement}>{enforcement}</a>
        </p>
      )}
    </>
  );
};

/** The accessibility statement of the site, in the order of the European model. */
export const AccessibilityPage = ({
  facts,
  publicUrl,
}: {
  facts: AccessibilityFacts;
  publicUrl: string;
}): ReactNode => {
  const t = useT();
  const { body, date } = facts;
  return (
    <SiteFrame place="/accessibility">
      <TextPage title={t("statement.title")}>
        <p>
          {body === undefined
            ? t("statement.commitment.missing")
            : t("statement.commitment", { body })}
        </p>
        <p>{t("statement.scope", { address: publicUrl })}</p>
        <h2>{t("statement.conformance")}</h2>
        <p>{t("statement.conformance.partial")}</p>
        <p>{t("statement.conformance.standards")}</p>
        <Limits />
        <h2>{t("statement.reading")}</h2>
        <p>{t("statement.reading.keys")}</p>
        <p>{t("statement.reading.table")}</p>
        <p>{t("statement.reading.no-script")}</p>
        <p>{t("statement.reading.no-script.limits")}</p>
        <h2>{t("statement.testing")}</h2>
        <p>{t("statement.testing.automatic")}</p>
        <p>{t("statement.testing.open")}</p>
        <p>
          {date === undefined
            ? t("statement.date.missing")
            : t("statement.date", { date: formatFullDate(date, "Day") })}
        </p>
        <ContactLinks {...facts} />
      </TextPage>
    </SiteFrame>
  );
};
