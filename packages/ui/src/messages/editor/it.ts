import type { Translation } from "../catalogue.ts";
import type { en } from "./en.ts";

export const it = {
  "controls.chart.disabled.numerical": "È necessaria almeno una misura numerica.",
  "controls.chart.disabled.categorical": "È necessaria almeno una dimensione categoriale.",
  "controls.chart.disabled.geographical": "È necessaria almeno una dimensione geografica.",
  "controls.chart.disabled.multiple-measures": "Sono necessarie almeno due misure numeriche.",
  "controls.chart.disabled.temporal": "È necessaria almeno una dimensione temporale.",
  "controls.chart.disabled.different-unit": "Sono necessarie almeno due misure con unità diverse.",
  "controls.chart.disabled.same-unit": "Sono necessarie almeno due misure con la stessa unità.",
  "controls.chart.disabled.map":
    "Sono necessarie almeno una misura ordinale e una dimensione geografica.",
  "hint.no.visualization.with.dataset": "Nessun tipo di grafico è adatto a questo dataset.",
  "button.save-draft.error": "La bozza non è stata salvata. Riprovi.",
  "controls.custom-color-palettes.title-unavailable": "Ha già una tavolozza con questo nome.",
  "wmts.error-invalid-url": "Questo indirizzo non è un servizio WMS o WMTS.",
  "wmts.layer-not-supported-crs":
    "Questo livello non può essere mostrato: non offre la proiezione EPSG:3857.",
} satisfies Translation<typeof en>;
