import { createContext, type ReactNode, useContext, useMemo } from "react";
import type { Catalogue } from "../i18n/message.ts";
import type { UiLocale } from "../i18n/locale.ts";
import { createTranslator, type Translator } from "./translator.ts";

type LocaleValue = { readonly locale: UiLocale; readonly t: Translator };

const LocaleContext = createContext<LocaleValue | null>(null);

const useLocaleValue = (): LocaleValue => {
  const value = useContext(LocaleContext);
  if (value === null) throw new Error("LocaleProvider is missing");
  return value;
};

/** The language of everything below, with the texts that were loaded for it. */
export const LocaleProvider = ({
  locale,
  messages,
  children,
}: {
  locale: UiLocale;
  messages: Catalogue;
  children: ReactNode;
}): ReactNode => {
  const value = useMemo(
    () => ({ locale, t: createTranslator(locale, messages) }),
    [locale, messages],
  );
  return <LocaleContext value={value}>{children}</LocaleContext>;
};

/** The reader's language. */
export const useLocale = (): UiLocale => useLocaleValue().locale;

/** The translator into the reader's language. */
export const useT = (): Translator => useLocaleValue().t;
