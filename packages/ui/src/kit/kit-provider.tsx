import type { ReactNode } from "react";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { LocaleProvider } from "../messages/locale-provider.tsx";
import type { Catalogue } from "../i18n/message.ts";
import type { UiLocale } from "../i18n/locale.ts";

const REGIONS: Readonly<Record<UiLocale, string>> = {
  de: "de-CH",
  fr: "fr-CH",
  it: "it-CH",
  en: "en-GB",
};

/** The language of everything below, the kit's own widgets included: for pages that use the whole kit. */
export const KitProvider = ({
  locale,
  messages,
  children,
}: {
  locale: UiLocale;
  messages: Catalogue;
  children: ReactNode;
}): ReactNode => (
  <I18nProvider locale={REGIONS[locale]}>
    <LocaleProvider locale={locale} messages={messages}>
      {children}
    </LocaleProvider>
  </I18nProvider>
);
