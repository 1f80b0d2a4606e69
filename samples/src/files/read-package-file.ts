import { readFileSync } from "node:fs";
import { findPackageJSON } from "node:module";
import { dirname, join } from "node:path";

const ADDRESS = /^(?<name>(?:@[^/]+\/)?[^/]+)\/(?<path>.+)$/;

/** Text of a file of an installed package, by `package/path`. Throws when there is none. */
export const readPackageFile = (address: string): string => {
  const { name = "", path = "" } = ADDRESS.exec(address)?.groups ?? {};
  const packageJson = findPackageJSON(name, import.meta.url);
  if (packageJson === undefined) throw new Error(`the package of "${address}" is not installed`);
  return readFileSync(join(dirname(packageJson), path), "utf8");
};
