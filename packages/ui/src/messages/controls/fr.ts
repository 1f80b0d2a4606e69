import type { Translation } from "../../i18n/message.ts";
import type { en } from "./en.ts";

export const fr = {
  "controls.custom-color-palettes.title-unavailable": "Vous avez déjà une palette de ce nom.",
  "editor.colors.shuffle": "Mélanger les couleurs",
  "editor.palettes": "Vos palettes",
  "editor.palettes.named": "Palettes fournies",
  "editor.palettes.open": "Vos palettes …",
  "editor.palettes.none": "Vous n’avez pas encore de palette à vous.",
  "login.profile.my-color-palettes.add": "Ajouter une palette",
  "editor.palettes.edit": "Modifier {name}",
  "editor.palettes.edit.short": "Modifier",
  "editor.palettes.delete": "Supprimer {name}",
  "editor.palettes.delete.text": "Les graphiques qui utilisent cette palette gardent ses couleurs.",
  "editor.palettes.name": "Nom de la palette",
  "editor.palettes.type": "À quoi elle sert",
  "editor.palettes.type.sequential": "Séquentielle",
  "editor.palettes.type.sequential.hint":
    "Des nombres du plus petit au plus grand, du pâle à une couleur",
  "editor.palettes.type.diverging": "Divergente",
  "editor.palettes.type.diverging.hint":
    "Des nombres de part et d’autre d’un milieu, avec deux ou trois couleurs",
  "editor.palettes.type.categorical": "Catégorielle",
  "editor.palettes.type.categorical.hint": "Une couleur par série, jusqu’à 26",
  "editor.palettes.colors": "Couleurs de la palette",
  "editor.palettes.color": "Couleur {number}",
  "editor.palettes.add-color": "Ajouter une couleur",
  "editor.palettes.unnamed": "Donnez-lui d’abord un nom, puis des couleurs.",
  "editor.palettes.unnamed-one": "Palette sans nom",
  "editor.palettes.count": "{count} sur {most} couleurs\u202f; au moins {least}.",
  "editor.palettes.pale": "Trop pâle sur le blanc\u202f: son contraste est inférieur à 2 pour 1.",
  "editor.palettes.alike": "Difficiles à distinguer\u202f: {pairs}",
  "editor.palettes.failed": "L’enregistrement a échoué. Rien n’a changé\u202f: réessayez.",
  "editor.palettes.unread": "Vos palettes n’ont pas pu être lues.",
  "editor.palettes.left": {
    one: "Ce navigateur garde {count} palette d’avant votre connexion.",
    other: "Ce navigateur garde {count} palettes d’avant votre connexion.",
  },
  "editor.palettes.take-over": "Reprendre dans votre compte",
} satisfies Translation<typeof en>;
