export const en = {
  "statement.title": "Accessibility",
  "statement.commitment":
    "{body} wants everyone to be able to use this site, whatever their abilities and assistive technologies.",
  "statement.commitment.missing":
    "The operator of this site has not yet given a name for this statement.",
  "statement.scope":
    "This statement applies to {address} and to its charts that are embedded in other pages.",
  "statement.conformance": "Conformance",
  "statement.conformance.partial":
    "This site conforms in part to the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA: the limitations below remain.",
  "statement.conformance.standards":
    "That level covers what the European standard EN\u00a0301\u00a0549 (V3.2.1) and the Swiss standard eCH-0059 (version 3.0) take from WCAG 2.1.",
  "statement.limits": "Known limitations",
  "statement.limit.colour":
    "In most charts, series differ only in colour. When forced colours are switched on in the operating system, they also differ in dashes, shapes and textures; the data table always tells them apart.",
  "statement.limit.palette":
    "Some of the available palettes have colours that are hard to tell apart for people with a colour vision deficiency. Anyone who publishes a chart is warned and can choose others; the data table always names the series.",
  "statement.limit.table":
    "The data table below a chart shows at most 500 rows, and says so; the download files contain all of them.",
  "statement.limit.files":
    "PNG images contain their description only in the properties of the file; a text to read in their place is among the downloads. PDF files are made by printing the page, and whether they are tagged depends on the browser.",
  "statement.limit.language":
    "In the descriptions inside image files, names from a dataset that is not available in the language of the page are not marked as being in another language.",
  "statement.limit.texts":
    "Titles and descriptions are written by authors and data offices, and not all of them have been checked.",
  "statement.reading": "Reading charts with keyboard and screen reader",
  "statement.reading.keys":
    "A chart is a single stop of the Tab key. Arrow keys go from value to value and from series to series, Home and End to the first and the last, and Escape leaves the chart.",
  "statement.reading.table": "Below each chart, its data can be opened as a table.",
  "statement.reading.no-script":
    "Without JavaScript, a published chart shows its image, summary, data table, information about the data and files. Filters, period, legend, percentages and the step of an animation are a form: choose, then press “Show”. Tables can be searched, sorted and read page by page.",
  "statement.reading.no-script.limits":
    "The following then does not work: reading single values in the chart with the pointer or the arrow keys (the data table takes its place); playing an animation; changing a legend of more than 200 series or an animation of more than 500 steps. Creating charts requires JavaScript.",
  "statement.testing": "How this was tested",
  "statement.testing.automatic":
    "The developers of the software assess it themselves: automated tests check its pages and charts with axe-core, in two widths and two themes, with the keyboard alone, at 320 pixels, with wider text spacing and with forced colours.",
  "statement.testing.open":
    "It has not yet been tested by people who use screen readers, and no independent body has audited it.",
  "statement.date": "Last review of this statement: {date}.",
  "statement.date.missing":
    "The operator has not given the date of the last review of this statement.",
  "statement.feedback": "Feedback and contact",
  "statement.feedback.ask":
    "Tell us if something is hard to use, or if you need data in another form:",
  "statement.feedback.missing":
    "No contact is configured on this server. For questions about a chart, contact the organisation named below it.",
  "statement.enforcement": "Enforcement procedure",
  "statement.enforcement.turn": "If our answer does not help you, contact:",
  "statement.enforcement.missing":
    "This server has no contact configured for cases in which our answer does not help.",
} as const;
