import type { Catalogue, CatalogueEntry, Texts } from "@statelier/cubes";

type Languages = { de: string; fr: string; it: string; en: string };

const LANGUAGES = ["de", "fr", "it", "en"] as const;

const line = (text: string): Languages => {
  const [de = "", fr = "", it = "", en = ""] = text.split("|").map((word) => word.trim());
  return { de, fr, it, en };
};

const lines = (text: string): Languages[] => text.trim().split("\n").map(line);

const SUBJECTS = lines(`
  Wohnbevölkerung | Population résidante | Popolazione residente | Resident population
  Lebenserwartung | Espérance de vie | Speranza di vita | Life expectancy
  Arbeitslosenquote | Taux de chômage | Tasso di disoccupazione | Unemployment rate
  Bruttoinlandprodukt | Produit intérieur brut | Prodotto interno lordo | Gross domestic product
  Waldfläche | Surface forestière | Superficie forestale | Forest area
  Stromverbrauch | Consommation d’électricité | Consumo di elettricità | Electricity consumption
  Treibhausgasemissionen | Émissions de gaz à effet de serre | Emissioni di gas serra | Greenhouse gas emissions
  Leerwohnungsziffer | Taux de logements vacants | Tasso di abitazioni vuote | Vacancy rate of dwellings
  Verkehrsunfälle | Accidents de la route | Incidenti stradali | Road accidents
  Spitalaufenthalte | Séjours hospitaliers | Degenze ospedaliere | Hospital stays
  Studierende an Hochschulen | Étudiants des hautes écoles | Studenti delle scuole universitarie | University students
  Niederschlagsmenge | Quantité de précipitations | Quantità di precipitazioni | Amount of rainfall
  Milchproduktion | Production laitière | Produzione di latte | Milk production
  Medianlohn | Salaire médian | Salario mediano | Median wage
  Siedlungsabfälle | Déchets urbains | Rifiuti urbani | Municipal waste
  Logiernächte | Nuitées | Pernottamenti | Overnight stays`);

const CUTS = lines(`
  nach Kanton und Jahr | par canton et année | per cantone e anno | by canton and year
  nach Geschlecht | selon le sexe | per sesso | by sex
  nach Altersklasse | par classe d’âge | per classe di età | by age group
  der Gemeinden | des communes | dei comuni | of the municipalities
  nach Wirtschaftszweig | par branche économique | per ramo economico | by industry
  seit Beginn der Messung | depuis le début des mesures | dall’inizio delle misurazioni | since measurements began
  im internationalen Vergleich | en comparaison internationale | nel confronto internazionale | compared internationally
  nach Quartal | par trimestre | per trimestre | by quarter`);

const SENTENCES = lines(`
  Die Statistik beruht auf einer jährlichen Vollerhebung bei allen Gemeinden. | La statistique repose sur un relevé exhaustif annuel auprès de toutes les communes. | La statistica si basa su una rilevazione completa annuale presso tutti i comuni. | The statistics are based on a yearly full survey of all municipalities.
  Die Werte sind saisonbereinigt und werden vierteljährlich revidiert. | Les valeurs sont corrigées des variations saisonnières et révisées chaque trimestre. | I valori sono destagionalizzati e riveduti ogni trimestre. | The values are seasonally adjusted and revised every quarter.
  Vor einer Änderung der Methode erhobene Zahlen sind nur bedingt vergleichbar. | Les chiffres relevés avant un changement de méthode ne sont comparables que sous réserve. | Le cifre rilevate prima di un cambiamento di metodo sono comparabili solo con riserva. | Figures from before a change of method can be compared with caution only.
  Fehlende Angaben sind als solche gekennzeichnet und nicht geschätzt. | Les données manquantes sont signalées comme telles et ne sont pas estimées. | I dati mancanti sono indicati come tali e non sono stimati. | Missing figures are marked as such and are not estimated.`);

const OFFICES = lines(`
  Bundesamt für Statistik | Office fédéral de la statistique | Ufficio federale di statistica | Federal statistical office
  Bundesamt für Energie | Office fédéral de l’énergie | Ufficio federale dell’energia | Federal office of energy
  Bundesamt für Umwelt | Office fédéral de l’environnement | Ufficio federale dell’ambiente | Federal office for the environment
  Amt für Gesundheit | Office de la santé | Ufficio della sanità | Office of health`);

const THEMES = lines(`
  Bevölkerung und Gesellschaft | Population et société | Popolazione e società | Population and society
  Energie | Énergie | Energia | Energy
  Umwelt | Environnement | Ambiente | Environment
  Verkehr | Transports | Trasporti | Transport
  Gesundheit | Santé | Sanità | Health
  Bildung | Éducation | Educazione | Education
  Wirtschaft und Arbeit | Économie et travail | Economia e lavoro | Economy and work
  Landwirtschaft | Agriculture | Agricoltura | Agriculture`);

const DIMENSIONS = lines(`
  Kanton | Canton | Cantone | Canton
  Jahr | Année | Anno | Year
  Geschlecht | Sexe | Sesso | Sex
  Altersklasse | Classe d’âge | Classe di età | Age group
  Gemeinde | Commune | Comune | Municipality`);

const SYLLABLES =
  "ba be bi bo da de di do fa fe ga go ka ke la le li lo ma me mi na ne no ra re ri ro sa se si so ta te ti to va ve wa wi".split(
    " ",
  );

/** Numbers that are the same in every run. */
const makeRandom = (seed: number): ((below: number) => number) => {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};

const pick = <Item>(list: readonly Item[], random: (below: number) => number): Item => {
  const item = list[random(list.length)];
  if (item === undefined) throw new Error("Nothing to pick from.");
  return item;
};

const toTexts = (parts: readonly Languages[]): Texts =>
  LANGUAGES.map((language) => ({
    language,
    text: parts.map((part) => part[language]).join(" "),
  }));

/** A place that no list has: the vocabulary of a catalogue grows with it. */
const makePlace = (random: (below: number) => number): string => {
  const name = Array.from({ length: 2 + random(3) }, () => pick(SYLLABLES, random)).join("");
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}${pick(["", "berg", "wil", "ville", "ona", "ton"], random)}`;
};

const same = (text: string): Languages => ({ de: text, fr: text, it: text, en: text });

const makeEntry = (at: number, random: (below: number) => number): CatalogueEntry => {
  const iri = `https://data.example/cube/${at}`;
  const term = (kind: string, list: readonly Languages[]) => {
    const names = pick(list, random);
    return { iri: `https://data.example/${kind}/${list.indexOf(names)}`, names: toTexts([names]) };
  };
  const place = same(makePlace(random));
  return {
    iri: `${iri}/1`,
    unversionedIri: iri,
    version: "1",
    isPublished: true,
    titles: toTexts([pick(SUBJECTS, random), pick(CUTS, random), place]),
    descriptions: toTexts([
      pick(SUBJECTS, random),
      ...[0, 1, 2].map(() => pick(SENTENCES, random)),
      place,
    ]),
    datePublished: `20${10 + random(15)}-0${1 + random(9)}-1${random(10)}`,
    creator: term("office", OFFICES),
    themes: [term("theme", THEMES), term("theme", THEMES)],
    subthemes: [term("topic", SUBJECTS)],
    termsets: [term("termset", DIMENSIONS)],
    dimensions: DIMENSIONS.map((names, index) => ({
      id: `${iri}/${index}`,
      names: toTexts([names]),
      termsets: [],
    })),
  };
};

export type MadeCatalogue = { entries: Catalogue; values: Map<string, Texts> };

/** Entries in four languages; each cube lists one of 200 sets of 50 places as values. */
export const makeCatalogue = (count: number): MadeCatalogue => {
  const random = makeRandom(42);
  const sets = Array.from({ length: 200 }, () =>
    Array.from({ length: 50 }, () => toTexts([same(makePlace(random))])).flat(),
  );
  const entries = Array.from({ length: count }, (_, at) => makeEntry(at, random));
  const values = new Map(entries.map(({ iri }) => [iri, pick(sets, random)] as const));
  return { entries, values };
};
