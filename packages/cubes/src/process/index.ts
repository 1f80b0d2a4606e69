export { BoundedProcess, type ProcessBounds } from "./bounded-process.ts";
export { ProcessError } from "./process-error.ts";
export { serveOrders } from "./serve-orders.ts";
