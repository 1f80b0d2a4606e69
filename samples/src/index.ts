export { buildSampleCatalogue } from "./catalogue/build-sample-catalogue.ts";
export type { SampleDataset } from "./catalogue/build-sample-catalogue.ts";
