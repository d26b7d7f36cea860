/** How a customer knows who serves them: `Carlos Eduardo da Silva` is `Carlos Silva`. */
export function shortName(name: string): string {
  const words = name.trim().split(/\s+/)
  return words.length > 2 ? `${words[0]} ${words.at(-1)}` : words.join(' ')
}
