/**
 * Whether npm has installed what `lock`, the lock file, says; `installed` is its own account, `node_modules/.package-lock.json`.
 * What is optional may be missing: it is for another platform. Packages of this project are links without a version.
 */
export const isInstalled = (lock, installed) =>
  Object.entries(lock.packages).every(([path, { version, optional }]) => {
    if (path === "" || version === undefined || !path.includes("node_modules/")) return true;
    const there = installed.packages[path];
    return there === undefined ? optional === true : there.version === version;
  });
