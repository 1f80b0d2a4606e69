import type { Translation } from "../catalogue.ts";
import type { en } from "./en.ts";

export const de = {
  "controls.chart.disabled.numerical": "Mindestens eine numerische Messgrösse ist nötig.",
  "controls.chart.disabled.categorical": "Mindestens eine kategoriale Dimension ist nötig.",
  "controls.chart.disabled.geographical": "Mindestens eine geografische Dimension ist nötig.",
  "controls.chart.disabled.multiple-measures": "Mindestens zwei numerische Messgrössen sind nötig.",
  "controls.chart.disabled.temporal": "Mindestens eine Zeitdimension ist nötig.",
  "controls.chart.disabled.different-unit":
    "Mindestens zwei Messgrössen mit verschiedenen Einheiten sind nötig.",
  "controls.chart.disabled.same-unit":
    "Mindestens zwei Messgrössen mit derselben Einheit sind nötig.",
  "controls.chart.disabled.map":
    "Mindestens eine ordinale Messgrösse und eine geografische Dimension sind nötig.",
  "hint.no.visualization.with.dataset": "Für diesen Datensatz passt kein Diagrammtyp.",
  "button.save-draft.error": "Der Entwurf wurde nicht gespeichert. Versuchen Sie es erneut.",
  "controls.custom-color-palettes.title-unavailable":
    "Sie haben bereits eine Palette mit diesem Namen.",
  "wmts.error-invalid-url": "Diese Adresse ist kein WMS- oder WMTS-Dienst.",
  "wmts.layer-not-supported-crs":
    "Diese Ebene lässt sich nicht zeigen: Sie bietet die Projektion EPSG:3857 nicht an.",
} satisfies Translation<typeof en>;
