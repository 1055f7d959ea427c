/** Processor time, which budgets of reading and layout go by: a busy machine must not change what comes out. */

/** Milliseconds of processor time since this moment. */
export function cpuTimer(): () => number {
  const before = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
}
