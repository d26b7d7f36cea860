import type { Result } from './result'

export async function orderToPaint(): Promise<Result[]> {
  return []
}
