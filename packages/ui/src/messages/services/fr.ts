import type { Translation } from "../../i18n/message.ts";
import type { en } from "./en.ts";

export const fr = {
  "wmts.error-invalid-url": "Cette adresse n’est pas celle d’un service WMS ou WMTS.",
  "wmts.not-listed": "Ce service ne figure pas parmi ceux que propose l’exploitant de ce site.",
  "wmts.unavailable": "Ce service ne répond pas.",
  "wmts.unreadable": "La description de ce service ne peut pas être lue.",
  "wmts.exception": "Le service répond par une erreur\u202f:",
  "wmts.foreign-host":
    "Cette couche ne peut pas être affichée\u202f: ses images viennent d’un autre hôte.",
  "wmts.cannot-list": "ne nomme pas ses couches",
  "wmts.cannot-display": "ses couches ne peuvent pas être affichées",
  "wmts.known-to-work": "fonctionnement vérifié",
  "wmts.not-on-map-geo-admin": "n’apparaît pas sur map.geo.admin.ch",
  "wmts.unknown-layer": "Couche inconnue",
  "wmts.layer-not-supported-crs":
    "Cette couche ne peut pas être affichée\u202f: elle n’offre pas la projection EPSG:3857.",
  "editor.services": "Services cartographiques",
  "editor.services.hint":
    "Couches de services WMS et WMTS, la plus haute en premier. Les navigateurs des lectrices et des lecteurs demandent des images à ces services\u202f; ces couches manquent dans les fichiers d’image, à l’impression et dans les téléchargements.",
  "editor.services.add": "Ajouter des couches",
  "editor.services.behind": "Derrière les surfaces",
  "editor.services.sync": "Suit le temps du graphique",
  "editor.services.provider": "Service",
  "editor.services.provider.search": "Rechercher un service",
  "editor.services.address": "Ou l’adresse d’un service",
  "editor.services.none": "L’exploitant de ce site ne propose aucun service cartographique.",
  "editor.services.layers": "Couches du service",
  "editor.services.search": "Rechercher une couche",
  "editor.services.data": "Données de cette couche",
  "editor.services.legend": "Légende\u202f: {name}",
} satisfies Translation<typeof en>;
