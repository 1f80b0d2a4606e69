import type { VersionMoment } from "@statelier/data";
import { type ChartKey, type Locale, readWholeNumber } from "@statelier/model";

/** The versions that are compared; undefined where there is none to choose. */
type ComparedVersions = { from: number | undefined; to: number | undefined };

/** What an address compares; without a word of it, the newest version with the one before. */
export const readComparedVersions = (
  params: URLSearchParams,
  moments: readonly VersionMoment[],
): ComparedVersions => {
  const to = readWholeNumber(params.get("to")) ?? moments[0]?.version;
  const before = moments.find(({ version }) => to !== undefined && version < to)?.version;
  return { from: readWholeNumber(params.get("from")) ?? before, to };
};

/** The address of a comparison, of two versions or of a draft with what it will replace; without either it compares the newest one with that before. */
export const buildCompareAddress = (
  locale: Locale,
  key: ChartKey,
  versions?: { from: number; to: number } | { draft: ChartKey },
): string => {
  const params = Object.entries(versions ?? {}).map(([name, value]) => [name, String(value)]);
  const search = versions ? `?${new URLSearchParams(params)}` : "";
  return `/${locale}/profile/compare/${key}${search}`;
};
