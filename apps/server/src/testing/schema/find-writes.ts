/** One table that a text of SQL writes. */
export interface Write {
  /** As the text names it; `⟨…⟩` where that is only known when it runs. */
  table: string
  /** What an update sets, if it can be read; undefined where rows are added or removed, or the columns are not named. */
  columns: string[] | undefined
}

const target = String.raw`(⟨[^⟩]*⟩|"?[a-z_][\w."]*)`
const writing = new RegExp(
  String.raw`\b(insert\s+into|delete\s+from|merge\s+into|truncate(?:\s+table)?|(?<!\b(?:for|key|do)\s+)update)\s+(?:only\s+)?${target}`,
  'gi',
)

/** The tables that a text of SQL writes; none for a text that is something else. */
export function findWrites(text: string): Write[] {
  return [...text.matchAll(writing)].flatMap((match) => {
    const [whole, verb, table] = match
    const rest = text.slice(match.index + whole.length)
    if (!/^update$/i.test(verb!)) return [{ table: table!, columns: undefined }]
    const setting = /^\s+(?:as\s+)?(?:[a-z]\w*\s+)?set\s+/i.exec(rest)
    // An English sentence may say “update”; a statement goes on with what it sets.
    return setting ? [{ table: table!, columns: columnsSet(rest.slice(setting[0].length)) }] : []
  })
}

/** The columns that the assignments behind `set` name; undefined when one of them is put together elsewhere. */
function columnsSet(assignments: string): string[] | undefined {
  const names: string[] = []
  for (const part of topLevelParts(assignments)) {
    const name = /^\s*"?([a-z_]\w*)"?\s*=/.exec(part)?.[1]
    if (name === undefined) return undefined
    names.push(name)
  }
  return names
}

/** Cut at the commas outside of parentheses, up to the clause that ends the assignments. */
function topLevelParts(text: string): string[] {
  const parts = ['']
  let depth = 0
  for (const [token] of text.matchAll(/\w+|\s+|[^\w\s]/g)) {
    if ('([⟨'.includes(token)) depth += 1
    if (')]⟩'.includes(token)) depth -= 1
    if (depth < 0 || (depth === 0 && /^(where|from|returning)$/i.test(token))) break
    if (depth === 0 && token === ',') parts.push('')
    else parts[parts.length - 1] += token
  }
  return parts
}
