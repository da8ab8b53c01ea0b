/** Of the legal pages, besides those of every document. */
export const styles = `
.page{display:grid;gap:16px;max-width:62rem;margin:0 auto;padding:16px}
nav ul{display:flex;flex-wrap:wrap;gap:0 16px;margin:0;padding:0;list-style:none}
nav a{display:inline-flex;align-items:center;min-height:44px;min-width:44px}
nav [aria-current]{color:inherit;font-weight:700;text-decoration:none}
main{min-width:0;max-width:66ch}
h1{margin:0 0 8px;font-size:1.625rem;line-height:1.3}
h2{margin:28px 0 8px;font-size:1.25rem;line-height:1.4}
p,ul{margin:0 0 12px}
ul{padding-inline-start:22px}
.status{color:var(--muted);font-size:.9375rem}
.draft{padding:8px 12px;border-radius:10px;background:var(--warning-soft);color:var(--warning);font-weight:600}
.short{margin:16px 0;padding:14px 16px;border-radius:16px;background:var(--soft)}
.short ul{margin:6px 0 0}
table{width:100%;margin:16px 0;border-collapse:collapse;font-size:.9375rem;line-height:1.45}
caption{padding:0 0 6px;font-weight:700;text-align:start}
th,td{padding:6px 10px 6px 0;border-top:1px solid var(--border);text-align:start;vertical-align:top}
footer{padding:16px;border-top:1px solid var(--border);color:var(--muted);text-align:center}
footer p{margin:0}
footer a{display:inline-flex;align-items:center;min-height:44px}
@media (min-width:60rem){.page{grid-template-columns:14rem 1fr;gap:40px;padding-top:32px}nav ul{display:block}}
@media (max-width:38rem){table,tbody,tr,th,td,caption{display:block}thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}tr{padding:8px 0;border-top:1px solid var(--border)}th,td{padding:0;border:0}td::before{content:attr(data-head) ": ";color:var(--muted)}}
@media print{:root{--surface:#fff;--raised:#fff;--text:#000;--muted:#000;--accent:#000;--soft:#fff;--warning:#000;--warning-soft:#fff}nav,.skip,.tool,.back{display:none}h2{break-after:avoid}.page{display:block;max-width:none}.short,.draft{border:1px solid}}
`;
