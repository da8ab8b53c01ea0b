/** What the page says to a worker that waits. */
export const workerMessage = {
  /** Is this page of your version? Answered over the port with true or false. */
  compare: 'compare',
  /** Start now. */
  takeOver: 'take-over',
} as const;

export type WorkerMessage =
  /** `entry`: the path of the page's own script, whose name changes with its content. */
  { type: typeof workerMessage.compare; entry: string } | { type: typeof workerMessage.takeOver };
