/// <reference types="vite/client" />
import { type ChartInput, INITIAL_CHART_VIEW } from "@statelier/charts";
import {
  InteractiveChart,
  loadPageDrawing,
  namePageDrawing,
  type PageDrawing,
} from "@statelier/charts/react";
import { type ChartConfig } from "@statelier/document";
import {
  type BaseMap,
  type ComponentId,
  type CubeComponents,
  decodeTable,
  type Geography,
  LOCALES,
  type Locale,
  type ShapeTopology,
  type WireTable,
} from "@statelier/model";
import { ALL_MESSAGES } from "@statelier/ui/all-messages";
import { createTranslator } from "@statelier/ui/messages";
import "@statelier/ui/styles.css";
import "./gallery.css";
import { type ReactNode, StrictMode, useMemo, useState } from "react";
import { createRoot } from "react-dom/client";

type Fixture = {
  about: string;
  locale: Locale;
  view?: ChartInput["view"];
  /** Of the dimensions of a map: the names of their shapes. */
  places?: Record<ComponentId, string>;
  config: ChartConfig;
  components: CubeComponents;
  table: WireTable;
};

const FIXTURES = import.meta.glob<Fixture>("../packages/charts/src/types/*/fixtures/*.json", {
  eager: true,
  import: "default",
});

type Places = { shapes: ShapeTopology; base?: BaseMap };

const PLACES = import.meta.glob<Places>("../packages/charts/src/fixtures/places/*.json", {
  eager: true,
  import: "default",
});

/** What a map is drawn on; the same for all widths, so that it is projected once. */
const readGeography = (places: Record<ComponentId, string>): Geography => {
  const all = Object.entries(places).map(
    ([id, name]) => [id, PLACES[`../packages/charts/src/fixtures/places/${name}.json`]] as const,
  );
  const base = all.find(([, one]) => one?.base)?.[1]?.base;
  return {
    shapes: Object.fromEntries(all.flatMap(([id, one]) => (one ? [[id, one.shapes]] : []))),
    ...(base ? { base } : {}),
  };
};

const GEOGRAPHIES: ReadonlyMap<Fixture, Geography> = new Map(
  Object.values(FIXTURES).flatMap((fixture) =>
    fixture.places ? [[fixture, readGeography(fixture.places)] as const] : [],
  ),
);

const DRAWINGS: ReadonlyMap<string, PageDrawing> = new Map(
  await Promise.all(
    Object.values(FIXTURES).map(
      async ({ config }) => [namePageDrawing(config), await loadPageDrawing(config)] as const,
    ),
  ),
);

const WIDTHS = [280, 340, 640, 800, 1200];
const THEMES = ["light", "dark"] as const;
const AS_WRITTEN = "as written";
const ALL = "all";

const nameOf = (path: string): string =>
  path
    .replace(/^.*types\//, "")
    .replace("fixtures/", "")
    .replace(".json", "");

const CASES = Object.entries(FIXTURES).map(([path, fixture]) => ({ name: nameOf(path), fixture }));
const TYPES = [...new Set(CASES.map(({ name }) => name.split("/")[0] ?? ""))];

/** Cases with this part in the names of their types or their own; of all types, unless the address names one. */
const ONLY = new URLSearchParams(location.search).get("only") ?? "";

/** What each setting may be; the first is the default. */
const CHOICES = {
  type: ONLY === "" ? [...TYPES, ALL] : [ALL, ...TYPES],
  theme: [...THEMES],
  width: ["800", ...WIDTHS.map(String).filter((width) => width !== "800"), ALL],
  language: [AS_WRITTEN, ...LOCALES, ALL],
};
const KEYS = ["type", "theme", "width", "language"] as const;

type Settings = Record<(typeof KEYS)[number], string>;

const readSettings = (): Settings => {
  const params = new URLSearchParams(location.search);
  const read = (key: (typeof KEYS)[number]): string =>
    CHOICES[key].find((choice) => choice === params.get(key)) ?? CHOICES[key][0] ?? "";
  return {
    type: read("type"),
    theme: read("theme"),
    width: read("width"),
    language: read("language"),
  };
};

const keepSettings = (settings: Settings): void => {
  const params = new URLSearchParams(location.search);
  for (const key of KEYS) params.set(key, settings[key]);
  history.replaceState(undefined, "", `?${params.toString()}`);
};

const Picker = ({
  name,
  value,
  onPick,
}: {
  name: (typeof KEYS)[number];
  value: string;
  onPick: (value: string) => void;
}): ReactNode => (
  <label>
    {name}{" "}
    <select name={name} value={value} onChange={(event) => onPick(event.target.value)}>
      {CHOICES[name].map((choice) => (
        <option key={choice}>{choice}</option>
      ))}
    </select>
  </label>
);

type Look = { theme: (typeof THEMES)[number]; width: number; locale: Locale };

const Drawing = ({ fixture, look }: { fixture: Fixture; look: Look }): ReactNode => {
  const { theme, width, locale } = look;
  const geography = GEOGRAPHIES.get(fixture);
  const input = useMemo<ChartInput>(
    () => ({
      ...(geography ? { geography } : {}),
      config: fixture.config,
      components: fixture.components,
      table: decodeTable(fixture.table),
      locale,
      t: createTranslator(locale, ALL_MESSAGES[locale].chart),
      width,
      theme,
      view: fixture.view ?? INITIAL_CHART_VIEW,
    }),
    [fixture, geography, theme, width, locale],
  );
  const drawing = DRAWINGS.get(namePageDrawing(fixture.config));
  return drawing && <InteractiveChart drawing={drawing} input={input} name={fixture.about} />;
};

const listLooks = ({ theme, width, language }: Settings, written: Locale): Look[] => {
  const locales = language === ALL ? LOCALES : LOCALES.filter((locale) => locale === language);
  const widths = width === ALL ? WIDTHS : [Number(width)];
  return (locales.length === 0 ? [written] : locales).flatMap((locale) =>
    widths.map((each) => ({ theme: theme === "dark" ? "dark" : "light", width: each, locale })),
  );
};

const Gallery = (): ReactNode => {
  const [settings, setSettings] = useState(readSettings);
  const shown = CASES.filter(
    ({ name }) =>
      (settings.type === ALL || name.startsWith(`${settings.type}/`)) && name.includes(ONLY),
  );
  return (
    <main data-theme={settings.theme}>
      <h1>Every drawing</h1>
      <form className="settings">
        {KEYS.map((key) => (
          <Picker
            key={key}
            name={key}
            value={settings[key]}
            onPick={(value) => {
              const next = { ...settings, [key]: value };
              keepSettings(next);
              setSettings(next);
            }}
          />
        ))}
      </form>
      {shown.length === 0 ? (
        <p>
          No case of {settings.type === ALL ? "any type" : `the type “${settings.type}”`} has “
          {ONLY}” in its name.
        </p>
      ) : null}
      <div className="cases">
        {shown.flatMap(({ name, fixture }) =>
          listLooks(settings, fixture.locale).map((look) => (
            <figure
              key={`${name} ${look.width} ${look.locale}`}
              data-case={name}
              lang={look.locale}
              style={{ width: look.width }}
            >
              <figcaption lang="en">
                <b>{name}</b> {fixture.about}
              </figcaption>
              <Drawing fixture={fixture} look={look} />
            </figure>
          )),
        )}
      </div>
    </main>
  );
};

const root = document.querySelector("#gallery");
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Gallery />
    </StrictMode>,
  );
}
