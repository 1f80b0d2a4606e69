import type { Draw } from "../../testing/make-draw.ts";

export type Json = Record<string, unknown>;

/** Draws one chart config as it was written at one version; knows nothing of the steps. */
export type Draft = {
  readonly draw: Draw;
  readonly since: (version: string) => boolean;
  readonly type: string;
  /** A reference to a component in the form of the version. */
  readonly component: () => string;
  /** `Iri` or `Id`, the ending of the members that hold references. */
  readonly ending: string;
};

const LANGUAGES = ["de", "fr", "it", "en"];

const RANKS = new Map<string, number>();

/** Versions as numbers in their order; each is worked out once, for it is asked for hundreds of times a document. */
const rankOf = (version: string): number => {
  const known = RANKS.get(version);
  if (known !== undefined) return known;
  const rank = version.split(".").reduce((sum, part) => sum * 1000 + Number(part), 0);
  RANKS.set(version, rank);
  return rank;
};

export const isSince = (version: string, than: string): boolean => rankOf(version) >= rankOf(than);

export const maybe = (draw: Draw, member: () => Json): Json => (draw.boolean() ? member() : {});

/** Each of the named members is left out by one document of four, and null, as stores wrote it, in one of twelve. */
export const leaveOut = (draw: Draw, object: Json, ...names: readonly string[]): Json => {
  const members: Json = {};
  for (const name of Object.keys(object)) {
    const chance = names.includes(name) ? draw.integer(1, 12) : 12;
    if (chance > 3) members[name] = chance > 4 ? object[name] : null;
  }
  return members;
};

const makeTexts = (draw: Draw): Json => {
  const texts = Object.fromEntries(
    LANGUAGES.map((language) => [language, draw.from("", "Lärm", "x ‖ y")]),
  );
  return leaveOut(draw, texts, "fr", "it");
};

export const makeMeta = (draw: Draw, hasLabel: boolean): Json =>
  leaveOut(
    draw,
    {
      title: makeTexts(draw),
      description: makeTexts(draw),
      ...(hasLabel ? { label: makeTexts(draw) } : {}),
    },
    "title",
    "description",
    "label",
  );

export const makeAnimation = ({ draw, since, type, component, ending }: Draft): Json =>
  since("1.4.0") && ["column", "bar", "pie", "scatterplot", "map"].includes(type) && draw.boolean()
    ? {
        animation: {
          [`component${ending}`]: component(),
          showPlayButton: true,
          duration: draw.from(10, 30, 60),
          type: draw.from("continuous", "stepped"),
          dynamicScales: draw.boolean(),
        },
      }
    : {};
