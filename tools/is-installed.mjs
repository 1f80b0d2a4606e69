/**
 * Whether npm has installed what the lock file says, as its own account of `node_modules` has it. What is optional may be
 * missing: it is for another platform. Packages of this project are links and have no version to compare.
 * @param {{ packages: Record<string, { version?: string, optional?: boolean }> }} lock `package-lock.json`
 * @param {{ packages: Record<string, { version?: string }> }} installed `node_modules/.package-lock.json`
 */
export const isInstalled = (lock, installed) =>
  Object.entries(lock.packages).every(([path, { version, optional }]) => {
    if (path === "" || version === undefined || !path.includes("node_modules/")) return true;
    const there = installed.packages[path];
    return there === undefined ? optional === true : there.version === version;
  });
