export const en = {
  "chart.no-data": "No data for this selection",
  "chart.missing": "No value",
  "chart.missing.count": { one: "{count} value is missing", other: "{count} values are missing" },
  "chart.all-missing": "There are observations, but none has a value",
  "chart.cut-axis": "The value axis does not start at zero",
  "chart.total": "Total",
  "chart.legend": "Legend",
} as const;
