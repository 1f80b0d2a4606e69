import type { DataClient } from "@statelier/data";
import { isServiceAway } from "@statelier/model";

/** What was asked of the source itself, beyond what was baked, or of a map service in vain. */
export type LiveAnswers = {
  isAsked: boolean;
  /** The oldest answer that stands in for a source that is away (ISO date and time). */
  dataAsOf?: string;
};

/** A client that notes in `live` which of its answers come from the source. */
export const watchAnswers = (data: DataClient, live: LiveAnswers): DataClient => ({
  ...data,
  async components(scope, cubes) {
    live.isAsked = true;
    return data.components(scope, cubes);
  },
  async observations(scope, cubes) {
    live.isAsked = true;
    const answer = await data.observations(scope, cubes);
    const { dataAsOf } = answer;
    if (dataAsOf !== undefined && !(live.dataAsOf !== undefined && live.dataAsOf <= dataAsOf))
      live.dataAsOf = dataAsOf;
    return answer;
  },
  async mapService(url, names) {
    const service = await data.mapService(url, names);
    // What it says later is to be seen soon.
    if (isServiceAway(service)) live.isAsked = true;
    return service;
  },
});

/** The oldest of these dates and times. */
export const findOldest = (...times: (string | undefined)[]): string | undefined =>
  times
    .filter((time) => time !== undefined)
    .toSorted()
    .at(0);

/** Since when what is shown may be out of date, as known now: what was asked live is only known afterwards. */
export const findStaleSince = ({
  staleSince,
  live,
}: {
  staleSince?: string;
  live?: LiveAnswers;
}): string | undefined => findOldest(staleSince, live?.dataAsOf);
