/// <reference types="vite/client" />
import { type ChartInput, INITIAL_CHART_VIEW } from "@statelier/charts";
import { findDrawing } from "@statelier/charts/all-drawings";
import { InteractiveChart } from "@statelier/charts/react";
import type { ChartConfig } from "@statelier/document";
import {
  type CubeComponents,
  decodeTable,
  LOCALES,
  type Locale,
  type WireTable,
} from "@statelier/model";
import { ALL_MESSAGES } from "@statelier/ui/all-messages";
import { createTranslator } from "@statelier/ui/messages";
import "@statelier/ui/styles.css";
import "./gallery.css";
import { type ReactNode, StrictMode, useState } from "react";
import { createRoot } from "react-dom/client";

type Fixture = {
  about: string;
  locale: Locale;
  view?: ChartInput["view"];
  config: ChartConfig;
  components: CubeComponents;
  table: WireTable;
};

const FIXTURES = import.meta.glob<Fixture>("../packages/charts/src/types/*/fixtures/*.json", {
  eager: true,
  import: "default",
});

const WIDTHS = [280, 360, 800, 1200];
const THEMES = ["light", "dark"] as const;

const nameOf = (path: string): string =>
  path
    .replace(/^.*types\//, "")
    .replace("fixtures/", "")
    .replace(".json", "");

type Settings = { theme: (typeof THEMES)[number]; width: number; locale: Locale | "" };

const readSettings = (): Settings => {
  const params = new URLSearchParams(location.search);
  return {
    theme: THEMES.find((theme) => theme === params.get("theme")) ?? "light",
    width: Number(params.get("width") ?? 800),
    locale: LOCALES.find((locale) => locale === params.get("locale")) ?? "",
  };
};

const Picker = <T extends string | number>({
  label,
  value,
  values,
  onPick,
}: {
  label: string;
  value: T;
  values: readonly T[];
  onPick: (value: T) => void;
}): ReactNode => (
  <label>
    {label}{" "}
    <select
      value={value}
      onChange={(event) => {
        const picked = values.find((candidate) => String(candidate) === event.target.value);
        if (picked !== undefined) onPick(picked);
      }}
    >
      {values.map((candidate) => (
        <option key={candidate} value={candidate}>
          {candidate === "" ? "as written" : candidate}
        </option>
      ))}
    </select>
  </label>
);

const Case = ({
  path,
  fixture,
  settings,
}: {
  path: string;
  fixture: Fixture;
  settings: Settings;
}): ReactNode => {
  const locale = settings.locale === "" ? fixture.locale : settings.locale;
  const input: ChartInput = {
    config: fixture.config,
    components: fixture.components,
    table: decodeTable(fixture.table),
    locale,
    t: createTranslator(locale, ALL_MESSAGES[locale].chart),
    width: settings.width,
    theme: settings.theme,
    view: fixture.view ?? INITIAL_CHART_VIEW,
  };
  return (
    <figure id={nameOf(path)} lang={locale} style={{ width: settings.width }}>
      <figcaption>
        <b>{nameOf(path)}</b> {fixture.about}
      </figcaption>
      <InteractiveChart drawing={findDrawing(input.config.chartType)} input={input} />
    </figure>
  );
};

const Gallery = (): ReactNode => {
  const [settings, setSettings] = useState(readSettings);
  const set = (part: Partial<Settings>): void => setSettings({ ...settings, ...part });
  const only = new URLSearchParams(location.search).get("only") ?? "";
  return (
    <main data-theme={settings.theme}>
      <h1>Every drawing</h1>
      <form className="settings">
        <Picker
          label="Theme"
          value={settings.theme}
          values={THEMES}
          onPick={(theme) => set({ theme })}
        />
        <Picker
          label="Width"
          value={settings.width}
          values={WIDTHS}
          onPick={(width) => set({ width })}
        />
        <Picker
          label="Language"
          value={settings.locale}
          values={["", ...LOCALES]}
          onPick={(locale) => set({ locale })}
        />
      </form>
      <div className="cases">
        {Object.entries(FIXTURES)
          .filter(([path]) => nameOf(path).includes(only))
          .map(([path, fixture]) => (
            <Case key={path} path={path} fixture={fixture} settings={settings} />
          ))}
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
