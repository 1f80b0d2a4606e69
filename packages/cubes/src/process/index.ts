export { BoundedProcess, type OrderOptions, type ProcessBounds } from "./bounded-process.ts";
export { ProcessError } from "./process-error.ts";
export { BrokenError, serveOrders } from "./serve-orders.ts";
