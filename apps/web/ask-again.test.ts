import { expect, test } from "vitest";
import { writeAskAgain } from "./ask-again.ts";

test("a script asks for others by way of what the first one brings, and for nothing else", () => {
  const code =
    'let a=()=>import(`./a-1.js`),b=import("./b-2.js"),c=import(c);import d from "./d.js";';
  expect(writeAskAgain(code, false)).toBe(
    'let a=()=>importAgain(`./a-1.js`),b=importAgain("./b-2.js"),c=import(c);import d from "./d.js";',
  );
  expect(writeAskAgain(code, true)).toMatch(/^\{[^]+globalThis\.importAgain[^]+\}\nlet a=/);
});
