/** What is done to matching calls of a stand-in. */
export interface CallFault<How extends string> {
  how: How
  /** Paths it holds for; all when left out. */
  paths?: RegExp
  /** For how many calls it holds; without end when left out. */
  times?: number
}

/** The fault for a call of this path, counted down where it has a number of times. */
export function takeFault<How extends string>(
  behaviour: { fault: CallFault<How> | null },
  path: string,
): How | undefined {
  const { fault } = behaviour
  if (!fault || (fault.paths && !fault.paths.test(path))) return undefined
  if (fault.times !== undefined) {
    const left = fault.times - 1
    behaviour.fault = left > 0 ? { ...fault, times: left } : null
  }
  return fault.how
}
