type ShowAlert = (text: string) => Promise<void>;

let show: ShowAlert | null = null;

/** `showAlert` for code that loads earlier; falls back to the native `alert()`. */
export function lazyAlert(text: string): void {
  if (show) void show(text);
  else alert(text);
}

/** Call when `showAlert` is loaded. */
export function alertBy(showAlert: ShowAlert): void {
  show = showAlert;
}
