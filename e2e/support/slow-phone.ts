import { devices, type Page } from "@playwright/test";

/** A phone of the lower middle class on a line to match. */
export const SLOW_PHONE = {
  viewport: { width: 390, height: 844 },
  userAgent: devices["Pixel 7"]?.userAgent ?? "",
  hasTouch: true,
  isMobile: true,
};

const LATENCY_MS = 150;
const BYTES_PER_SECOND = 1_600_000 / 8;
const SLOWER = 4;

/** Makes a page's processor and line as slow as those of many readers. */
export const slowDown = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: BYTES_PER_SECOND,
    uploadThroughput: BYTES_PER_SECOND,
  });
};
