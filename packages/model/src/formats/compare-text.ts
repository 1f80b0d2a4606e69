const fold = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase()
    .replaceAll("ß", "ss");

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const RUNS = /\d+|\D+/g;

/** Numbers inside a text count as numbers; letters without case and accent first, then as written. Rule SO5. */
export const compareText = (a: string, b: string): number => {
  const [runsA, runsB] = [fold(a).match(RUNS) ?? [], fold(b).match(RUNS) ?? []];
  for (const [index, runA] of runsA.entries()) {
    const runB = runsB[index];
    if (runB === undefined) return 1;
    const bothDigits = /^\d/.test(runA) && /^\d/.test(runB);
    const order = (bothDigits ? Number(runA) - Number(runB) : 0) || compare(runA, runB);
    if (order !== 0) return order;
  }
  return runsA.length - runsB.length || compare(a, b);
};
