/** Behind one of these words a name says with what or of whom, and stays as it is. */
const joins = /^(?:d[aeo]s?|com|sem|e|em|n[ao]s?|por|para|pra|a|à|ao)$/i

const endings: readonly [RegExp, string][] = [
  [/(?:ões|ães|ãos)$/i, 'ão'],
  [/ais$/i, 'al'],
  [/éis$/i, 'el'],
  [/óis$/i, 'ol'],
  [/ns$/i, 'm'],
  [/([rz])es$/i, '$1'],
  [/([aeiouãé])s$/i, '$1'],
]

/** The name of one of what a category is called: 'Pizza salgada' for 'Pizzas salgadas', 'Pizza da casa' for 'Pizzas da casa'. */
export function singularName(name: string): string {
  const words = name.trim().split(/\s+/)
  const end = words.findIndex((word) => joins.test(word))
  return words.map((word, place) => (end >= 0 && place >= end ? word : singular(word))).join(' ')
}

function singular(word: string): string {
  const [ending, by] = endings.find(([ending]) => ending.test(word)) ?? [null, '']
  return ending && word.length > 3 ? word.replace(ending, by) : word
}
