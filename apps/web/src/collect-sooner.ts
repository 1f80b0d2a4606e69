import { setFlagsFromString } from "node:v8";

// Left to itself the heap grows to four times what is in use before it is cleared, and keeps that memory.
setFlagsFromString("--heap-growing-percent=70");
