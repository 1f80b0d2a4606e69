import { useLocale, useT } from "@statelier/ui/plain";
import type { ReactNode } from "react";
import { HeaderMenu } from "./header-menu.tsx";
import { encodeDataSource, type NamedSource } from "./site-services.ts";

/** From which source the catalogue is read; a choice that is there only where there is one. */
export const SourceMenu = ({
  sources,
  current,
}: {
  sources: readonly NamedSource[];
  current: NamedSource | undefined;
}): ReactNode => {
  const t = useT();
  const locale = useLocale();
  if (sources.length < 2) return null;
  return (
    <HeaderMenu
      title={
        <>
          {t("browse.source")}
          {current && <strong> {current.name}</strong>}
        </>
      }
    >
      {sources.map((source) => (
        <li key={source.name}>
          <a
            href={`/${locale}/browse?${new URLSearchParams({ dataSource: encodeDataSource(source) })}`}
            aria-current={source === current ? "true" : undefined}
          >
            {source.name}
          </a>
        </li>
      ))}
    </HeaderMenu>
  );
};
