import type { WidgetData } from '@rxweb/contracts/widget';

/*
 * `all: initial`, important within the shadow root, wins over every rule of the page around. Pixels, because that page may set any root
 * font size. The colors are those of styles/tokens.css.
 */
const ours: NonNullable<WidgetData['colors']> = [
  ['#235b4c', '#fff'],
  ['#a0d0c0', '#081a15'],
];

export const styles = ({ colors: [open, closed] = ours }: WidgetData) => `
:host{all:initial!important;position:fixed!important;inset:auto 0 0 auto!important;z-index:2147483647!important;display:block!important;overflow:visible!important}
*{box-sizing:border-box}
[hidden]{display:none!important}
.open{--a:${open[0]};--on:${open[1]};--s:#fff;--t:#1b211e}
.closed{--a:${closed[0]};--on:${closed[1]};--s:#242420;--t:#ebe9e4}
.open,.closed{font:16px/1.3 -apple-system,"Segoe UI",Roboto,Arial,sans-serif;color:var(--t)}
.ask{position:fixed;right:20px;bottom:max(20px,env(safe-area-inset-bottom));display:flex;align-items:center;gap:10px;max-width:calc(100vw - 40px);min-height:56px;padding:8px 20px 8px 16px;border:1px solid transparent;border-radius:28px;background:var(--a);color:var(--on);box-shadow:0 0 0 1px rgb(255 255 255/.7),0 8px 24px rgb(27 33 30/.28);font:inherit;font-weight:700;line-height:1.2;text-align:center;text-decoration:none;cursor:pointer}
.ask svg{flex:none;fill:none;stroke:currentColor;stroke-width:1.75;stroke-linecap:round;stroke-linejoin:round}
.ask small{display:block;font-size:14px;font-weight:400}
:focus-visible{outline:3px solid #fff;box-shadow:0 0 0 6px #1957d2}
.panel{position:fixed;right:20px;bottom:20px;width:400px;height:min(680px,100vh - 40px);height:min(680px,100dvh - 40px);border:1px solid #7a7f78;border-radius:16px;overflow:hidden;background:var(--s);box-shadow:0 16px 40px rgb(27 33 30/.3)}
.panel:focus{outline:0}
iframe{display:block;width:100%;height:100%;border:0}
.wait{position:absolute;inset:0;display:flex;flex-direction:column;align-items:center;justify-content:center;gap:8px;padding:24px;background:var(--s);text-align:center}
.wait p{margin:0}
.wait a,.wait button{display:inline-flex;align-items:center;min-height:44px;padding:0 12px;border:0;border-radius:10px;background:none;color:inherit;font:inherit;text-decoration:underline;cursor:pointer}
@media(max-width:599.98px),(max-height:479.98px){.panel{inset:0;width:100%;height:100%;border:0;border-radius:0}}
@media(prefers-reduced-motion:no-preference){.panel{animation:rise .2s ease-out}@keyframes rise{from{opacity:0;transform:translateY(12px)}}}
@media print{:host{display:none!important}}`;
