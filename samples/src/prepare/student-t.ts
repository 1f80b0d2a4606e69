/** Probability that |T| < t, by the finite series for whole degrees of freedom (Abramowitz and Stegun 26.7.3 and 26.7.4). */
const deriveProbability = (t: number, freedom: number): number => {
  const angle = Math.atan(t / Math.sqrt(freedom));
  const isOdd = freedom % 2 === 1;
  let term = isOdd ? Math.cos(angle) : 1;
  let sum = freedom === 1 ? 0 : term;
  for (let k = isOdd ? 3 : 2; k < freedom; k += 2) {
    term *= (Math.cos(angle) ** 2 * (k - 1)) / k;
    sum += term;
  }
  return isOdd ? (2 / Math.PI) * (angle + Math.sin(angle) * sum) : Math.sin(angle) * sum;
};

/** Distance from zero, in standard errors, within which Student's t falls with the given probability (below 0.999). */
export const deriveStudentDistance = (probability: number, freedom: number): number => {
  let low = 0;
  let high = 1000;
  for (let step = 0; step < 100; step += 1) {
    const middle = (low + high) / 2;
    if (deriveProbability(middle, freedom) < probability) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
};
