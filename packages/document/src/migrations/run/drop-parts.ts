import type { Loss } from "../step.ts";

/** The first losses of a place, by their order: one that readers see, and one that they do not. */
type Place = {
  readonly members: Map<string | number, Place>;
  visible: number;
  dormant: number;
};

const makePlace = (): Place => ({ members: new Map(), visible: Infinity, dormant: Infinity });

/** What lies within something else that is lost is not named again, but what readers see within what they do not. */
export const dropParts = (losses: readonly Loss[]): readonly Loss[] => {
  const root = makePlace();
  for (const [index, { path, dormant }] of losses.entries()) {
    let place = root;
    for (const part of path) {
      const member = place.members.get(part) ?? makePlace();
      place.members.set(part, member);
      place = member;
    }
    const kind = dormant ? "dormant" : "visible";
    place[kind] = Math.min(place[kind], index);
  }
  return losses.filter(({ path, dormant }, index) => {
    const firstOf = (place: Place): number =>
      dormant ? Math.min(place.visible, place.dormant) : place.visible;
    let place: Place | undefined = root;
    for (const part of path) {
      if (!place || firstOf(place) < Infinity) return false;
      place = place.members.get(part);
    }
    return place !== undefined && firstOf(place) === index;
  });
};
