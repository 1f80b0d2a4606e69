import { useLocale, useT } from "@statelier/ui/plain";
import type { ReactNode } from "react";
import { SMALL_TEXT, TextPage } from "../site/text-page.tsx";
import { type Operator, OperatorContact } from "./operator-contact.tsx";
import type { PageError } from "./build-error-words.ts";
import { useErrorWords } from "./use-error-words.ts";

/** A page that stands where a chart or a catalogue would. */
export const ErrorPage = ({
  error,
  operator = {},
}: {
  error: PageError;
  /** Of whom readers ask more. */
  operator?: Operator;
}): ReactNode => {
  const t = useT();
  const locale = useLocale();
  const { title, why, todo } = useErrorWords(error);
  return (
    <TextPage title={title}>
      <p>{why}</p>
      <p>{todo}</p>
      <OperatorContact {...operator} />
      <p className={SMALL_TEXT}>{t("errors.code", { code: error.code })}</p>
      <p>
        <a href={`/${locale}/browse`}>{t("errors.to-browse")}</a>
      </p>
    </TextPage>
  );
};
