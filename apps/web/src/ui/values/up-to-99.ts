/** A count as a round mark has room for it: '7', '99+'. */
export function upTo99(count: number): string {
  return count > 99 ? '99+' : String(count)
}
