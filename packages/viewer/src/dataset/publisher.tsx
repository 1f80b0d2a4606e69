import type { ReactNode } from "react";

/** The publisher's text, which its source has cleaned of everything but links and emphasis. */
export const Publisher = ({ html }: { html: string }): ReactNode => (
  <span dangerouslySetInnerHTML={{ __html: html }} />
);
