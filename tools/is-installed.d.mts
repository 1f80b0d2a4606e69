type Packages = Record<string, { version?: string; optional?: boolean }>;
export declare const isInstalled: (
  lock: { packages: Packages },
  installed: { packages: Packages },
) => boolean;
