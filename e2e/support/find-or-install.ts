import { installDebianPackages } from "../../tools/find-chromium.ts";

/** The first of these that is there, after an installation where it may install. */
export const findOrInstall = async (
  find: () => string | undefined,
  ...names: string[]
): Promise<string> => {
  const found = find() ?? ((await installDebianPackages(...names)) ? find() : undefined);
  if (found === undefined)
    throw new Error(`Install what is missing (Debian: apt-get install ${names.join(" ")}).`);
  return found;
};
