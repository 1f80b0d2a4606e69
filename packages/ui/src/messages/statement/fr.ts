import type { Translation } from "../../i18n/message.ts";
import type { en } from "./en.ts";

export const fr = {
  "statement.title": "Accessibilité",
  "statement.commitment":
    "{body} veut que tout le monde puisse utiliser ce site, quelles que soient ses capacités et ses aides techniques.",
  "statement.commitment.missing":
    "L’exploitant de ce site n’a pas encore indiqué de nom pour cette déclaration.",
  "statement.scope":
    "Cette déclaration concerne {address} et les graphiques de ce site intégrés dans d’autres pages.",
  "statement.conformance": "État de conformité",
  "statement.conformance.partial":
    "Ce site est partiellement conforme aux règles pour l’accessibilité des contenus web (WCAG) 2.2, niveau AA\u202f: les limites ci-dessous demeurent.",
  "statement.conformance.standards":
    "Ce niveau couvre ce que la norme européenne EN\u00a0301\u00a0549 (V3.2.1) et la norme suisse eCH-0059 (version 3.0) reprennent des WCAG 2.1.",
  "statement.limits": "Limites connues",
  "statement.limit.colour":
    "Les séries de la plupart des graphiques ne se distinguent que par la couleur. Quand le système impose ses couleurs, elles se distinguent aussi par des tirets, des formes et des motifs\u202f; le tableau de données les nomme toujours.",
  "statement.limit.palette":
    "Certaines des palettes proposées ont des couleurs difficiles à distinguer en cas de déficience de la vision des couleurs. La personne qui publie un graphique en est avertie et peut en choisir d’autres\u202f; le tableau de données nomme toujours les séries.",
  "statement.limit.table":
    "Le tableau de données sous un graphique compte au plus 500 lignes et le signale\u202f; les fichiers à télécharger les contiennent toutes.",
  "statement.limit.files":
    "Les images PNG ne portent leur description que dans les propriétés du fichier\u202f; un texte à lire à leur place figure parmi les téléchargements. Les fichiers PDF se font en imprimant la page, et c’est le navigateur qui décide s’ils sont balisés.",
  "statement.limit.language":
    "Dans les descriptions que portent les fichiers d’images, les noms d’un jeu de données auquel manque la langue de la page ne sont pas signalés comme étant dans une autre langue.",
  "statement.limit.texts":
    "Les titres et les descriptions viennent des autrices et auteurs et des services de données\u202f; tout n’a pas été vérifié.",
  "statement.reading": "Lire les graphiques au clavier et avec un lecteur d’écran",
  "statement.reading.keys":
    "Un graphique est un seul arrêt de la touche de tabulation. Les touches fléchées vont de valeur en valeur et de série en série, Début et Fin à la première et à la dernière, Échap quitte le graphique.",
  "statement.reading.table": "Sous chaque graphique, ses données s’ouvrent en tableau.",
  "statement.reading.no-script":
    "Sans JavaScript, un graphique publié montre son image, son résumé, son tableau de données, les fichiers et les informations sur les données. Les filtres, la période, la légende, les pourcentages et l’étape d’une animation forment un formulaire\u202f: choisissez, puis activez «\u202fAfficher\u202f». Les tableaux permettent la recherche, le tri et la lecture page par page.",
  "statement.reading.no-script.limits":
    "Ce qui ne fonctionne pas alors\u202f: lire une valeur dans le graphique avec le pointeur ou les touches fléchées, ce que remplace le tableau de données\u202f; lancer une animation\u202f; modifier une légende de plus de 200 séries ou une animation de plus de 500 étapes. Créer des graphiques nécessite JavaScript.",
  "statement.testing": "Comment le site a été évalué",
  "statement.testing.automatic":
    "Les auteurs du logiciel l’évaluent eux-mêmes\u202f: des tests automatiques parcourent ses pages et ses graphiques avec axe-core, dans deux largeurs et deux apparences, au clavier seul, à 320 pixels, avec des espacements de texte plus larges et avec des couleurs imposées.",
  "statement.testing.open":
    "Aucune personne utilisant un lecteur d’écran ne l’a encore essayé, et aucun organisme indépendant ne l’a audité.",
  "statement.date": "Dernière révision de cette déclaration\u202f: {date}.",
  "statement.date.missing":
    "L’exploitant n’a pas indiqué le jour de la dernière révision de cette déclaration.",
  "statement.feedback": "Remarques et contact",
  "statement.feedback.ask":
    "Dites-nous si quelque chose est difficile à utiliser ou si vous avez besoin de données sous une autre forme\u202f:",
  "statement.feedback.missing":
    "Aucun contact n’est configuré sur ce serveur. Pour un graphique, adressez-vous à l’organisation nommée dessous.",
  "statement.enforcement": "Voies de recours",
  "statement.enforcement.turn": "Si la réponse ne vous aide pas, adressez-vous à\u202f:",
  "statement.enforcement.missing":
    "L’organisme auquel s’adresser si une réponse n’aide pas n’est pas configuré sur ce serveur.",
} satisfies Translation<typeof en>;
