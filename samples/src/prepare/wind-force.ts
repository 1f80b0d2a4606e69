/** Lowest wind speed in m/s of Beaufort 1, 2, … 12 (WMO-No. 306, Manual on Codes). */
const LOWEST_SPEEDS = [0.3, 1.6, 3.4, 5.5, 8, 10.8, 13.9, 17.2, 20.8, 24.5, 28.5, 32.7];

/** Beaufort number of a wind speed in m/s. */
export const deriveWindForce = (speed: number): number =>
  LOWEST_SPEEDS.filter((lowest) => speed >= lowest).length;
