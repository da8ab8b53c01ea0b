type ShowAlert = (text: string) => Promise<void>;

let show: ShowAlert | null = null;

/** `showAlert` for what is loaded before it. Where its code has not come, the browser's own `alert()` says the same. */
export function alertLater(text: string): void {
  if (show) void show(text);
  else alert(text);
}

/** The page's own alerts can be shown from now on. */
export function alertBy(showAlert: ShowAlert): void {
  show = showAlert;
}
