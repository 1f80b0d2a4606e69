import { type DataClient, DataError } from "@statelier/data";
import type { CubeComponents, Dimension } from "@statelier/model";

type Asked = Parameters<DataClient["components"]>[1];

/** What a chart is made of is there at all; without it there is nothing to edit. */
const findGap = (asked: Asked, answer: Partial<CubeComponents> | null): string | undefined => {
  if (asked.length === 0) return "Cube query filters not found";
  if (!answer) return "Undefined dataCubeComponents";
  if (!answer.dimensions) return "Undefined dimensions";
  return answer.measures ? undefined : "Undefined measures";
};

/** What the author can still correct: the chart opens, and says what it lacks. */
const listFaults = (asked: Asked, dimensions: readonly Dimension[]): string[] => {
  const joined = dimensions.filter(({ id }) => id.startsWith("joinBy__"));
  const originals = joined.flatMap(({ originalIds = [] }) => originalIds);
  const wanted = asked.length > 1 ? asked.flatMap(({ joinBy = [] }) => joinBy) : [];
  return [
    ...(dimensions.some(({ id }) => !id) ? ["Dimension should have an IRI"] : []),
    ...(joined.some(({ originalIds }) => !originalIds)
      ? ["Dimension should be a join by at this point"]
      : []),
    ...(wanted.some((id) => !originals.some(({ dimensionId }) => dimensionId === id))
      ? ["Original id should have been found"]
      : []),
  ];
};

/** Looks at what came of the datasets of a chart before it is edited. Throws `DataError` where there is nothing to edit. */
export const checkComponents = (
  asked: Asked,
  answer: CubeComponents,
  log: (message: string) => void,
): CubeComponents => {
  const gap = findGap(asked, answer);
  if (gap !== undefined) throw new DataError("SOURCE_ANSWER_INVALID", gap);
  for (const fault of listFaults(asked, answer.dimensions)) log(fault);
  return answer;
};
