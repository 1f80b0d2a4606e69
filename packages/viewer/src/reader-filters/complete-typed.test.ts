import { expect, test } from "vitest";
import { completeTyped } from "./complete-typed.ts";

const type = (keys: string, sample: string): string =>
  Array.from(keys).reduce((text, key) => completeTyped(text + key, text, sample), "");

test("digits alone make a date; dots that are typed all the same do not stand twice", () => {
  expect(type("17052020", "31.12.2024")).toBe("17.05.2020");
  expect(type("17.05.2020", "31.12.2024")).toBe("17.05.2020");
  expect(type("052020", "12.2024")).toBe("05.2020");
  expect(type("2020", "2024")).toBe("2020");
  expect(type("170520201345", "31.12.2024 00:00")).toBe("17.05.2020 13:45");
});

test("dates that are written in another way stay as they are typed", () => {
  expect(type("1.5.2013", "31.12.2024")).toBe("1.5.2013");
  expect(type("2013-05-01", "31.12.2024")).toBe("2013-05-01");
  expect(type("2013-05", "12.2024")).toBe("2013-05");
  expect(type("2013-05-01 13:45", "31.12.2024 00:00")).toBe("2013-05-01 13:45");
});

test("what is taken away, put in or pasted stays as it is", () => {
  expect(completeTyped("17", "17.", "31.12.2024")).toBe("17");
  expect(completeTyped("1.05.2020", "17.05.2020", "31.12.2024")).toBe("1.05.2020");
  expect(completeTyped("17.05.2020", "", "31.12.2024")).toBe("17.05.2020");
});
