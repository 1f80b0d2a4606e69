import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { env } from "node:process";

/** Cubes, charts, shapes and documents that others made. They are no part of the project: CONTRIBUTING.md says where they come from. */
const FOLDER =
  env["STATELIER_TEST_DATA"] ?? join(import.meta.dirname, "../../../../../shared/data");

if (env["STATELIER_TEST_DATA"] !== undefined && !existsSync(FOLDER))
  throw new Error(`STATELIER_TEST_DATA names a folder that is not there: ${FOLDER}`);

/** Where something lies that others made, by its names from the folder on. */
export const testDataPath = (...names: string[]): string => join(FOLDER, ...names);

/** Whether it is here. A test that is skipped without it says `(STATELIER_TEST_DATA)` in its title, and is counted so. */
export const hasTestData = (...names: string[]): boolean => existsSync(testDataPath(...names));

/** The names in a folder of it; without the folder one name that stands for all, so that a skipped test is counted. */
export const listTestData = (folder: string, ending = ""): string[] =>
  hasTestData(folder)
    ? readdirSync(testDataPath(folder)).filter((name) => name.endsWith(ending))
    : [`each${ending}`];
