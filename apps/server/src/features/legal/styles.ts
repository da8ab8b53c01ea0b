/** Colors are those of `apps/web/src/styles/tokens.css`; a test compares them. Without script, the device chooses light or dark. */
export const styles = `
:root{color-scheme:light dark;--surface:#f7f6f3;--raised:#ffffff;--text:#1b211e;--muted:#4e544f;--border:#dad9d4;--accent:#235b4c;--soft:#e6f4ef;--warning:#69490a;--warning-soft:#f8efe0;--focus:#1957d2}
@media (prefers-color-scheme:dark){:root{--surface:#1a1916;--raised:#242420;--text:#ebe9e4;--muted:#b8b6af;--border:#3e3d38;--accent:#a0d0c0;--soft:#20312b;--warning:#ddbf93;--warning-soft:#332817;--focus:#f1c961}}
*{box-sizing:border-box}
body{margin:0;background:var(--surface);color:var(--text);font:1.0625rem/1.6 -apple-system,"Segoe UI",Roboto,Arial,sans-serif;overflow-wrap:anywhere}
a{color:var(--accent)}
:focus-visible{outline:2px solid var(--focus);outline-offset:2px}
main:focus{outline:none}
.skip{position:absolute;left:8px;top:-80px;padding:12px;background:var(--raised);z-index:1}
.skip:focus{top:8px}
header{display:flex;justify-content:space-between;align-items:center;gap:12px;padding:8px 16px;background:var(--raised);border-bottom:1px solid var(--border)}
.brand,.tool{display:inline-flex;align-items:center;min-width:44px;min-height:44px}
.brand{color:inherit;font-weight:700;text-decoration:none}
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
