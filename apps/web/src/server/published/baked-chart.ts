import { createHash } from "node:crypto";
import {
  type DataClient,
  decodeKnownAnswer,
  encodeKnownAnswer,
  type KnownAnswer,
  type WireKnownAnswer,
  withKnownAnswers,
} from "@statelier/data";
import type { ChartConfig } from "@statelier/document";
import type { CubeComponents, CubeMetadata } from "@statelier/model";

/**
 * One chart of a published document in one language with all the data that its page needs: made once, never
 * changed. A new version of the chart or of its data makes a new one.
 */
export type BakedChart = {
  /** Of everything below. */
  id: string;
  /** Of the stored document that it was made of. */
  documentId: string;
  /** The chart with the newest version of its cubes. */
  config: ChartConfig;
  metadata: CubeMetadata[];
  components: CubeComponents;
  /** The author's view first. */
  answers: KnownAnswer[];
  /** Whether the last answer holds everything that readers' data filters can choose. */
  hasReach: boolean;
};

/** The first word of a file: one of another form was written by another version of the product. */
const FORM = "statelier-baked-1";

const hash = (text: string): string =>
  createHash("sha256").update(text).digest("base64url").slice(0, 22);

/** The name of a stored document as it is now. */
export const identifyDocument = (data: Record<string, unknown>): string =>
  hash(JSON.stringify(data));

const encodeContent = (chart: Omit<BakedChart, "id">): string =>
  JSON.stringify({ ...chart, answers: chart.answers.map(encodeKnownAnswer) });

export const finishBakedChart = (chart: Omit<BakedChart, "id">): BakedChart => ({
  ...chart,
  id: hash(encodeContent(chart)),
});

export const encodeBaked = ({ id, ...chart }: BakedChart): string =>
  `${FORM} ${id}\n${encodeContent(chart)}`;

/** Undefined where the text is damaged, was cut, or is of another form. */
export const decodeBaked = (text: string): BakedChart | undefined => {
  const end = text.indexOf("\n");
  const [form, id = ""] = text.slice(0, Math.max(0, end)).split(" ");
  const content = text.slice(end + 1);
  if (form !== FORM || hash(content) !== id) return undefined;
  const chart = JSON.parse(content) as Omit<BakedChart, "id" | "answers"> & {
    answers: WireKnownAnswer[];
  };
  return { ...chart, id, answers: chart.answers.map(decodeKnownAnswer) };
};

/** A client that answers from a baked chart what that holds, and asks the source for the rest. */
export const makeBakedData = (data: DataClient, baked: BakedChart): DataClient =>
  withKnownAnswers(
    {
      ...data,
      metadata: () => Promise.resolve(baked.metadata),
      components: (scope, cubes) =>
        cubes.some(({ filters }) => filters)
          ? data.components(scope, cubes)
          : Promise.resolve(baked.components),
    },
    baked.answers,
  );
