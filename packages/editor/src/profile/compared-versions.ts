import type { VersionMoment } from "@statelier/data";
import type { ChartKey, Locale } from "@statelier/model";

/** The versions that are compared; undefined where there is none to choose. */
type ComparedVersions = { from: number | undefined; to: number | undefined };

const readVersion = (text: string | null): number | undefined =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;

/** What an address compares; without a word of it, the newest version with the one before. */
export const readComparedVersions = (
  params: URLSearchParams,
  moments: readonly VersionMoment[],
): ComparedVersions => {
  const to = readVersion(params.get("to")) ?? moments[0]?.version;
  const before = moments.find(({ version }) => to !== undefined && version < to)?.version;
  return { from: readVersion(params.get("from")) ?? before, to };
};

/** The address of a comparison; without versions it compares the newest one with that before. */
export const buildCompareAddress = (
  locale: Locale,
  key: ChartKey,
  versions?: { from: number; to: number },
): string => {
  const { from, to } = versions ?? {};
  const search = versions ? `?${new URLSearchParams({ from: `${from}`, to: `${to}` })}` : "";
  return `/${locale}/profile/compare/${key}${search}`;
};
