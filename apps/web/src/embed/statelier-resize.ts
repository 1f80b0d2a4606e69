import { followFrames } from "./follow-frames.ts";

followFrames();
