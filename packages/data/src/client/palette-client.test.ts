import { expect, test } from "vitest";
import { makePaletteClient } from "./palette-client.ts";

test("palettes are asked for, added, changed and removed at one address", async () => {
  const seen: string[] = [];
  const client = makePaletteClient({
    baseUrl: "/api",
    fetch: (address, init) => {
      const body = typeof init?.body === "string" ? init.body : "";
      seen.push(
        `${init?.method ?? "GET"} ${typeof address === "string" ? address : ""} ${body}`.trim(),
      );
      return Promise.resolve(Response.json({ success: true, data: [] }));
    },
  });
  const palette = { name: "House", type: "sequential" as const, colors: ["#112233"] };
  await client.listPalettes();
  await client.createPalette(palette);
  await client.updatePalette({ ...palette, paletteId: "1" });
  await client.removePalette("1");
  const written = '"name":"House","type":"sequential","colors":["#112233"]';
  expect(seen).toEqual([
    "GET /api/user/color-palette",
    `POST /api/user/color-palette {${written}}`,
    `PUT /api/user/color-palette {${written},"paletteId":"1"}`,
    'DELETE /api/user/color-palette {"paletteId":"1"}',
  ]);
});
