import type { Result } from './result'

export async function printOnce(): Promise<Result[]> {
  return []
}
