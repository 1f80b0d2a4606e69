import { isHexColor } from "../../fields/change-color.ts";
import { removeLimit, setLimit } from "../../fields/limits.ts";
import {
  changeChart,
  changeChartWith,
  type ChartsHandler,
  CONFIGURING,
} from "../events/handler.ts";

const set: ChartsHandler<"LIMIT_SET"> = {
  allowed: CONFIGURING,
  handle: (state, { measureId, limit }, context) =>
    changeChartWith(state, context, (config, { measures }) =>
      isHexColor(limit.color) && measures.some(({ id }) => id === measureId)
        ? { ...config, limits: setLimit(config.limits, measureId, limit) }
        : undefined,
    ),
};

const remove: ChartsHandler<"LIMIT_REMOVE"> = {
  allowed: CONFIGURING,
  handle: (state, { measureId, related }) =>
    changeChart(state, (config) =>
      Object.hasOwn(config.limits, measureId)
        ? { ...config, limits: removeLimit(config.limits, measureId, related) }
        : undefined,
    ),
};

export const limitHandlers = { LIMIT_SET: set, LIMIT_REMOVE: remove };
