import type { Option } from '../model/rules'

const ROWS = 10

/**
 * The page of a list that fits into one prompt, with 'Ver mais' where there is more and a way back from the last page;
 * `extra` stands on every page.
 */
export function paged(options: readonly Option[], page: number, extra: readonly Option[] = []): Option[] {
  const room = ROWS - extra.length
  if (options.length <= room) return [...options, ...extra]
  const size = room - 1
  const start = (page * size) % (Math.ceil(options.length / size) * size)
  const isLast = start + size >= options.length
  const more = { id: 'mais', title: isLast ? 'Ver do começo' : 'Ver mais' }
  return [...options.slice(start, start + size), more, ...extra]
}
