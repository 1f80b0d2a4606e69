export { buildSampleCatalogue } from "./build-sample-catalogue.ts";
export type { SampleCatalogue, SampleDataset } from "./build-sample-catalogue.ts";
