import type { ComponentId } from "@statelier/model";

/** The texts of a column that lead to a page for each row: its address begins with `baseUrl` and ends with the last part of the row's value of a component. */
export type TableLinks = {
  baseUrl: string;
  componentId: ComponentId;
  targetComponentId: ComponentId;
};

type Linked = {
  extensions?:
    | {
        links?:
          | {
              enabled?: boolean | null | undefined;
              baseUrl?: string | null | undefined;
              componentId?: string | null | undefined;
              targetComponentId?: string | null | undefined;
            }
          | null
          | undefined;
      }
    | undefined;
};

/** Every row has it in its address. */
export const LONGEST_LINK_BASE = 500;

/** Names before an @ are for whoever signs in, and look like the site to which an address leads. */
const parseAddress = (text: string): URL | undefined => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || url.username !== "" || url.password !== "") return undefined;
  return ["http:", "https:"].includes(url.protocol) ? url : undefined;
};

/** Whether links of a table may begin so (TB7). */
export const isLinkBase = (text: string): boolean =>
  text.length <= LONGEST_LINK_BASE && parseAddress(text) !== undefined;

/** The links of a table, where they are wanted and whole. */
export const readTableLinks = ({ extensions }: Linked): TableLinks | undefined => {
  const { enabled, baseUrl, componentId, targetComponentId } = extensions?.links ?? {};
  if (enabled !== true || !componentId || !targetComponentId) return undefined;
  return baseUrl && isLinkBase(baseUrl) ? { baseUrl, componentId, targetComponentId } : undefined;
};

/** Whether the addresses of a column may end with values of a component; those of the head of a group with what all of its rows share: itself and the groups that are seen above it. `groups` are the ones that are seen, from the outermost. */
export const canEndLinks = (
  groups: readonly ComponentId[],
  targetComponentId: ComponentId,
  componentId: ComponentId,
): boolean => {
  const level = groups.indexOf(targetComponentId);
  return level < 0 || groups.slice(0, level + 1).includes(componentId);
};

const isIri = (value: string): boolean => /^[a-z][a-z\d+.-]*:/i.test(value);

/** Where a value leads; undefined where that would be another site than the author's (TB7). */
export const makeRowLink = (
  { baseUrl }: TableLinks,
  value: number | string | null,
): string | undefined => {
  if (value === null || value === "") return undefined;
  const text = String(value);
  const end = isIri(text) ? (text.split(/[/#]/).findLast(Boolean) ?? "") : encodeURIComponent(text);
  const address = parseAddress(`${baseUrl}${end}`);
  return address && address.origin === parseAddress(baseUrl)?.origin ? address.href : undefined;
};
