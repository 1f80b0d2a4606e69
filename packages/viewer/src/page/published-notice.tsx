import { Notice, useT } from "@statelier/ui/plain";
import { type ReactNode, useEffect } from "react";

/** The mark that brings it leaves the address, which authors copy from here. */
const removeMark = (): void => {
  const { pathname, search, hash } = globalThis.location;
  const params = new URLSearchParams(search);
  if (!params.has("publishSuccess")) return;
  params.delete("publishSuccess");
  const rest = params.size === 0 ? "" : `?${params}`;
  globalThis.history.replaceState(globalThis.history.state, "", `${pathname}${rest}${hash}`);
};

/** Notes for an author that the chart is public now. */
export const PublishedNotice = (): ReactNode => {
  const t = useT();
  useEffect(removeMark, []);
  return <Notice tone="good">{t("viewer.published")}</Notice>;
};
