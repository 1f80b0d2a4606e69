export { buildSampleCatalogue } from "./catalogue/build-sample-catalogue.ts";
export type { SampleCatalogue, SampleDataset } from "./catalogue/build-sample-catalogue.ts";
