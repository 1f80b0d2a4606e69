import type { SiteServices } from "@statelier/viewer";
import { afterEach, expect, test, vi } from "vitest";
import { keepSingleKeys } from "../controls/single-keys.ts";
import { openTestSession } from "../testing/make-test-environment.ts";
import { makeBrowserEnvironment } from "../session/browser-environment.ts";
import { keepDebugFlag } from "../session/debug-flag.ts";
import { EditorSession } from "../session/editor-session.ts";
import { loadSession } from "../session/load-session.ts";
import { openPaletteLibrary } from "../palettes/open-palette-library.ts";

afterEach(() => vi.unstubAllGlobals());

const refuseSiteData = (): void => {
  vi.stubGlobal("localStorage", undefined);
  Object.defineProperty(globalThis, "localStorage", {
    configurable: true,
    get: () => {
      throw new DOMException("Access is denied for this document.", "SecurityError");
    },
  });
};

test("where a browser refuses site data the editor opens, and says that nothing is saved", async () => {
  refuseSiteData();
  const { environment, cube } = await openTestSession();
  const notify = vi.fn<() => () => void>(() => () => {});
  const services = { ...environment, account: {} } as unknown as SiteServices;
  const real = makeBrowserEnvironment(services, {
    notify,
    moveTo: () => {},
    nameChart: () => "",
    t: () => "",
  });
  const loaded = await loadSession(
    { type: "cube", iri: cube, dataSource: null },
    { ...real, data: environment.data },
  );
  if (loaded.type !== "editing") throw new Error(loaded.type);
  const session = new EditorSession("abc", loaded, real);
  expect(session.read().saved.status).toBe("failed");
  expect(notify).toHaveBeenCalledWith({ type: "storage-full" });
  real.keepOthers("a", []);
  keepSingleKeys(real.storage, false);
  keepDebugFlag(real.storage, new URLSearchParams("flag__debug=true"));
  await openPaletteLibrary(services).load();
});
