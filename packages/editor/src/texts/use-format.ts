import { LOCALES, type Locale } from "@statelier/model";
import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { type Format, formatText, type SelectedText } from "./format-text.ts";

type Field = HTMLInputElement | HTMLTextAreaElement;

const isField = (element: Element | null | undefined): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

const findLocale = (field: Element): Locale | undefined =>
  LOCALES.find((locale) => locale === field.getAttribute("lang"));

/** Formats in the field of the language in which the author was last, which then has the focus again, with its selection. */
export const useFormat = (
  own: Locale,
  onChange: (locale: Locale, value: string) => void,
): {
  fields: RefObject<HTMLFieldSetElement | null>;
  format: (format: Format) => void;
} => {
  const fields = useRef<HTMLFieldSetElement>(null);
  const last = useRef(own);
  const next = useRef<SelectedText>(undefined);
  const find = (): Field | undefined => {
    const field = fields.current?.querySelector(`:is(input, textarea)[lang="${last.current}"]`);
    return isField(field) ? field : undefined;
  };
  useEffect(() => {
    const element = fields.current;
    const notice = ({ target }: FocusEvent): void => {
      if (target instanceof Element && isField(target)) last.current = findLocale(target) ?? own;
    };
    element?.addEventListener("focusin", notice);
    return () => element?.removeEventListener("focusin", notice);
  }, [own]);
  useLayoutEffect(() => {
    const field = next.current && find();
    if (!next.current || field?.value !== next.current.text) return;
    const { from, to } = next.current;
    next.current = undefined;
    field.focus();
    field.setSelectionRange(from, to);
  });
  return {
    fields,
    format: (format) => {
      const field = find();
      if (!field) return;
      const { value: text, selectionStart, selectionEnd } = field;
      const from = selectionStart ?? text.length;
      next.current = formatText(format, { text, from, to: selectionEnd ?? from });
      onChange(last.current, next.current.text);
    },
  };
};
