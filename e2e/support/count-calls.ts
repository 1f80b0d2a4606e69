import type { Page } from "@playwright/test";

/** How often functions with `text` in them, the innermost ones, are called in a page while `run` goes on. */
export const countCalls = async (
  page: Page,
  text: RegExp,
  run: () => Promise<unknown>,
): Promise<number> => {
  const session = await page.context().newCDPSession(page);
  const sources = new Map<string, string>();
  const known: string[] = [];
  session.on("Debugger.scriptParsed", ({ scriptId, url }) => {
    if (url.startsWith("http")) known.push(scriptId);
  });
  await session.send("Debugger.enable");
  await session.send("Profiler.enable");
  await session.send("Profiler.startPreciseCoverage", { callCount: true, detailed: false });
  await session.send("Profiler.takePreciseCoverage");
  await run();
  const { result } = await session.send("Profiler.takePreciseCoverage");
  await Promise.all(
    known.map(async (scriptId) => {
      const { scriptSource } = await session.send("Debugger.getScriptSource", { scriptId });
      sources.set(scriptId, scriptSource);
    }),
  );
  await session.detach();
  const counts = result.flatMap(({ scriptId, functions }) => {
    const source = sources.get(scriptId) ?? "";
    const place = source.search(text);
    if (place < 0) return [];
    const around = functions
      .flatMap(({ ranges }) => ranges.slice(0, 1))
      .filter(({ startOffset, endOffset }) => startOffset <= place && place < endOffset);
    const size = (range: (typeof around)[number]) => range.endOffset - range.startOffset;
    const [inner] = around.toSorted((a, b) => size(a) - size(b));
    return inner ? [inner.count] : [];
  });
  return counts.reduce((sum, count) => sum + count, 0);
};
