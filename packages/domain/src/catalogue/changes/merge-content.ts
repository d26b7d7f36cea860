import type { CategoryContent, ItemContent } from '../model'
import { sameContent } from './same-content'

/**
 * What two people made of one row, put together field by field, and price type by price type inside `centavos`. A
 * field that one side left alone is taken from the other. Where both changed it differently, `conflicts` names it
 * ('nome', 'centavos.Grande') and `merged` says mine.
 */
export function mergeContent<Content extends CategoryContent | ItemContent>(
  base: Content,
  mine: Content,
  theirs: Content,
): { merged: Content; conflicts: string[] } {
  const { merged, conflicts } = mergeFields({ ...base }, { ...mine }, { ...theirs })
  return { merged: merged as unknown as Content, conflicts }
}

type Fields = Record<string, unknown>

function mergeFields(base: Fields, mine: Fields, theirs: Fields): { merged: Fields; conflicts: string[] } {
  const names = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])]
  const conflicts: string[] = []
  const entries = names.flatMap((name): [string, unknown][] => {
    const [was, my, their] = [own(base, name), own(mine, name), own(theirs, name)]
    if (name === 'centavos' && isFields(was) && isFields(my) && isFields(their)) {
      const prices = mergeFields(was, my, their)
      conflicts.push(...prices.conflicts.map((type) => `centavos.${type}`))
      return [[name, prices.merged]]
    }
    const [isMine, isTheirs] = [!sameContent(my, was), !sameContent(their, was)]
    if (isMine && isTheirs && !sameContent(my, their)) conflicts.push(name)
    const said = isMine ? my : their
    return said === undefined ? [] : [[name, said]]
  })
  return { merged: Object.fromEntries(entries), conflicts }
}

function own(fields: Fields, name: string): unknown {
  return Object.hasOwn(fields, name) ? fields[name] : undefined
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
