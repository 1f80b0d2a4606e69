import type { ComponentProps, ReactNode } from "react";

/** A list without markers. Safari forgets that it is a list unless the role says so. */
export const BareList = (props: ComponentProps<"ul">): ReactNode => (
  // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- see above
  <ul {...props} role="list" />
);
