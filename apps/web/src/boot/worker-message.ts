export const workerMessage = {
  /** "Are you my version?" Answered over the port with a boolean. */
  compare: 'compare',
  takeOver: 'take-over',
  /** To a page: a notification of this path was pressed. */
  open: 'open',
} as const;

export type WorkerMessage =
  /** `entry`: path of the page's script, which changes with its content. */
  | { type: typeof workerMessage.compare; entry: string }
  | { type: typeof workerMessage.takeOver }
  | { type: typeof workerMessage.open; path: string };
