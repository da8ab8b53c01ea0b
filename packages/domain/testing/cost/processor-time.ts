/** The processor time of this thread from now on, in ms. Unlike a clock's, it's the same on a machine that is busy with others. */
export function processorClock(): () => number {
  const began = process.threadCpuUsage();
  return () => {
    const { user, system } = process.threadCpuUsage(began);
    return (user + system) / 1_000;
  };
}
