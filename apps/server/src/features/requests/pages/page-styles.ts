/** Of the pages of requests, besides those of every document. */
export const pageStyles = `
main{max-width:35rem;margin:24px auto;padding:20px;background:var(--raised);border:1px solid var(--border);border-radius:16px}
@media (max-width:36rem){main{margin:16px}}
h1{margin:0 0 8px;font-size:1.5rem;line-height:1.3}
h2{margin:24px 0 4px;font-size:1.1875rem;line-height:1.4}
p{margin:0 0 12px}
form{display:grid;gap:16px;margin:0 0 12px}
fieldset{display:grid;gap:16px;min-width:0;margin:0;padding:0;border:0}
legend{padding:0 0 4px;font-weight:600}
fieldset.choice{gap:0}
label.own{display:block;font-weight:600}
small,.muted,.hint{color:var(--muted);font-size:.9375rem;font-weight:400}
.error{margin:4px 0 0;color:var(--danger);font-weight:600}
.hint{margin:4px 0 0}
input:not([type=checkbox],[type=radio]),textarea{width:100%;min-height:44px;padding:9px 12px;border:1px solid var(--muted);border-radius:10px;background:var(--raised);color:inherit;font:inherit}
[aria-invalid=true]{border:2px solid var(--danger)!important}
.line{display:flex;align-items:flex-start;gap:10px;min-height:44px;padding:8px 0}
.line input{appearance:none;flex:none;display:grid;place-content:center;width:44px;height:44px;margin:-8px -8px -8px -11px;border-radius:10px;cursor:pointer}
.line input::before{content:"";box-sizing:border-box;width:22px;height:22px;border:2px solid var(--muted);border-radius:6px;background:var(--raised)}
.line [type=radio]::before{border-radius:50%}
.line :checked::before{border-color:var(--accent);background:var(--accent);box-shadow:inset 0 0 0 3px var(--raised)}
@media (forced-colors:active){.line input{appearance:auto}.line input::before{display:none}}
.pin{max-width:9rem;font-size:1.375rem!important;letter-spacing:.35em}
button{min-height:44px;padding:9px 20px;border:1px solid var(--accent);border-radius:10px;background:var(--raised);color:var(--accent);font:inherit;font-weight:600;cursor:pointer}
.main{background:var(--accent);color:var(--on-accent)}
.button{display:inline-flex;align-items:center;min-height:44px;padding:9px 20px;border-radius:10px;background:var(--accent);color:var(--on-accent);font-weight:600;text-decoration:none}
summary{min-height:44px;padding:10px 0;cursor:pointer}
summary~*{margin-top:12px}
.row{display:flex;flex-wrap:wrap;gap:0 12px}
.times{display:grid;grid-template-columns:repeat(auto-fill,minmax(8.5rem,1fr));gap:0 8px}
.day{margin:0;padding:8px 0}
.note{padding:12px 16px;border-radius:12px;background:var(--soft)}
ol{margin:16px 0;padding:0;list-style:none}
ol li{position:relative;padding:0 0 14px 40px;color:var(--muted)}
ol li::before{content:"";position:absolute;left:6px;top:4px;width:16px;height:16px;border:2px solid var(--muted);border-radius:50%;background:var(--raised)}
ol li::after{content:"";position:absolute;left:15px;top:26px;bottom:0;width:2px;background:var(--border)}
ol li:last-child::after{content:none}
.done,.now{color:var(--text)}
ol .done::before,ol .now::before{border-color:var(--accent);background:var(--accent)}
.now b{font-weight:700}
ol b{display:block;font-weight:400}
.when{display:block}
.when::first-letter{text-transform:uppercase}
.foot b,.muted b{white-space:nowrap}
.foot a{display:inline-block;padding:10px 0}
@media print{.skip,.tool,form,details{display:none}}
`;
