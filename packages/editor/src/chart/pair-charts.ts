/** The charts of two versions of a document that are the same one; a document of one chart has that one under whatever key. */
export const pairCharts = <Chart extends { readonly key?: unknown }>(
  was: readonly Chart[],
  is: readonly Chart[],
): [Chart, Chart][] =>
  is.flatMap((chart): [Chart, Chart][] => {
    const former =
      was.length === 1 && is.length === 1 ? was[0] : was.find(({ key }) => key === chart.key);
    return former ? [[former, chart]] : [];
  });
