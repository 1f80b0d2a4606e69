import type { Translation } from "../catalogue.ts";
import type { en } from "./en.ts";

export const fr = {
  "viewer.filters": "Filtres",
  "viewer.filters.show": "Afficher",
  "viewer.table": "Tableau de données",
  "viewer.source": "Source",
  "viewer.menu": "Autres options pour ce graphique",
} satisfies Translation<typeof en>;
