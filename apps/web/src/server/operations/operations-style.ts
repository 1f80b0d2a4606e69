/** Of the operators' page alone; the custom properties come from the style sheet of the catalogue. */
export const OPERATIONS_STYLE = `
main { max-width: 1040px; margin: 0 auto; padding: var(--space-24) var(--space-16) var(--space-64); }
nav ul { display: flex; gap: var(--space-16); margin: 0 0 var(--space-24); }
nav a[aria-current] { color: var(--ink); text-decoration: none; }
h2 { margin: var(--space-40) 0 var(--space-12); }
h3 { font-family: var(--font-sans); }
.soft { color: var(--ink-soft); margin-top: var(--space-8); }
article { border-top: 1px solid var(--line); padding: var(--space-16) 0; }
article > p { font-size: var(--text-13); }
dl { display: grid; grid-template-columns: minmax(9rem, 15rem) 1fr; gap: var(--space-4) var(--space-16); margin-top: var(--space-8); font-variant-numeric: tabular-nums lining-nums; }
dl.limits { grid-template-columns: minmax(0, 28rem) auto; justify-content: start; border-top: 1px solid var(--line); padding-top: var(--space-12); }
dl.limits dd { text-align: end; }
dt { color: var(--ink-soft); }
.bad { color: var(--error); font-weight: 600; }
.good { color: var(--good); }
.scroll { overflow-x: auto; }
table { width: 100%; min-width: 520px; }
th, td { padding: var(--space-8) var(--space-8); border-top: 1px solid var(--line); text-align: end; }
thead th { border-top: 0; color: var(--ink-soft); font-weight: 400; }
th:first-child { text-align: start; padding-inline-start: 0; font-weight: 400; }
@media (max-width: 599px) { dl:not(.limits) { grid-template-columns: 1fr; gap: 0; } table { min-width: 0; font-size: var(--text-13); } th, td { padding: var(--space-8) var(--space-4); } dl:not(.limits) dd { margin-bottom: var(--space-8); } }
`;
