import type { FieldSpec } from "@statelier/document";
import type { Translator } from "@statelier/ui/messages";

/** What a field is called; undefined for one that the editor does not offer. That its label is a message, a test checks. */
export const nameField = (spec: FieldSpec | undefined, t: Translator): string | undefined =>
  spec?.label && (t as unknown as (id: string) => string)(spec.label);
