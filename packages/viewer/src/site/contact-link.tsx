import type { ReactNode } from "react";

/** To an e-mail address, or a page with http or https. */
export const ContactLink = ({ contact }: { contact: string }): ReactNode => (
  <a href={/^https?:/i.test(contact) ? contact : `mailto:${contact}`}>{contact}</a>
);
