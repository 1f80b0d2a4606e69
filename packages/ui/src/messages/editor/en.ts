export const en = {
  "controls.chart.disabled.numerical": "At least one numerical measure is required.",
  "controls.chart.disabled.categorical": "At least one categorical dimension is required.",
  "controls.chart.disabled.geographical": "At least one geographical dimension is required.",
  "controls.chart.disabled.multiple-measures": "At least two numerical measures are required.",
  "controls.chart.disabled.temporal": "At least one time dimension is required.",
  "controls.chart.disabled.different-unit":
    "At least two measures with different units are required.",
  "controls.chart.disabled.same-unit": "At least two measures with the same unit are required.",
  "controls.chart.disabled.map":
    "At least one ordinal measure and one geographical dimension are required.",
  "hint.no.visualization.with.dataset": "No chart type fits this dataset.",
  "button.save-draft.error": "The draft was not saved. Try again.",
  "controls.custom-color-palettes.title-unavailable": "You already have a palette with this name.",
  "wmts.error-invalid-url": "This address is not a WMS or WMTS service.",
  "wmts.layer-not-supported-crs":
    "This layer cannot be shown: it does not offer the projection EPSG:3857.",
} as const;
