import type { Translation } from "../catalogue.ts";
import type { en } from "./en.ts";

export const fr = {
  "controls.chart.disabled.numerical": "Il faut au moins une mesure numérique.",
  "controls.chart.disabled.categorical": "Il faut au moins une dimension catégorielle.",
  "controls.chart.disabled.geographical": "Il faut au moins une dimension géographique.",
  "controls.chart.disabled.multiple-measures": "Il faut au moins deux mesures numériques.",
  "controls.chart.disabled.temporal": "Il faut au moins une dimension temporelle.",
  "controls.chart.disabled.different-unit": "Il faut au moins deux mesures d’unités différentes.",
  "controls.chart.disabled.same-unit": "Il faut au moins deux mesures de même unité.",
  "controls.chart.disabled.map":
    "Il faut au moins une mesure ordinale et une dimension géographique.",
  "hint.no.visualization.with.dataset": "Aucun type de graphique ne convient à ce jeu de données.",
  "button.save-draft.error": "Le brouillon n’a pas été enregistré. Réessayez.",
  "controls.custom-color-palettes.title-unavailable": "Vous avez déjà une palette de ce nom.",
  "wmts.error-invalid-url": "Cette adresse n’est pas un service WMS ou WMTS.",
  "wmts.layer-not-supported-crs":
    "Cette couche ne peut pas être affichée\u00a0: elle n’offre pas la projection EPSG:3857.",
} satisfies Translation<typeof en>;
