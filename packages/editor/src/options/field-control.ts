import type { FieldSpec } from "@statelier/document";
import type { Component } from "@statelier/model";

/** What a control of a field works on. */
export type FieldControlProps = {
  spec: FieldSpec;
  /** What the field shows; the first one of several. */
  component: Component;
  /** Why the control cannot be used now, in words. */
  disabled: string | undefined;
};
