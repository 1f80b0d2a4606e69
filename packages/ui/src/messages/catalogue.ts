import type { en as account } from "./account/en.ts";
import type { en as browse } from "./browse/en.ts";
import type { en as chart } from "./chart/en.ts";
import type { en as download } from "./download/en.ts";
import type { en as controls } from "./controls/en.ts";
import type { en as editor } from "./editor/en.ts";
import type { en as embed } from "./embed/en.ts";
import type { en as errors } from "./errors/en.ts";
import type { en as kit } from "./kit/en.ts";
import type { en as layout } from "./layout/en.ts";
import type { en as services } from "./services/en.ts";
import type { en as preview } from "./preview/en.ts";
import type { en as operations } from "./operations/en.ts";
import type { en as site } from "./site/en.ts";
import type { en as statement } from "./statement/en.ts";
import type { en as viewer } from "./viewer/en.ts";

type AreaSources = {
  account: typeof account;
  kit: typeof kit;
  chart: typeof chart;
  browse: typeof browse;
  controls: typeof controls;
  editor: typeof editor;
  layout: typeof layout;
  services: typeof services;
  viewer: typeof viewer;
  embed: typeof embed;
  download: typeof download;
  errors: typeof errors;
  preview: typeof preview;
  operations: typeof operations;
  site: typeof site;
  statement: typeof statement;
};

/** A part of the product with texts of its own; a page loads the areas that it shows. */
export type MessageArea = keyof AreaSources;

export const MESSAGE_AREAS = [
  "account",
  "kit",
  "chart",
  "browse",
  "controls",
  "editor",
  "layout",
  "services",
  "viewer",
  "embed",
  "download",
  "errors",
  "preview",
  "operations",
  "site",
  "statement",
] as const satisfies readonly MessageArea[];

type Sources = typeof account &
  typeof kit &
  typeof chart &
  typeof browse &
  typeof controls &
  typeof editor &
  typeof layout &
  typeof services &
  typeof viewer &
  typeof embed &
  typeof download &
  typeof errors &
  typeof preview &
  typeof operations &
  typeof site &
  typeof statement;

/** Every id of every area. */
export type MessageId = keyof Sources;

type PlaceholderOf<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceholderOf<Rest>
  : never;

type ArgNameOf<Source> = Source extends { one: infer One; other: infer Other }
  ? PlaceholderOf<One> | PlaceholderOf<Other> | "count"
  : PlaceholderOf<Source>;

/** The arguments of a text: a number is a quantity and is grouped; years, versions and names are strings. */
export type MessageArgs<Id extends MessageId> = {
  [Name in ArgNameOf<Sources[Id]>]: Name extends "count" ? number : string | number;
};

/** Nothing for a text without placeholders, else its arguments. */
export type MessageRest<Id extends MessageId> = [ArgNameOf<Sources[Id]>] extends [never]
  ? []
  : [args: MessageArgs<Id>];

/** The code of an error that has a title, a reason and a way on in the catalogue. */
export type ErrorCode = MessageId extends infer Id
  ? Id extends `error.${infer Code}.title`
    ? Code
    : never
  : never;
