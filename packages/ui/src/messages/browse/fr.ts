import type { Translation } from "../catalogue.ts";
import type { en } from "./en.ts";

export const fr = {
  "browse.title": "Jeux de données",
  "browse.search.label": "Rechercher des jeux de données",
  "browse.results": { one: "{count} jeu de données", other: "{count} jeux de données" },
  "browse.create-visualization": "Créer une visualisation",
  "browse.back-to-results": "Retour aux résultats",
} satisfies Translation<typeof en>;
