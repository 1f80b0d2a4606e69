import {
  decodeKnownAnswer,
  encodeKnownAnswer,
  type KnownAnswer,
  type WireKnownAnswer,
} from "@statelier/data";
import type { Geography } from "@statelier/model";
import { type BakedChart, type BakedContent, hash } from "./baked-chart.ts";

/** A part of baked charts, named by its text: what charts have in common is one part. */
type BakedPart = { id: string; value: unknown; text: () => string };

/** What a baked chart is put together of, by the names of its parts. */
export type BakedHead = Pick<BakedContent, "documentId" | "hasReach"> & {
  config: string;
  metadata: string;
  components: string;
  answers: string[];
  geography?: string;
};

export type BakedBundle = { id: string; head: BakedHead; parts: BakedPart[] };

/** What many charts are given as the same object is named once. Its text is not kept: it is seldom asked for again. */
const names = new WeakMap<object, string>();

/** `owner` is what charts have in common, where the value is made for each of them. */
const makePart = (
  value: object,
  { owner = value, encode = (): unknown => value } = {},
): BakedPart => {
  const write = (): string => JSON.stringify(encode());
  const known = names.get(owner);
  if (known !== undefined) return { id: known, value, text: write };
  const text = write();
  const id = hash(text);
  names.set(owner, id);
  return { id, value, text: () => text };
};

/** Observations are the answer of one question. */
const makeAnswerPart = (known: KnownAnswer): BakedPart =>
  makePart(known, { owner: known.answer, encode: () => encodeKnownAnswer(known) });

export const identifyHead = (head: BakedHead): string => hash(JSON.stringify(head));

export const splitBaked = (content: BakedContent): BakedBundle => {
  const { documentId, hasReach } = content;
  const config = makePart(content.config);
  const metadata = makePart(content.metadata);
  const components = makePart(content.components);
  const answers = content.answers.map(makeAnswerPart);
  const geography = content.geography && makePart(content.geography);
  const head: BakedHead = {
    documentId,
    hasReach,
    config: config.id,
    metadata: metadata.id,
    components: components.id,
    answers: answers.map(({ id }) => id),
    ...(geography ? { geography: geography.id } : {}),
  };
  const parts = [config, metadata, components, ...answers, ...(geography ? [geography] : [])];
  return { id: identifyHead(head), head, parts };
};

export const listParts = ({
  config,
  metadata,
  components,
  answers,
  geography,
}: BakedHead): string[] => [
  config,
  metadata,
  components,
  ...answers,
  ...(geography === undefined ? [] : [geography]),
];

/** Finds a part and decodes it; undefined where it is lost. */
export type FindPart = <Value>(id: string, decode: (json: unknown) => Value) => Value | undefined;

const takeAs = <Value>(json: unknown): Value => json as Value;

const decodeAnswer = (json: unknown): KnownAnswer => decodeKnownAnswer(json as WireKnownAnswer);

/** Undefined where a part is lost. */
export const joinBaked = (
  { id, head }: Pick<BakedBundle, "id" | "head">,
  find: FindPart,
): BakedChart | undefined => {
  const config = find(head.config, takeAs<BakedChart["config"]>);
  const metadata = find(head.metadata, takeAs<BakedChart["metadata"]>);
  const components = find(head.components, takeAs<BakedChart["components"]>);
  const answers = head.answers.flatMap((each) => find(each, decodeAnswer) ?? []);
  const geography =
    head.geography === undefined ? undefined : find(head.geography, takeAs<Geography>);
  if (head.geography !== undefined && !geography) return undefined;
  if (!config || !metadata || !components || answers.length < head.answers.length) return undefined;
  const { documentId, hasReach } = head;
  const drawnOn = geography ? { geography } : {};
  return { id, documentId, hasReach, config, metadata, components, answers, ...drawnOn };
};
