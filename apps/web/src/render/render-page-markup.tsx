import type { Locale } from "@statelier/model";
import { LocaleProvider } from "@statelier/ui";
import type { Catalogue } from "@statelier/ui/messages";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";

/** Markup of a page in one language. */
export const renderPageMarkup = (locale: Locale, messages: Catalogue, page: ReactNode): string =>
  renderToString(
    <LocaleProvider locale={locale} messages={messages}>
      {page}
    </LocaleProvider>,
  );
