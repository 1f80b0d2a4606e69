export const en = {
  "statement.title": "Accessibility",
  "statement.commitment":
    "{body} wants everybody to be able to use this site, whatever their abilities and aids.",
  "statement.commitment.missing":
    "The operator of this site has not given a name for this statement yet.",
  "statement.scope":
    "This statement is about {address} and about charts from there that stand inside other pages.",
  "statement.conformance": "Conformance",
  "statement.conformance.partial":
    "This site conforms in part with the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA: the limitations below remain.",
  "statement.conformance.standards":
    "That level covers what the European standard EN\u00a0301\u00a0549 (V3.2.1) and the Swiss standard eCH-0059 (version 3.0) take from WCAG 2.1.",
  "statement.limits": "Known limitations",
  "statement.limit.colour":
    "The series of most charts differ by colour alone. With forced colours switched on in the system they also differ by dashes, shapes and textures; the data table always tells them apart.",
  "statement.limit.palette":
    "Some of the palettes on offer have colours that are hard to tell apart with a colour vision deficiency. Whoever publishes a chart is told so and can choose others; the data table always names the series.",
  "statement.limit.table":
    "The data table below a chart holds 500 rows at most, and says so; files for download hold all of them.",
  "statement.limit.files":
    "Pictures in PNG format carry their description in the properties of the file alone; text to read in their place stands among the downloads. PDF files are made by printing the page, and whether they are tagged depends on the browser.",
  "statement.limit.language":
    "In the descriptions that picture files carry, names from a dataset that lacks the language of the page are not marked as being in another language.",
  "statement.limit.texts":
    "Titles and descriptions are written by authors and data offices, and not everything they write has been checked.",
  "statement.reading": "Reading charts with keyboard and screen reader",
  "statement.reading.keys":
    "A chart is a single stop of the Tab key. Arrow keys go from value to value and from series to series, Home and End to the first and the last, and Escape leaves.",
  "statement.reading.table": "Below each chart its data open as a table.",
  "statement.reading.no-script":
    "Without JavaScript a published chart shows its picture, summary, data table, facts about the data and files. Filters, period, legend, percentages and the step of an animation are a form: choose, then press “Show”. Tables are searched, sorted and turned page by page.",
  "statement.reading.no-script.limits":
    "What then does not work: reading single values in the chart with the pointer or the arrow keys, which the data table replaces; playing an animation; changing a legend of more than 200 series or an animation of more than 500 steps. Making charts needs JavaScript.",
  "statement.testing": "How this was tested",
  "statement.testing.automatic":
    "The makers of the software assess it themselves: automated tests go over its pages and charts with axe-core, in two widths and two themes, with the keyboard alone, at 320 pixels, with wider text spacing and with forced colours.",
  "statement.testing.open":
    "People who use screen readers have not tested it yet, and no independent body has audited it.",
  "statement.date": "Last review of this statement: {date}.",
  "statement.date.missing":
    "The operator has not given the day of the last review of this statement.",
  "statement.feedback": "Feedback and contact",
  "statement.feedback.ask":
    "Tell us if something is hard to use, or if you need data in another form:",
  "statement.feedback.missing":
    "Nobody to ask is configured on this server. For a chart, ask the organization that is named below it.",
  "statement.enforcement": "Enforcement procedure",
  "statement.enforcement.turn": "If the answer does not help you, turn to:",
  "statement.enforcement.missing":
    "Which body to turn to if an answer does not help is not configured on this server.",
} as const;
