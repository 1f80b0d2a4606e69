import type { Translation } from "../catalogue.ts";
import type { en } from "./en.ts";

export const fr = {
  "viewer.filters": "Filtres",
  "viewer.filters.show": "Afficher",
  "viewer.filters.none": "Aucun filtre",
  "viewer.filters.latest": "Le plus récent ({value})",
  "viewer.filters.loading": "Le graphique est mis à jour.",
  "viewer.filters.updated": "Le graphique est à jour.",
  "viewer.filters.failed":
    "La sélection n’a pas pu être chargée\u202f; le graphique montre encore la précédente.",
  "viewer.retry": "Réessayer",
  "viewer.time-range": "Période",
  "viewer.time-range.from": "De",
  "viewer.time-range.to": "À",
  "viewer.percent": "Afficher en pourcentage",
  "viewer.chart": "Graphique",
  "viewer.chart.number": "Graphique {number}",
  "viewer.charts": "Graphiques de cette page",
  "viewer.table": "Tableau de données",
  "viewer.table.bounded": "Les {shown} premières lignes sur {total}.",
  "viewer.table.only": "Ce type de graphique est présenté ici sous forme de tableau.",
  "viewer.label": "{name}\u202f:",
  "viewer.source": "Source",
  "viewer.dataset": "Jeu de données",
  "viewer.publisher": "Éditeur",
  "viewer.updated": "Mis à jour",
  "viewer.licence": "Licence",
  "viewer.filter-list": "Affiché pour",
  "viewer.menu": "Plus d’options pour ce graphique",
  "viewer.copy-and-edit": "Copier et modifier",
  "viewer.created-with": "Créé avec Statelier",
  "viewer.download": "Télécharger",
  "viewer.download.svg": "Graphique vectoriel (SVG)",
  "viewer.download.png": "Image {scale}× (PNG)",
  "viewer.picture.made": "Image créée le {date}",
  "viewer.published": "Votre graphique est publié. Partagez l’adresse de cette page.",
  "viewer.draft-dataset":
    "Le jeu de données «\u202f{title}\u202f» est un brouillon\u202f: ses chiffres peuvent encore changer.",
  "viewer.expired-dataset": "Le jeu de données «\u202f{title}\u202f» n’est plus mis à jour.",
  "viewer.unknown-param":
    "Cette adresse demande «\u202f{name}\u202f» = «\u202f{value}\u202f», que le graphique ne connaît pas. Il montre sa propre sélection.",
  "viewer.loss":
    "Des éléments de ce graphique viennent d’une autre version du format et ne sont pas montrés\u202f: {list}.",
  "viewer.untitled": "Graphique sans titre",
  "viewer.no-data": "Il n’y a pas de données pour cette sélection.",
} satisfies Translation<typeof en>;
