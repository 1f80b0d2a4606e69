import type { Translation } from "../../i18n/message.ts";
import type { en } from "./en.ts";

export const de = {
  "controls.custom-color-palettes.title-unavailable":
    "Sie haben bereits eine Palette mit diesem Namen.",
  "editor.colors.shuffle": "Farben mischen",
  "editor.field.moves": "wechselt von «{name}» hierher",
  "editor.fields.swap": "«{first}» und «{second}» tauschen",
  "editor.highlight.of": "Hervorheben: {name}",
  "editor.highlight.none": "Nichts ist hervorgehoben: Alle haben ihre Farbe.",
  "editor.highlight.hint": "Diese behalten ihre Farbe, alle anderen werden grau.",
  "editor.color.faint": "{ratio} zu 1 auf Weiss; gut sichtbar ist es ab 3 zu 1.",
  "editor.color.take": "{color} nehmen",
  "editor.palettes": "Ihre Farbpaletten",
  "editor.palettes.named": "Vorgegebene Farbpaletten",
  "editor.palettes.open": "Ihre Farbpaletten …",
  "editor.palettes.none": "Sie haben noch keine eigene Farbpalette.",
  "login.profile.my-color-palettes.add": "Farbpalette hinzufügen",
  "editor.palettes.edit": "{name} ändern",
  "editor.palettes.edit.short": "Ändern",
  "editor.palettes.delete": "{name} löschen",
  "editor.palettes.delete.text": "Grafiken, die diese Farbpalette verwenden, behalten ihre Farben.",
  "editor.palettes.name": "Name der Farbpalette",
  "editor.palettes.type": "Wofür sie ist",
  "editor.palettes.type.sequential": "Sequenziell",
  "editor.palettes.type.sequential.hint": "Zahlen von tief bis hoch, von blass bis zu einer Farbe",
  "editor.palettes.type.diverging": "Divergierend",
  "editor.palettes.type.diverging.hint":
    "Zahlen auf beiden Seiten einer Mitte, mit zwei oder drei Farben",
  "editor.palettes.type.categorical": "Kategorial",
  "editor.palettes.type.categorical.hint": "Eine Farbe je Reihe, bis zu 26",
  "editor.palettes.colors": "Farben der Farbpalette",
  "editor.palettes.color": "Farbe {number}",
  "editor.palettes.add-color": "Farbe hinzufügen",
  "editor.palettes.unnamed": "Geben Sie ihr zuerst einen Namen, dann Farben.",
  "editor.palettes.unnamed-one": "Farbpalette ohne Namen",
  "editor.palettes.count": "{count} von {most} Farben; mindestens {least}.",
  "editor.palettes.pale": "Auf Weiss zu blass: Der Kontrast liegt unter 2 zu 1.",
  "editor.palettes.alike": "Schwer zu unterscheiden: {pairs}",
  "editor.palettes.failed":
    "Das liess sich nicht speichern. Es hat sich nichts geändert: Versuchen Sie es noch einmal.",
  "editor.palettes.unread": "Ihre Farbpaletten konnten nicht gelesen werden.",
  "editor.palettes.left": {
    one: "Dieser Browser hat noch {count} Farbpalette von vor Ihrer Anmeldung.",
    other: "Dieser Browser hat noch {count} Farbpaletten von vor Ihrer Anmeldung.",
  },
  "editor.palettes.take-over": "In Ihr Konto übernehmen",
} satisfies Translation<typeof en>;
