import type { Locale } from "@statelier/model";

import { foldText } from "@statelier/model";
import { stemWord } from "./stem-word.ts";

/** Words of one line mean the same to somebody who looks for statistics. */
const SYNONYMS: Record<Locale, string> = {
  de: `
    Bevölkerung, Einwohner, Einwohnerinnen, Bewohner
    Arbeitslosigkeit, Erwerbslosigkeit, Arbeitslosenquote, Erwerbslosenquote
    Erwerbstätige, Beschäftigte, Arbeitnehmer
    Lohn, Gehalt, Verdienst, Arbeitsentgelt
    BIP, Bruttoinlandprodukt, Bruttoinlandsprodukt
    Teuerung, Inflation, Konsumentenpreise, Verbraucherpreise
    Strom, Elektrizität
    Auto, PKW, Personenwagen, Personenkraftwagen
    Velo, Fahrrad
    Müll, Abfall, Kehricht
    CO2, Kohlendioxid, Kohlenstoffdioxid
    Treibhausgase, Klimagase
    Feinstaub, PM10
    Regen, Niederschlag
    Ausländer, Migranten, Zugewanderte
    Geburten, Geburtenrate, Fertilität
    Todesfälle, Sterbefälle, Mortalität, Sterblichkeit
    Lebenserwartung, Lebensdauer
    Miete, Mietzins, Mietpreis
    Spital, Krankenhaus, Klinik
    Arzt, Mediziner
    Schüler, Lernende
    Hochschule, Universität
    Landwirtschaft, Agrarwirtschaft
    Bauernhof, Landwirtschaftsbetrieb
    Kriminalität, Straftaten, Delikte
    Wahl, Abstimmung, Urnengang
    Unfall, Verkehrsunfall
    Export, Ausfuhr
    Import, Einfuhr
    Firma, Unternehmen, Betrieb
    Frauen, weiblich
    Männer, männlich
    Übernachtungen, Logiernächte`,
  fr: `
    population, habitants, résidents
    chômage, chômeurs, sans-emploi
    emploi, travail
    salaire, rémunération, paie
    PIB, produit intérieur brut
    inflation, renchérissement, prix à la consommation
    électricité, courant électrique
    voiture, automobile, véhicule
    vélo, bicyclette
    déchets, ordures
    CO2, dioxyde de carbone, gaz carbonique
    précipitations, pluie
    étrangers, migrants, immigrés
    naissances, natalité, fécondité
    décès, mortalité
    espérance de vie, longévité
    logement, habitation, appartement
    loyer, bail
    hôpital, clinique
    médecin, docteur
    élèves, écoliers
    université, haute école
    agriculture, exploitations agricoles
    criminalité, infractions, délits
    élection, votation, scrutin
    entreprise, société, firme
    exportation, ventes à l'étranger
    femmes, féminin
    hommes, masculin
    nuitées, hôtellerie`,
  it: `
    popolazione, abitanti, residenti
    disoccupazione, disoccupati, senza lavoro
    occupazione, impiego, lavoro
    salario, stipendio, retribuzione
    PIL, prodotto interno lordo
    inflazione, rincaro, prezzi al consumo
    elettricità, corrente elettrica
    auto, automobile, vettura, autovettura
    bicicletta, bici
    rifiuti, immondizia
    CO2, anidride carbonica, biossido di carbonio
    precipitazioni, pioggia
    stranieri, migranti, immigrati
    nascite, natalità, fecondità
    decessi, mortalità
    speranza di vita, longevità
    abitazione, alloggio, appartamento
    affitto, pigione
    ospedale, clinica
    medico, dottore
    allievi, scolari, alunni
    università, scuola universitaria
    agricoltura, aziende agricole
    criminalità, reati
    elezione, votazione, scrutinio
    impresa, azienda, ditta
    donne, femminile
    uomini, maschile
    pernottamenti, settore alberghiero`,
  en: `
    population, inhabitants, residents
    unemployment, jobless, joblessness
    employment, jobs, labour, labor
    wage, salary, pay, earnings
    GDP, gross domestic product
    inflation, consumer prices, cost of living
    electricity, power
    car, automobile, vehicle
    bicycle, bike
    waste, garbage, rubbish, trash
    CO2, carbon dioxide
    greenhouse gas, GHG
    rain, rainfall, precipitation
    foreigners, migrants, immigrants
    births, fertility, natality
    deaths, mortality
    life expectancy, longevity
    housing, dwelling, home
    flat, apartment
    hospital, clinic
    doctor, physician
    pupils, students
    university, college
    agriculture, farming
    crime, offences, offenses
    election, vote, ballot
    company, enterprise, business, firm
    women, female
    men, male
    movies, films, cinema
    gasoline, petrol`,
};

type Member = readonly string[];

const readMember = (text: string): Member => foldText(text.trim()).split(/[\s'-]+/);

/** The groups in which a word begins a member, by language and stem of the word. */
const readGroups = (locale: Locale): Map<string, Member[][]> => {
  const byFirst = new Map<string, Member[][]>();
  for (const line of SYNONYMS[locale].trim().split("\n")) {
    const group = line.split(",").map(readMember);
    for (const [first = ""] of group) {
      const key = stemWord(first, locale) ?? first;
      byFirst.set(key, [...(byFirst.get(key) ?? []), group]);
    }
  }
  return byFirst;
};

const GROUPS = (Object.keys(SYNONYMS) as Locale[]).map(
  (locale) => [locale, readGroups(locale)] as const,
);

/** What else may be said for the words of a query that begin at a place; each synonym as its words. */
export const findSynonyms = (words: readonly string[], at: number): Member[] =>
  GROUPS.flatMap(([locale, byFirst]) => {
    const stem = (word: string): string => stemWord(word, locale) ?? word;
    const isSaid = (member: Member): boolean =>
      member.every((part, offset) => {
        const word = words[at + offset];
        return word !== undefined && stem(word) === stem(part);
      });
    return (byFirst.get(stem(words[at] ?? "")) ?? []).flatMap((group) =>
      group.some(isSaid) ? group.filter((member) => !isSaid(member)) : [],
    );
  });
