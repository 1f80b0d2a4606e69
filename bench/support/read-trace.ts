type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args?: { name?: string };
};

/** Milliseconds of the processor between two marks: of all tasks of the page, of the longest of them, and of rasterization. */
export type Cost = { mainMs: number; longestMs: number; rasterMs: number };

const overlap = (event: TraceEvent, from: number, to: number): number => {
  const { ts, dur = 0, tdur = dur } = event;
  if (dur === 0) return 0;
  const shared = Math.min(ts + dur, to) - Math.max(ts, from);
  return shared <= 0 ? 0 : (tdur * shared) / dur;
};

const sum = (events: readonly TraceEvent[], from: number, to: number): number =>
  events.reduce((total, event) => total + overlap(event, from, to), 0) / 1_000;

/** What lies between the marks `NAME:start` and `NAME:end`, by name: tasks of the main thread, and rasterization. */
export const readTrace = (trace: string): Map<string, Cost> => {
  const { traceEvents: events } = JSON.parse(trace) as { traceEvents: TraceEvent[] };
  const marks = events.filter(({ name }) => /:(start|end)$/.test(name));
  const pid = marks[0]?.pid;
  const ofPage = events.filter((event) => event.pid === pid);
  const main = ofPage.find(
    ({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain",
  );
  const tasks = ofPage.filter(
    ({ name, ph, tid }) => name === "RunTask" && ph === "X" && tid === main?.tid,
  );
  const raster = ofPage.filter(({ name, ph }) => name === "RasterTask" && ph === "X");
  if (tasks.length === 0) throw new Error("The trace has no tasks of the page.");
  const costs = new Map<string, Cost>();
  for (const { name, ts } of marks.filter((mark) => mark.name.endsWith(":start"))) {
    const key = name.replace(/:start$/, "");
    const end = marks.find((mark) => mark.name === `${key}:end`)?.ts;
    if (end === undefined) throw new Error(`${key} did not end.`);
    const longestMs = Math.max(0, ...tasks.map((task) => sum([task], ts, end)));
    costs.set(key, { mainMs: sum(tasks, ts, end), longestMs, rasterMs: sum(raster, ts, end) });
  }
  return costs;
};
