import type { Locale } from "@statelier/model";
import { LocaleProvider } from "@statelier/ui/plain";
import type { Catalogue } from "@statelier/ui/messages";
import type { ComponentType, ReactNode } from "react";
import { renderToString } from "react-dom/server";

type ProviderProps = { locale: Locale; messages: Catalogue; children: ReactNode };

/** Markup of a page in one language; pages that use the whole kit give its `KitProvider`. */
export const renderPageMarkup = (
  locale: Locale,
  messages: Catalogue,
  page: ReactNode,
  Provider: ComponentType<ProviderProps> = LocaleProvider,
): string =>
  renderToString(
    <Provider locale={locale} messages={messages}>
      {page}
    </Provider>,
  );
