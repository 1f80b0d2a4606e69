import type { CubeComponents, CubeMetadata } from "@statelier/model";
import { expect, test } from "vitest";
import { buildDatasetJsonLd, type DatasetPlace } from "./build-dataset-json-ld.ts";

const place: DatasetPlace = {
  locale: "en",
  address: "https://charts.example/en/v/abc",
  addressOf: (format) => `https://charts.example/en/v/abc.${format}?scope=all`,
  catalogue: { name: "Statelier", url: "https://charts.example/en/browse" },
};

const bare: CubeMetadata = {
  iri: "https://data.example/stays/3",
  title: "Overnight stays",
  publicationStatus: "PUBLISHED",
  themes: [],
  subthemes: [],
  contactPoints: [],
  workExamples: [],
};

const full: CubeMetadata = {
  ...bare,
  identifier: "stays",
  version: "3",
  description: "Nights that guests spend in hotels, by month and by region, since the year 2005.",
  datePublished: "2024-01-31",
  dateModified: "2024-03-01T08:00:00Z",
  license: "CC BY 4.0",
  licenseUrl: "https://creativecommons.org/licenses/by/4.0/",
  publisher: `<a href="https://office.example">Office of Statistics &amp; Tourism</a>`,
  creator: { iri: "https://data.example/office", label: "Section Tourism" },
  landingPage: "https://office.example/stays",
  attribution: "Based on figures of the office",
  themes: [{ iri: "https://data.example/theme/tourism", label: "Tourism" }],
  contactPoints: [{ name: "Help desk", email: "help@office.example" }],
  temporalCoverage: { from: "2005-01", to: "2023-12" },
};

const components = {
  dimensions: [{ label: "Month" }, { label: "Region" }],
  measures: [{ label: "Nights", unit: "nights" }],
} as CubeComponents;

const WEB = /^https:\/\/\S+$/;
const ISO = /^\d{4}(-\d\d(-\d\d(T[\d:.]+Z)?)?)?$/;

/** What schema.org and the search engines for data ask of a Dataset. */
const checkDataset = (written: unknown): void => {
  const dataset = written as Record<string, string> & {
    distribution: Record<string, string>[];
    variableMeasured: Record<string, string>[];
  };
  expect(dataset["@context"]).toBe("https://schema.org/");
  expect(dataset["@type"]).toBe("Dataset");
  expect(dataset["name"]).not.toBe("");
  expect(dataset["description"]!.length).toBeGreaterThanOrEqual(50);
  expect(dataset["description"]!.length).toBeLessThanOrEqual(5000);
  expect(dataset["url"]).toMatch(WEB);
  expect(dataset["isAccessibleForFree"]).toBe(true);
  for (const name of ["datePublished", "dateModified"] as const)
    if (name in dataset) expect(dataset[name]).toMatch(ISO);
  for (const part of dataset["temporalCoverage"]?.split("/") ?? []) expect(part).toMatch(ISO);
  expect(dataset.distribution.map(({ encodingFormat }) => encodingFormat)).toHaveLength(4);
  for (const file of dataset.distribution) {
    expect(file["@type"]).toBe("DataDownload");
    expect(file["contentUrl"]).toMatch(WEB);
    expect(file["encodingFormat"]).toMatch(/^\w+\/[\w.+-]+/);
  }
  for (const variable of dataset.variableMeasured) expect(variable["@type"]).toBe("PropertyValue");
  expect(JSON.stringify(dataset)).not.toMatch(/undefined|null/);
};

test("a dataset says who made it, under which licence, for which time, and where its files are", () => {
  const dataset = buildDatasetJsonLd(full, components, place);
  checkDataset(dataset);
  expect(dataset).toMatchObject({
    name: "Overnight stays",
    description: full.description,
    identifier: "stays",
    version: "3",
    license: "https://creativecommons.org/licenses/by/4.0/",
    creditText: "Based on figures of the office",
    temporalCoverage: "2005-01/2023-12",
    keywords: ["Tourism"],
    sameAs: "https://office.example/stays",
    creator: { "@type": "Organization", name: "Section Tourism", url: full.creator?.iri },
    publisher: { "@type": "Organization", name: "Office of Statistics & Tourism" },
    contactPoint: [{ "@type": "ContactPoint", name: "Help desk", email: "help@office.example" }],
    variableMeasured: [{ "@type": "PropertyValue", name: "Nights", unitText: "nights" }],
    inLanguage: "en",
  });
});

test("a dataset that says little still describes itself, and says nothing that it does not know", () => {
  const dataset = buildDatasetJsonLd(
    { ...bare, description: "Nights.", temporalCoverage: { from: "2005-Q1", to: "2023-Q4" } },
    components,
    place,
  );
  checkDataset(dataset);
  expect(dataset["description"]).toBe(
    "Nights. Overnight stays. Nights. Month, Region. https://charts.example/en/v/abc",
  );
  expect(Object.keys(dataset)).not.toContain("license");
  expect(Object.keys(dataset)).not.toContain("temporalCoverage");
  expect(Object.keys(dataset)).not.toContain("publisher");
});

test("a very long description is cut", () => {
  const dataset = buildDatasetJsonLd({ ...bare, description: "x".repeat(9000) }, components, place);
  checkDataset(dataset);
  expect(dataset["description"]).toMatch(/x…$/);
});

test("a name below localhost is no address, but on the very server that the page is of", () => {
  const iri = "http://localhost:4000/organization/a";
  const metadata = { ...bare, creator: { iri, label: "A" }, landingPage: `${iri}/page` };
  const read = (address: string) => buildDatasetJsonLd(metadata, components, { ...place, address });
  for (const address of ["https://charts.example/en/v/abc", "http://localhost:4123/en/v/abc"]) {
    expect(read(address)["creator"]).toEqual({ "@type": "Organization", name: "A" });
    expect(read(address)).not.toHaveProperty("sameAs");
  }
  expect(read("http://localhost:4000/en/v/abc")["creator"]).toMatchObject({ url: iri });
});
