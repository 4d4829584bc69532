/** The CPU time of this thread in milliseconds: unlike the clock it stands still while other processes have the core. */
export const cpuTime = (): number => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
