/** The tab's title with a count in front; a count that was there is replaced, 0 takes it away. */
export function badgedTitle(title: string, count: number): string {
  const plain = title.replace(/^\(\d+\) /, '')
  return count > 0 ? `(${count}) ${plain}` : plain
}
