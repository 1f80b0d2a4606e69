import type { Translation } from "../../i18n/message.ts";
import type { en } from "./en.ts";

export const fr = {
  "account.sign-in": "Se connecter",
  "account.sign-out": "Se déconnecter",
  "account.sign-out.everywhere": "Se déconnecter partout",
  "account.menu": "Votre compte",
  "account.profile": "Mes graphiques",
  "account.local":
    "La personne qui démarre ce serveur se connecte par un lien qu’il affiche au démarrage. Le lien ne sert qu’une fois.",
  "account.local.press": "Ce lien vous connecte dans ce navigateur. Il ne sert qu’une fois.",
  "account.problem.link":
    "Ce lien a déjà servi ou provient d’un démarrage antérieur du serveur. Redémarrez le serveur pour en obtenir un autre.",
  "account.insecure":
    "Personne ne peut se connecter par http sur une autre machine\u202f: tous pourraient lire en chemin. L’exploitant doit proposer ce site en https et définir STATELIER_PUBLIC_URL.",
  "account.off": "Personne ne se connecte sur ce site. Les graphiques sont publiés sans compte.",
  "account.profile.search": "Chercher par titre ou clé",
  "account.profile.show": "Afficher",
  "account.profile.all": "Tous",
  "account.state.published": "Publié",
  "account.state.draft": "Brouillon",
  "account.state.change": "Brouillon d’un graphique publié",
  "account.state.unpublished": "N’est plus publié",
  "account.state.removed": "Supprimé",
  "account.filter.published": "Publiés",
  "account.filter.drafts": "Brouillons",
  "account.filter.removed": "Supprimés",
  "account.column.title": "Titre",
  "account.column.state": "État",
  "account.column.views": "Consultations",
  "account.column.changed": "Dernière modification",
  "account.column.actions": "Actions",
  "account.chart.untitled": "Sans titre",
  "account.charts": { one: "{count} graphique", other: "{count} graphiques" },
  "account.charts.none":
    "Vous n’avez pas encore de graphiques. Choisissez un jeu de données et créez-en un.",
  "account.charts.no-match": "Aucun graphique ne correspond.",
  "account.action.open": "Ouvrir",
  "account.action.edit": "Modifier",
  "account.action.rename": "Renommer",
  "account.action.duplicate": "Dupliquer comme brouillon",
  "account.action.versions": "Versions",
  "account.action.unpublish": "Retirer de la publication",
  "account.action.remove": "Supprimer",
  "account.action.restore": "Rétablir",
  "account.unpublish.why":
    "Les lectrices et lecteurs trouveront une note à la place de ce graphique, sur sa page et partout où il est intégré. Vous pourrez le publier de nouveau à la même adresse.",
  "account.remove.why":
    "Le graphique disparaît aussitôt de son adresse. Vous pourrez le rétablir pendant 30 jours.",
  "account.rename.title": "Nouveau titre",
  "account.rename.save": "Enregistrer",
  "account.done.duplicate": "Une copie se trouve parmi vos brouillons.",
  "account.done.unpublish": "Le graphique n’est plus publié.",
  "account.done.remove": "Le graphique a été supprimé.",
  "account.done.restore": "Le graphique est rétabli.",
  "account.done.rename": "Le titre a été modifié.",
  "account.failed": "Cela n’a pas fonctionné",
  "account.loading": "Chargement de vos graphiques…",
  "account.sign-in.with": "Se connecter avec {provider}",
  "account.problem.expired":
    "Vous n’êtes pas connecté\u202f: cela a duré plus de dix minutes ou a commencé dans un autre navigateur. Veuillez réessayer.",
  "account.problem.provider":
    "Vous n’êtes pas connecté\u202f: le fournisseur n’a pas répondu ou n’a pas confirmé votre identité. Veuillez réessayer.",
} satisfies Translation<typeof en>;
