import type { Translation } from "../../i18n/message.ts";
import type { en } from "./en.ts";

export const fr = {
  "error.CANNOT_FIND_CUBE.title": "Jeu de données introuvable",
  "error.CANNOT_FIND_CUBE.why":
    "La source {source} n’a aucun jeu de données à l’adresse {iri}, ou il a été retiré.",
  "error.CANNOT_FIND_CUBE.todo": "Recherchez-le dans le catalogue ou vérifiez l’adresse.",
  "error.CUBE_GONE.title": "Les données de ce graphique ne sont pas disponibles",
  "error.CUBE_GONE.why":
    "Le jeu de données «\u202f{title}\u202f» a été retiré de sa source et il n’existe aucune copie du graphique.",
  "error.CUBE_GONE.todo":
    "Recherchez un jeu de données plus récent dans le catalogue ou adressez-vous à l’éditeur des données.",
  "error.SOURCE_NOT_ALLOWED.title": "Cette source de données n’est pas autorisée ici",
  "error.SOURCE_NOT_ALLOWED.why":
    "Les données viennent de la source {source}, que l’exploitant de ce site n’a pas autorisée.",
  "error.SOURCE_NOT_ALLOWED.todo":
    "L’exploitant peut ajouter l’adresse à {setting} ou l’y associer à une source autorisée par un alias.",
  "error.SOURCE_DOWN.title": "La source de données ne répond pas",
  "error.SOURCE_DOWN.why": "La source {source} n’a pas pu être jointe ou a répondu par une erreur.",
  "error.SOURCE_DOWN.todo": "Réessayez dans quelques minutes.",
  "error.SOURCE_BUSY.title": "La source de données est occupée",
  "error.SOURCE_BUSY.why":
    "La source {source} répond en ce moment à autant de requêtes qu’elle le peut.",
  "error.SOURCE_BUSY.todo": "Réessayez dans {seconds}\u00a0s.",
  "error.SOURCE_ANSWER_INVALID.title": "La réponse de la source de données est illisible",
  "error.SOURCE_ANSWER_INVALID.why": "{source} a répondu, mais pas avec des données lisibles.",
  "error.SOURCE_ANSWER_INVALID.todo": "Réessayez plus tard ou prévenez l’exploitant de la source.",
  "error.SOURCE_TIMEOUT.title": "La source de données met trop de temps à répondre",
  "error.SOURCE_TIMEOUT.why": "{source} n’a pas répondu en {seconds}\u00a0s.",
  "error.SOURCE_TIMEOUT.todo":
    "Choisissez moins de valeurs avec les filtres ou réessayez plus tard.",
  "error.RESULT_TOO_LARGE.title": "Trop de données pour un seul graphique",
  "error.RESULT_TOO_LARGE.why": "La sélection contient plus que ce qui peut être lu en une fois.",
  "error.RESULT_TOO_LARGE.todo": "Restreignez-la avec les filtres.",
  "error.JOIN_TOO_LARGE.title": "Les jeux de données joints donnent trop de lignes",
  "error.JOIN_TOO_LARGE.why":
    "De nombreuses lignes d’un jeu de données ont la même valeur que de nombreuses lignes d’un autre, et chaque paire devient une ligne.",
  "error.JOIN_TOO_LARGE.todo":
    "Filtrez chaque jeu de données sur une seule valeur dans les dimensions qui ne sont pas jointes, ou joignez par davantage de dimensions.",
  "error.DOCUMENT_INVALID.title": "Ce graphique est illisible",
  "error.DOCUMENT_INVALID.why":
    "Sa description ne respecte pas le format à cet endroit\u202f: {path}. Détail technique\u202f: {problem}",
  "error.DOCUMENT_INVALID.todo":
    "Recommencez à partir du jeu de données ou envoyez ce message à la personne qui l’a créé.",
  "error.DOCUMENT_IS_CHART.title": "C’est un seul graphique, pas un document entier",
  "error.DOCUMENT_IS_CHART.why":
    "Ce qui a été envoyé est la configuration d’un seul graphique. Un document en contient une liste, avec la source des données.",
  "error.DOCUMENT_IS_CHART.todo":
    "Placez-la dans la liste chartConfigs d’un document qui nomme dataSource et activeChartKey.",
  "error.DOCUMENT_TOO_LARGE.title": "C’est plus qu’une page ne peut contenir",
  "error.DOCUMENT_TOO_LARGE.why":
    "Il y a trop de contenu à cet endroit\u202f: {path}. Détail technique\u202f: {problem}",
  "error.DOCUMENT_TOO_LARGE.todo":
    "Réduisez ce qui est de trop à cet endroit ou répartissez le contenu sur plusieurs pages.",
  "error.DOCUMENT_TOO_NEW.title": "Ce graphique vient d’une version plus récente",
  "error.DOCUMENT_TOO_NEW.why":
    "Il est en version {version}\u202f; ce site lit jusqu’à la version {supported}.",
  "error.DOCUMENT_TOO_NEW.todo":
    "Ouvrez-le là où il a été créé ou demandez à l’exploitant de mettre ce site à jour.",
  "error.PREVIEW_UNREADABLE.title": "Cet aperçu est illisible",
  "error.PREVIEW_UNREADABLE.why":
    "Ce que contient le lien, le formulaire ou le message n’est pas un graphique, ou n’en est qu’une partie.",
  "error.PREVIEW_UNREADABLE.todo":
    "Copiez à nouveau le lien entier ou créez un nouvel aperçu là où le graphique a été créé.",
  "error.PICTURE_BUSY.title": "Trop d’images à la fois",
  "error.PICTURE_BUSY.why":
    "Ce site dessine en ce moment autant d’images qu’il le peut, au total ou pour votre réseau.",
  "error.PICTURE_BUSY.todo": "Réessayez dans {seconds}\u00a0s.",
  "error.PICTURE_DELAYED.title": "L’image n’a pas encore pu être créée",
  "error.PICTURE_DELAYED.why":
    "Le programme qui dessine les images PNG de ce site était occupé par d’autres images, ou vient de redémarrer.",
  "error.PICTURE_DELAYED.todo": "Réessayez dans {seconds}\u00a0s, ou prenez le SVG.",
  "error.PICTURE_FAILED.title": "L’image n’a pas pu être créée",
  "error.PICTURE_FAILED.why":
    "Le programme qui dessine les images PNG de ce site échoue sur cette vue\u202f; réessayer n’y changera rien.",
  "error.PICTURE_FAILED.todo": "Prenez le SVG, ou choisissez une autre vue, largeur ou échelle.",
  "error.PICTURE_LATE.title": "L’image n’était pas prête à temps",
  "error.PICTURE_LATE.why": "Ce site consacre au plus quatre secondes à une image.",
  "error.PICTURE_LATE.todo":
    "Réessayez dans {seconds}\u00a0s, ou choisissez une largeur ou une échelle plus petite, ou le SVG.",
  "error.PICTURE_TOO_LARGE.title": "L’image serait trop grande",
  "error.PICTURE_TOO_LARGE.why": "Elle aurait plus de {limit} millions de pixels.",
  "error.PICTURE_TOO_LARGE.todo":
    "Choisissez une largeur ou une échelle plus petite, ou prenez le SVG.",
  "error.DOWNLOAD_TOO_LARGE.title": "Ce format ne peut pas contenir autant de données",
  "error.DOWNLOAD_TOO_LARGE.why":
    "Taille de la sélection (lignes × colonnes)\u202f: {size}. Un fichier au format {format} ne peut pas en contenir autant.",
  "error.DOWNLOAD_TOO_LARGE.todo":
    "Choisissez CSV ou Parquet, ou restreignez la sélection avec les filtres.",
  "error.PARAM_UNKNOWN.title": "Ce fichier ne peut pas être créé comme son adresse le demande",
  "error.PARAM_UNKNOWN.why":
    "«\u202f{name}\u202f» = «\u202f{value}\u202f» n’existe pas dans ce graphique ou n’a pas de données avec le reste de l’adresse.",
  "error.PARAM_UNKNOWN.todo": "Sont possibles à la place\u202f: {possible}.",
  "error.DOWNLOAD_BUSY.title": "Trop de téléchargements à la fois",
  "error.DOWNLOAD_BUSY.why":
    "Ce site prépare en ce moment autant de fichiers qu’il le peut, au total ou pour votre réseau.",
  "error.DOWNLOAD_BUSY.todo": "Réessayez dans {seconds}\u00a0s.",
  "error.NO_DIMENSION.title": "Il manque une dimension ou une mesure à ce graphique",
  "error.NO_DIMENSION.why": "Le jeu de données n’a ni dimension ni mesure {id}.",
  "error.NO_DIMENSION.todo":
    "Demandez à la personne qui a créé le graphique de choisir une autre dimension ou mesure\u202f; elle porte peut-être un autre nom dans une version plus récente du jeu de données.",
  "error.MEASURE_NOT_NUMERICAL.title": "Ce graphique a besoin d’une mesure numérique",
  "error.MEASURE_NOT_NUMERICAL.why": "La mesure {id} n’est pas numérique.",
  "error.MEASURE_NOT_NUMERICAL.todo":
    "Demandez à la personne qui a créé le graphique de choisir une mesure numérique.",
  "error.DIMENSION_NOT_TEMPORAL.title": "Ce graphique a besoin d’une dimension temporelle",
  "error.DIMENSION_NOT_TEMPORAL.why": "La dimension {id} n’est pas temporelle.",
  "error.DIMENSION_NOT_TEMPORAL.todo":
    "Demandez à la personne qui a créé le graphique de choisir une dimension temporelle ou un autre type de graphique.",
  "error.MEASURE_UNITS_DIFFER.title": "Ce graphique a besoin de mesures dans une seule unité",
  "error.MEASURE_UNITS_DIFFER.why": "La mesure {id} a une autre unité que la première.",
  "error.MEASURE_UNITS_DIFFER.todo":
    "Demandez à la personne qui a créé le graphique de choisir des mesures dans une seule unité ou un autre type de graphique.",
  "error.MEASURE_UNITS_EQUAL.title": "Ce graphique a besoin de mesures dans deux unités",
  "error.MEASURE_UNITS_EQUAL.why": "La mesure {id} a la même unité que la première.",
  "error.MEASURE_UNITS_EQUAL.todo":
    "Demandez à la personne qui a créé le graphique de choisir des mesures dans des unités différentes ou un autre type de graphique.",
  "error.CONFIG_NOT_FOUND.title": "Graphique introuvable",
  "error.CONFIG_NOT_FOUND.why":
    "Aucun graphique publié ne porte la clé {key}. Il a peut-être été supprimé.",
  "error.CONFIG_NOT_FOUND.todo": "Vérifiez l’adresse ou recherchez les données dans le catalogue.",
  "error.PAGE_NOT_FOUND.title": "Page introuvable",
  "error.PAGE_NOT_FOUND.why": "Il n’y a rien à cette adresse.",
  "error.PAGE_NOT_FOUND.todo": "Allez au catalogue et partez de là.",
  "error.BAD_REQUEST.title": "La requête n’a pas été comprise",
  "error.BAD_REQUEST.why": "Détail technique\u202f: {problem}",
  "error.BAD_REQUEST.todo": "Vérifiez l’adresse ou le formulaire et réessayez.",
  "error.NOT_SIGNED_IN.title": "Connexion nécessaire",
  "error.NOT_SIGNED_IN.why": "Il faut un compte pour cela, et votre session a peut-être expiré.",
  "error.NOT_SIGNED_IN.todo":
    "Connectez-vous et réessayez. Votre travail est conservé dans ce navigateur.",
  "error.PUBLISHING_OFF.title": "Personne ne peut publier ici pour le moment",
  "error.PUBLISHING_OFF.why": "La publication est désactivée par l’exploitant de ce site.",
  "error.PUBLISHING_OFF.todo":
    "Enregistrez le graphique comme image ou publiez-le plus tard : votre travail est conservé dans ce navigateur.",
  "error.FOREIGN_ORIGIN.title": "Un autre site ne peut pas publier ici",
  "error.FOREIGN_ORIGIN.why":
    "La requête vient d’une page d’un autre site, que l’exploitant de ce site n’a pas autorisé.",
  "error.FOREIGN_ORIGIN.todo": "Ouvrez le graphique sur ce site et publiez-le ici.",
  "error.RATE_LIMITED.title": "Trop de requêtes",
  "error.RATE_LIMITED.why":
    "Votre connexion a envoyé plus de requêtes que ce site n’en accepte en peu de temps.",
  "error.RATE_LIMITED.todo": "Réessayez dans {seconds}\u00a0s. Votre travail est conservé.",
  "error.BODY_TOO_LARGE.title": "Le graphique est trop volumineux",
  "error.BODY_TOO_LARGE.why": "Il dépasse {limit} kilo-octets.",
  "error.BODY_TOO_LARGE.todo":
    "Raccourcissez ses textes ou choisissez moins de valeurs une à une dans les filtres.",
  "error.QUERY_TOO_COMPLEX.title": "La requête demande trop",
  "error.QUERY_TOO_COMPLEX.why": "Elle est trop imbriquée ou compte trop de champs.",
  "error.QUERY_TOO_COMPLEX.todo":
    "Choisissez moins de jeux de données, de valeurs ou de filtres\u202f; divisez une requête que vous avez écrite en requêtes plus petites.",
  "error.STORED_STATE_INVALID.title": "Le graphique inachevé n’a pas pu être restauré",
  "error.STORED_STATE_INVALID.why":
    "Le contenu enregistré dans ce navigateur n’est pas un graphique lisible ici. Il est conservé.",
  "error.STORED_STATE_INVALID.todo":
    "Téléchargez-le sous forme de fichier, puis supprimez-le ici et recommencez à partir du jeu de données.",
  "error.PUBLISH_FAILED.title": "Le graphique n’a pas été publié",
  "error.PUBLISH_FAILED.why": "{reason}",
  "error.PUBLISH_FAILED.todo": "Rien n’est perdu\u202f: réessayez ou continuez à modifier.",
  "error.POSSIBLE_FILTERS_FAILED.title":
    "Les valeurs de filtre possibles n’ont pas pu être chargées",
  "error.POSSIBLE_FILTERS_FAILED.why": "La source n’a pas répondu à cette sélection.",
  "error.POSSIBLE_FILTERS_FAILED.todo": "Choisissez une autre valeur ou réessayez.",
  "error.PUBLISH_UNANSWERED.title": "Il n’est pas certain que le graphique ait été publié",
  "error.PUBLISH_UNANSWERED.why":
    "Aucune réponse n’est venue du serveur\u202f: la connexion a été interrompue ou le serveur n’a pas répondu à temps.",
  "error.PUBLISH_UNANSWERED.todo":
    "Vérifiez votre connexion et réessayez de publier\u202f: ce que le serveur a déjà reçu ne sera pas publié une seconde fois. Rien n’est perdu.",
  "error.SERVER_AWAY.title": "Le serveur de ce site n’est pas disponible pour le moment",
  "error.SERVER_AWAY.why":
    "Il a répondu par le code HTTP {status} au lieu de ce qui était demandé.",
  "error.SERVER_AWAY.todo":
    "Réessayez dans quelques minutes\u202f; si cela persiste, indiquez ce code à l’exploitant. Votre travail est conservé dans ce navigateur.",
  "error.OFFLINE.title": "Pas de connexion",
  "error.OFFLINE.why": "Le serveur est injoignable d’ici.",
  "error.OFFLINE.todo": "Vérifiez votre connexion et réessayez.",
  "error.STORAGE_FULL.title": "Il n’y a plus de place pour les graphiques",
  "error.STORAGE_FULL.why": "Le disque de ce site est plein. Rien n’a été publié.",
  "error.STORAGE_FULL.todo":
    "L’exploitant du site doit libérer de la place sur le disque\u202f; publiez ensuite de nouveau. Votre travail est conservé dans ce navigateur.",
  "error.STORE_AWAY.title": "Les graphiques ne peuvent être ni lus ni enregistrés pour le moment",
  "error.STORE_AWAY.why": "L’endroit où ce site conserve ses graphiques ne répond pas.",
  "error.STORE_AWAY.todo": "Réessayez dans {seconds}\u00a0s. Votre travail est conservé.",
  "error.INTERNAL.title": "Un problème est survenu",
  "error.INTERNAL.why": "L’erreur vient de nous et figure au journal sous {reference}.",
  "error.INTERNAL.todo": "Réessayez\u202f; si cela persiste, indiquez ce code à l’exploitant.",
  "errors.code": "Code d’erreur\u202f: {code}",
  "errors.undrawn":
    "Cette page contient de nombreux graphiques denses. Votre navigateur dessine celui-ci lorsque vous y arrivez.",
  "errors.undrawn.alone": "Afficher ce graphique seul",
  "errors.undrawn.left-out":
    "Ce graphique manque ici\u202f: dessiner tous les graphiques de la page prendrait trop de temps. Sa propre page le montre.",
  "errors.contact": "Contact\u202f:",
  "errors.to-browse": "Aller au catalogue",
  "error.CHART_UNPUBLISHED.title": "Ce graphique n’est plus publié",
  "error.CHART_UNPUBLISHED.why": "La personne qui l’avait publié sous la clé {key} l’a retiré.",
  "error.CHART_UNPUBLISHED.todo":
    "Renseignez-vous auprès d’elle ou recherchez les données dans le catalogue.",
  "error.TOKEN_UNKNOWN.title": "Jeton inconnu",
  "error.TOKEN_UNKNOWN.why": "Il est erroné, a été révoqué ou a expiré.",
  "error.TOKEN_UNKNOWN.todo":
    "Créez-en un autre sous «\u202fMes graphiques\u202f», «\u202fProgrammes\u202f».",
  "error.CHART_ALLOWANCE.title": "Votre quota de graphiques est atteint",
  "error.CHART_ALLOWANCE.why":
    "Nombre de graphiques que votre compte peut conserver\u202f: {limit}.",
  "error.CHART_ALLOWANCE.todo":
    "Supprimez-en quelques-uns dont vous n’avez plus besoin, ou adressez-vous à l’administration de ce site.",
  "error.NOT_ALLOWED.title": "Action non autorisée",
  "error.NOT_ALLOWED.why":
    "Votre compte permet ici de consulter ou de préparer des graphiques\u202f; cette action demande davantage.",
  "error.NOT_ALLOWED.todo": "Adressez-vous à l’administration de ce site.",
  "error.NOT_OWNER.title": "Ce graphique appartient à quelqu’un d’autre",
  "error.NOT_OWNER.why":
    "Seule la personne ou l’équipe à qui appartient un graphique peut le modifier.",
  "error.NOT_OWNER.todo": "Faites-en une copie ou demandez qu’il vous soit remis.",
  "error.RECIPIENT_UNKNOWN.title":
    "Aucune personne pouvant recevoir ce graphique n’a cette adresse",
  "error.RECIPIENT_UNKNOWN.why":
    "Le site ne dit pas qui a un compte. La personne qui reçoit un graphique doit se connecter là où vous le faites, avoir le rôle d’autrice ou d’auteur, avoir de la place pour lui et, si le graphique appartient à une équipe, en faire partie.",
  "error.RECIPIENT_UNKNOWN.todo":
    "Demandez à la personne si l’adresse est juste et si elle s’est déjà connectée ici, ou adressez-vous à l’administration.",
  "error.ROLE_OF_PROVIDER.title": "Ce rôle est attribué ailleurs",
  "error.ROLE_OF_PROVIDER.why": "À chaque connexion, {provider} indique le rôle de cette personne.",
  "error.ROLE_OF_PROVIDER.todo":
    "Modifiez le rôle là où il est attribué ({provider})\u202f; il s’applique dès la prochaine connexion. Vous pouvez bloquer la personne ici.",
  "error.LAST_ADMINISTRATOR.title": "Ce site n’aurait plus d’administration",
  "error.LAST_ADMINISTRATOR.why":
    "Seule une personne qui administre le site attribue les rôles et débloque des comptes, et personne d’autre n’a ce rôle ici maintenant.",
  "error.LAST_ADMINISTRATOR.todo":
    "Attribuez d’abord ce rôle à une autre personne, puis réessayez.",
  "error.NOBODY_TO_GIVE_BACK.title": "Ce graphique ne peut pas être rendu",
  "error.NOBODY_TO_GIVE_BACK.why":
    "Personne ne vous l’a remis, ou la personne qui l’a fait n’a plus de compte ici ou n’est pas dans l’équipe du graphique.",
  "error.NOBODY_TO_GIVE_BACK.todo": "Demandez à l’administration de ce site de le remettre.",
  "error.REMOVED_ALLOWANCE.title": "Vous avez supprimé trop de graphiques",
  "error.REMOVED_ALLOWANCE.why":
    "Les graphiques supprimés sont conservés 30 jours. Nombre que votre compte peut avoir supprimés en même temps\u202f: {limit}.",
  "error.REMOVED_ALLOWANCE.todo":
    "Rétablissez-en quelques-uns, attendez que les plus anciens soient effacés, ou adressez-vous à l’administration de ce site.",
  "error.INVITATION_USED.title": "Cette invitation n’est plus valable",
  "error.INVITATION_USED.why":
    "Elle a déjà été utilisée, elle a expiré, ou la personne qui l’a créée ne peut plus inviter dans cette équipe.",
  "error.INVITATION_USED.todo": "Demandez-en une nouvelle.",
  "error.RELEASE_TIME_PAST.title": "Cette date est déjà passée",
  "error.RELEASE_TIME_PAST.why":
    "Une publication ne se planifie que pour une date à venir. Rien n’a été publié.",
  "error.RELEASE_TIME_PAST.todo":
    "Choisissez une date ultérieure, ou publiez plutôt le graphique maintenant.",
  "error.RELEASE_TIME_LEFT_OUT.title": "Cette heure n’existe pas",
  "error.RELEASE_TIME_LEFT_OUT.why":
    "Ce jour-là, on passe à l’heure d’été ({zone}) et cette heure n’existe pas.",
  "error.RELEASE_TIME_LEFT_OUT.todo": "Choisissez une heure avant ou après celle-ci.",
  "error.CHANGED_MEANWHILE.title": "Le graphique a été modifié entre-temps",
  "error.CHANGED_MEANWHILE.why": "Quelqu’un l’a enregistré depuis que vous l’avez ouvert.",
  "error.CHANGED_MEANWHILE.todo":
    "Ouvrez-le de nouveau et regardez la modification, ou continuez avec une copie.",
  "error.ATTEMPT_USED.title": "Une précédente tentative de publication a déjà abouti",
  "error.ATTEMPT_USED.why":
    "Ce que vous avez envoyé alors est public sous la clé {key}. Le contenu de cette requête est différent.",
  "error.ATTEMPT_USED.todo":
    "Ouvrez le graphique publié ou publiez celui-ci comme nouveau graphique.",
  "error.PALETTE_NAME_TAKEN.title": "Vous avez déjà une palette de ce nom",
  "error.PALETTE_NAME_TAKEN.why": "Un nom désigne une seule palette.",
  "error.PALETTE_NAME_TAKEN.todo": "Choisissez un autre nom.",
} satisfies Translation<typeof en>;
