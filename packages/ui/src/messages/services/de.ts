import type { Translation } from "../../i18n/message.ts";
import type { en } from "./en.ts";

export const de = {
  "wmts.error-invalid-url": "Diese Adresse ist kein WMS- oder WMTS-Dienst.",
  "wmts.not-listed":
    "Dieser Dienst gehört nicht zu jenen, die die Betreiberschaft dieser Website anbietet.",
  "wmts.unavailable": "Dieser Dienst antwortet nicht.",
  "wmts.unreadable": "Die Beschreibung dieses Dienstes lässt sich nicht lesen.",
  "wmts.exception": "Der Dienst antwortet mit einem Fehler:",
  "wmts.foreign-host":
    "Diese Ebene lässt sich nicht anzeigen: Ihre Bilder kommen von einem anderen Host.",
  "wmts.cannot-list": "nennt seine Ebenen nicht",
  "wmts.cannot-display": "seine Ebenen lassen sich nicht anzeigen",
  "wmts.known-to-work": "funktioniert nachweislich",
  "wmts.not-on-map-geo-admin": "nicht auf map.geo.admin.ch zu sehen",
  "wmts.unknown-layer": "Unbekannte Ebene",
  "wmts.layer-not-supported-crs":
    "Diese Ebene lässt sich nicht anzeigen: Sie bietet die Projektion EPSG:3857 nicht an.",
  "editor.services": "Kartendienste",
  "editor.services.hint":
    "Ebenen von WMS- und WMTS-Diensten, die oberste zuerst. Die Browser der Leserinnen und Leser holen bei diesen Diensten Bilder; in Bilddateien, im Druck und in Downloads fehlen diese Ebenen.",
  "editor.services.add": "Kartenebenen hinzufügen",
  "editor.services.behind": "Hinter den Flächen",
  "editor.services.sync": "Folgt der Zeit des Diagramms",
  "editor.services.provider": "Dienst",
  "editor.services.provider.search": "Dienste suchen",
  "editor.services.address": "Oder die Adresse eines Dienstes",
  "editor.services.none": "Die Betreiberschaft dieser Website bietet keine Kartendienste an.",
  "editor.services.layers": "Ebenen des Dienstes",
  "editor.services.search": "Ebenen suchen",
  "editor.services.data": "Daten dieser Ebene",
  "editor.services.legend": "Legende von {name}",
} satisfies Translation<typeof en>;
