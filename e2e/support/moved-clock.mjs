/** Loaded before a server (`NODE_OPTIONS=--import`), it moves its clock; timers run as ever. */
const offset = Number(process.env["STATELIER_TEST_CLOCK_OFFSET_MS"] ?? 0);
const RealDate = Date;

globalThis.Date = class extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(RealDate.now() + offset);
    else super(...given);
  }

  static now() {
    return RealDate.now() + offset;
  }
};
