export { LocaleProvider, useLocale, useT } from "./locale-provider.tsx";
