import type { Catalogue } from "../i18n/message.ts";
import type { MessageArea } from "./catalogue.ts";
import { de as accountDe } from "./account/de.ts";
import { en as accountEn } from "./account/en.ts";
import { fr as accountFr } from "./account/fr.ts";
import { it as accountIt } from "./account/it.ts";
import { de as browseDe } from "./browse/de.ts";
import { en as browseEn } from "./browse/en.ts";
import { fr as browseFr } from "./browse/fr.ts";
import { it as browseIt } from "./browse/it.ts";
import { de as chartDe } from "./chart/de.ts";
import { en as chartEn } from "./chart/en.ts";
import { fr as chartFr } from "./chart/fr.ts";
import { it as chartIt } from "./chart/it.ts";
import { de as controlsDe } from "./controls/de.ts";
import { en as controlsEn } from "./controls/en.ts";
import { fr as controlsFr } from "./controls/fr.ts";
import { it as controlsIt } from "./controls/it.ts";
import { de as downloadDe } from "./download/de.ts";
import { en as downloadEn } from "./download/en.ts";
import { fr as downloadFr } from "./download/fr.ts";
import { it as downloadIt } from "./download/it.ts";
import { de as editorDe } from "./editor/de.ts";
import { en as editorEn } from "./editor/en.ts";
import { fr as editorFr } from "./editor/fr.ts";
import { it as editorIt } from "./editor/it.ts";
import { de as embedDe } from "./embed/de.ts";
import { en as embedEn } from "./embed/en.ts";
import { fr as embedFr } from "./embed/fr.ts";
import { it as embedIt } from "./embed/it.ts";
import { de as errorsDe } from "./errors/de.ts";
import { en as errorsEn } from "./errors/en.ts";
import { fr as errorsFr } from "./errors/fr.ts";
import { it as errorsIt } from "./errors/it.ts";
import { de as kitDe } from "./kit/de.ts";
import { en as kitEn } from "./kit/en.ts";
import { fr as kitFr } from "./kit/fr.ts";
import { it as kitIt } from "./kit/it.ts";
import { de as servicesDe } from "./services/de.ts";
import { en as servicesEn } from "./services/en.ts";
import { fr as servicesFr } from "./services/fr.ts";
import { it as servicesIt } from "./services/it.ts";
import { de as layoutDe } from "./layout/de.ts";
import { en as layoutEn } from "./layout/en.ts";
import { fr as layoutFr } from "./layout/fr.ts";
import { it as layoutIt } from "./layout/it.ts";
import { de as operationsDe } from "./operations/de.ts";
import { en as operationsEn } from "./operations/en.ts";
import { fr as operationsFr } from "./operations/fr.ts";
import { it as operationsIt } from "./operations/it.ts";
import { de as previewDe } from "./preview/de.ts";
import { en as previewEn } from "./preview/en.ts";
import { fr as previewFr } from "./preview/fr.ts";
import { it as previewIt } from "./preview/it.ts";
import { de as siteDe } from "./site/de.ts";
import { en as siteEn } from "./site/en.ts";
import { fr as siteFr } from "./site/fr.ts";
import { it as siteIt } from "./site/it.ts";
import { de as statementDe } from "./statement/de.ts";
import { en as statementEn } from "./statement/en.ts";
import { fr as statementFr } from "./statement/fr.ts";
import { it as statementIt } from "./statement/it.ts";
import { de as viewerDe } from "./viewer/de.ts";
import { en as viewerEn } from "./viewer/en.ts";
import { fr as viewerFr } from "./viewer/fr.ts";
import { it as viewerIt } from "./viewer/it.ts";
import type { UiLocale } from "../i18n/locale.ts";

/** Every text of the product by language and area: for the server and for tests. */
export const ALL_MESSAGES: Readonly<Record<UiLocale, Readonly<Record<MessageArea, Catalogue>>>> = {
  de: {
    account: accountDe,
    kit: kitDe,
    chart: chartDe,
    browse: browseDe,
    controls: controlsDe,
    editor: editorDe,
    layout: layoutDe,
    services: servicesDe,
    viewer: viewerDe,
    embed: embedDe,
    download: downloadDe,
    errors: errorsDe,
    preview: previewDe,
    operations: operationsDe,
    site: siteDe,
    statement: statementDe,
  },
  fr: {
    account: accountFr,
    kit: kitFr,
    chart: chartFr,
    browse: browseFr,
    controls: controlsFr,
    editor: editorFr,
    layout: layoutFr,
    services: servicesFr,
    viewer: viewerFr,
    embed: embedFr,
    download: downloadFr,
    errors: errorsFr,
    preview: previewFr,
    operations: operationsFr,
    site: siteFr,
    statement: statementFr,
  },
  it: {
    account: accountIt,
    kit: kitIt,
    chart: chartIt,
    browse: browseIt,
    controls: controlsIt,
    editor: editorIt,
    layout: layoutIt,
    services: servicesIt,
    viewer: viewerIt,
    embed: embedIt,
    download: downloadIt,
    errors: errorsIt,
    preview: previewIt,
    operations: operationsIt,
    site: siteIt,
    statement: statementIt,
  },
  en: {
    account: accountEn,
    kit: kitEn,
    chart: chartEn,
    browse: browseEn,
    controls: controlsEn,
    editor: editorEn,
    layout: layoutEn,
    services: servicesEn,
    viewer: viewerEn,
    embed: embedEn,
    download: downloadEn,
    errors: errorsEn,
    preview: previewEn,
    operations: operationsEn,
    site: siteEn,
    statement: statementEn,
  },
};

/** The texts of some areas in one language as one object, ready for a translator or to be sent with a page. */
export const collectMessages = (locale: UiLocale, areas: readonly MessageArea[]): Catalogue =>
  Object.assign({}, ...areas.map((area) => ALL_MESSAGES[locale][area]));
