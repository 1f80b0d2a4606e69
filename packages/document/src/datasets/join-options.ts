import type { ComponentId, ComponentTermsets, Dimension, Iri, TimeUnit } from "@statelier/model";

/** A dimension as far as joining asks for it, of a loaded dataset or of a search result. */
export type JoinableDimension = {
  id: ComponentId;
  label: string;
  /** Unknown of what a search has found. */
  kind?: Dimension["kind"] | undefined;
  timeUnit?: TimeUnit | undefined;
  timeFormat?: string | undefined;
  termsets: readonly { iri: Iri; label?: string }[];
};

/** A dataset of a chart, with the dimensions by which it is joined to the others. */
export type JoinableDataset = {
  iri: Iri;
  joinBy?: readonly ComponentId[] | undefined;
  dimensions: readonly JoinableDimension[];
};

/** What another dataset may be joined by: one dimension of each dataset that the chart has, in their order. */
export type JoinOption = { label: string; originals: readonly JoinableDimension[] };

/** What of a loaded dataset may join: dimensions of time, and key dimensions whose values others share (JO4). */
export const listJoinableDimensions = (
  dimensions: readonly Dimension[],
  termsets: readonly ComponentTermsets[],
): JoinableDimension[] =>
  dimensions.flatMap((dimension) => {
    const { id, label, kind, timeUnit, timeFormat, isKeyDimension } = dimension;
    const own = termsets.find(({ iri }) => iri === id)?.termsets ?? [];
    const shared = isKeyDimension ? own : [];
    return timeUnit !== undefined || shared.length > 0
      ? [{ id, label, kind, timeUnit, timeFormat, termsets: shared }]
      : [];
  });

const isSameOrUnknown = <T>(a: T | undefined, b: T | undefined): boolean =>
  a === undefined || b === undefined || a === b;

/**
 * Times join times of the same unit, format and kind (dates are no entities of time: their values differ), other values
 * those of a termset that both have; never by their labels (JO5).
 */
const canJoin = (a: JoinableDimension, b: JoinableDimension): boolean => {
  if (a.timeUnit !== undefined || b.timeUnit !== undefined)
    return (
      a.timeUnit === b.timeUnit &&
      isSameOrUnknown(a.timeFormat, b.timeFormat) &&
      isSameOrUnknown(a.kind, b.kind)
    );
  return a.termsets.some(({ iri }) => b.termsets.some((other) => other.iri === iri));
};

const findPartner = (
  dimension: JoinableDimension,
  dimensions: readonly JoinableDimension[],
  taken: readonly ComponentId[],
): JoinableDimension | undefined =>
  dimensions.find((other) => !taken.includes(other.id) && canJoin(dimension, other));

const findOriginal = (
  dimension: JoinableDimension,
  [first, dataset]: readonly [JoinableDataset, JoinableDataset],
  taken: readonly ComponentId[],
): JoinableDimension | undefined => {
  const at = first.joinBy?.indexOf(dimension.id) ?? -1;
  const joined = at < 0 ? undefined : dataset.joinBy?.[at];
  return joined === undefined
    ? findPartner(dimension, dataset.dimensions, [...taken, ...(dataset.joinBy ?? [])])
    : dataset.dimensions.find(({ id }) => id === joined);
};

/** What another dataset may be joined by: what all datasets of the chart have in common (JO6). */
export const listJoinOptions = (datasets: readonly JoinableDataset[]): JoinOption[] => {
  const [first, ...others] = datasets;
  if (!first) return [];
  const options: JoinOption[] = [];
  for (const dimension of first.dimensions) {
    const taken = options.flatMap(({ originals }) => originals.map(({ id }) => id));
    const partners = others.map((other) => findOriginal(dimension, [first, other], taken));
    const originals = [dimension, ...partners.filter((partner) => partner !== undefined)];
    if (originals.length < datasets.length) continue;
    const label = [...new Set(originals.map((original) => original.label))].join(", ");
    options.push({ label, originals });
  }
  return options;
};

const isJoined = ({ originals }: JoinOption, [first]: readonly JoinableDataset[]): boolean =>
  originals.some(({ id }) => first?.joinBy?.includes(id));

/** The options that count: the chosen ones, before them those that join the datasets already (JO7). */
const listWanted = (
  datasets: readonly JoinableDataset[],
  chosen: readonly JoinOption[],
): JoinOption[] => {
  const joined = listJoinOptions(datasets).filter((option) => isJoined(option, datasets));
  const order = datasets[0]?.joinBy ?? [];
  const sorted = joined.toSorted(
    (a, b) => order.indexOf(a.originals[0]?.id ?? "") - order.indexOf(b.originals[0]?.id ?? ""),
  );
  return [...sorted, ...chosen.filter((option) => !isJoined(option, datasets))];
};

/**
 * By what each dataset is joined when another one is added, one list per dataset and all of one length. A single
 * dataset is joined by those of the chosen options that the other one has; several are joined by all of them, or
 * not at all (JO7). Undefined where nothing joins.
 */
export const inferJoinBy = (
  datasets: readonly JoinableDataset[],
  added: JoinableDataset,
  chosen: readonly JoinOption[],
): Record<Iri, ComponentId[]> | undefined => {
  const pairs: { option: JoinOption; partner: JoinableDimension }[] = [];
  const wanted = listWanted(datasets, chosen);
  for (const option of wanted) {
    const [dimension] = option.originals;
    const taken = pairs.map(({ partner }) => partner.id);
    const partner = dimension && findPartner(dimension, added.dimensions, taken);
    if (partner) pairs.push({ option, partner });
  }
  if (pairs.length === 0 || (datasets.length > 1 && pairs.length < wanted.length)) return undefined;
  const lists = datasets.map(({ iri }, index): [Iri, ComponentId[]] => [
    iri,
    pairs.flatMap(({ option }) => option.originals[index]?.id ?? []),
  ]);
  return Object.fromEntries([...lists, [added.iri, pairs.map(({ partner }) => partner.id)]]);
};

/** A dataset is taken away only where another one is left (JO8). */
export const canRemoveDataset = (cubes: readonly unknown[]): boolean => cubes.length > 1;
