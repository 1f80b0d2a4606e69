import type { DataClient, Role } from "@statelier/data";
import type { DataSource, Iri, Locale, TextPart } from "@statelier/model";

/** A source as readers may know it; the first one is the default. `aliases`: what old addresses call it. */
export type NamedSource = DataSource & { name: string; aliases?: readonly string[] };

/** Who is signed in, and how others may. */
export type AccountFacts = {
  /** `insecure`: the site is read over http, where nobody may sign in. */
  signIn: "off" | "insecure" | "local" | "oidc";
  /** Where people sign in; `givesRoles`: at each sign-in they get the role that it names. */
  providers?: readonly { id: string; name: string; givesRoles?: true }[];
  /** Whether only people who are signed in publish. */
  publishesAlone?: boolean;
  /** In which it is said when a chart becomes public, as `Europe/Zurich`. */
  timeZone?: string;
  person?: { id: string; name: string; role: Role };
};

/** What every page of the catalogue and the editor works with. */
export type SiteServices = {
  locale: Locale;
  data: DataClient;
  sources: readonly NamedSource[];
  /** Address under which readers reach the server, without a slash at the end. */
  publicUrl: string;
  /** False where the operator takes no charts. */
  isPublishingOpen: boolean;
  account: AccountFacts;
  /** Draws the first chart of a dataset; undefined where it has none, or where that would keep a page waiting. */
  drawFirstChart: (source: NamedSource, iri: Iri) => Promise<FirstChartDrawing | undefined>;
  /** Drawings stand in the first response; later ones come when their page is there. */
  drawsAtOnce: boolean;
};

/** The first chart of a dataset as finished drawings; survives JSON. */
export type FirstChartDrawing = {
  chartType: string;
  /** SVG in the colours of the page, for a wide place and for a phone. */
  wide: string;
  narrow: string;
  /** It is much higher than it is wide on a phone. */
  isTall: boolean;
  /** What it shows, in stretches of one language each. */
  summary: TextPart[];
  /** What the chart is narrowed to, each thing in words. */
  shown: TextPart[][];
};

/** How a source stands in an address: its name. */
export const encodeDataSource = ({ name }: NamedSource): string => name;

/** The source that an address names (by name or alias, or as `type+url`), the default without one, undefined when unknown. */
export const decodeDataSource = (
  sources: readonly NamedSource[],
  text: string | null,
): NamedSource | undefined =>
  text
    ? sources.find(({ name, type, url, aliases = [] }) =>
        [name, ...aliases, ...[url, ...aliases].map((each) => `${type}+${each}`)].includes(text),
      )
    : sources[0];
