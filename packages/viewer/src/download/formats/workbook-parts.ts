import { escapeMarkup, joinLabel, type TimeUnit } from "@statelier/model";
import type { Download } from "../download.ts";

const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const TYPES = "application/vnd.openxmlformats-officedocument.spreadsheetml";
export const SHEET_SPACE = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";

export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** What XML 1.0 cannot hold, and what a spreadsheet would read as such a character: its own format can write them, so none is dropped. */
const UNSAFE = /(?![\t\n])\p{Cc}|[\uFFFE\uFFFF]|_(?=x[\dA-Fa-f]{4}_)/gu;

/** Longer texts make a spreadsheet call the whole file broken. */
const MOST_CHARACTERS = 32_767;

const shorten = (text: string): string =>
  text.length <= MOST_CHARACTERS ? text : `${text.slice(0, MOST_CHARACTERS - 1)}…`;

/** Text for an element or an attribute; characters that XML has not are written as `_x000B_`. */
export const escapeXml = (text: string): string =>
  escapeMarkup(
    shorten(text)
      .toWellFormed()
      .replace(
        UNSAFE,
        (char) => `_x${(char.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}_`,
      ),
  );

/** Dates as readers of the page see them. */
const DATE_FORMATS: Record<TimeUnit, string> = {
  Year: "yyyy",
  Month: "mm.yyyy",
  Week: "dd.mm.yyyy",
  Day: "dd.mm.yyyy",
  Hour: "dd.mm.yyyy hh:mm",
  Minute: "dd.mm.yyyy hh:mm",
  Second: "dd.mm.yyyy hh:mm:ss",
};

const CODES = [...new Set(Object.values(DATE_FORMATS))];
const FIRST_CODE = 164;
export const HEAD_STYLE = 1;

export const styleOfDate = (unit: TimeUnit): number =>
  HEAD_STYLE + 1 + CODES.indexOf(DATE_FORMATS[unit]);

const writeStyles = (): string => {
  const formats = CODES.map(
    (code, index) => `<numFmt numFmtId="${FIRST_CODE + index}" formatCode="${code}"/>`,
  );
  const dates = CODES.map(
    (_, index) =>
      `<xf numFmtId="${FIRST_CODE + index}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`,
  );
  return `${XML_HEAD}<styleSheet xmlns="${SHEET_SPACE}"><numFmts count="${CODES.length}">${formats.join("")}</numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="${CODES.length + 2}"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>${dates.join("")}</cellXfs></styleSheet>`;
};

/** Who made the data and under which licence: a file on its own still says so. */
const writeProperties = ({ title, datasets, filters, dataAsOf, locale }: Download): string => {
  const join = (texts: readonly (string | undefined)[]): string =>
    escapeXml([...new Set(texts.filter((text) => text !== undefined))].join("; "));
  const notes = [
    ...filters.map(({ label, value }) => joinLabel(label, value, locale)),
    ...datasets.flatMap(({ license, licenseUrl, attribution, iri }) => [
      license,
      licenseUrl,
      attribution,
      iri,
    ]),
    ...(dataAsOf === undefined ? [] : [`dataAsOf ${dataAsOf}`]),
  ];
  return `${XML_HEAD}<cp:coreProperties xmlns:cp="${PACKAGE}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${escapeXml(title)}</dc:title><dc:creator>${join(datasets.map(({ creator }) => creator?.label))}</dc:creator><dc:description>${join(notes)}</dc:description><dc:language>${locale}</dc:language></cp:coreProperties>`;
};

/** The small files of a workbook with one sheet named `data`. */
export const buildWorkbookParts = (download: Download): { name: string; text: string }[] => [
  {
    name: "[Content_Types].xml",
    text: `${XML_HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPES}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/><Override PartName="/xl/sharedStrings.xml" ContentType="${TYPES}.sharedStrings+xml"/><Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/></Types>`,
  },
  {
    name: "_rels/.rels",
    text: `${XML_HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/><Relationship Id="rId2" Type="${PACKAGE}/relationships/metadata/core-properties" Target="docProps/core.xml"/></Relationships>`,
  },
  { name: "docProps/core.xml", text: writeProperties(download) },
  {
    name: "xl/workbook.xml",
    text: `${XML_HEAD}<workbook xmlns="${SHEET_SPACE}" xmlns:r="${OFFICE}"><sheets><sheet name="data" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  },
  {
    name: "xl/_rels/workbook.xml.rels",
    text: `${XML_HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/><Relationship Id="rId3" Type="${OFFICE}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
  },
  { name: "xl/styles.xml", text: writeStyles() },
];
