// The shell between npm and its script ends by a SIGTERM without passing it on.
import { isMainThread } from "node:worker_threads";

const parent = process.ppid;
if (isMainThread && process.env.npm_lifecycle_event) {
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, "SIGTERM");
  }, 500);
  watch.unref();
}
