/** Bounds how much of something happens at once in this process, altogether and for each company. */
export function createSemaphore(most: { company: number; process: number }) {
  const taken = new Map<string, number>()
  let all = 0
  return {
    /** A permit, as the function that gives it back; nothing when there is none. */
    take(companyId: string): (() => void) | undefined {
      const own = taken.get(companyId) ?? 0
      if (all >= most.process || own >= most.company) return undefined
      all += 1
      taken.set(companyId, own + 1)
      return () => {
        all -= 1
        const left = taken.get(companyId)! - 1
        if (left === 0) taken.delete(companyId)
        else taken.set(companyId, left)
      }
    },
  }
}
