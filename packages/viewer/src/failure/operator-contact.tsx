import { useT } from "@statelier/ui/plain";
import type { ReactNode } from "react";
import { ContactLink } from "../site/contact-link.tsx";

/** Whom to ask, as far as the operator says it. */
export type Operator = { body?: string | undefined; contact?: string | undefined };

export const OperatorContact = ({ body, contact }: Operator): ReactNode => {
  const t = useT();
  if (contact === undefined) return null;
  return (
    <p>
      {t("errors.contact")} {body} <ContactLink contact={contact} />
    </p>
  );
};
