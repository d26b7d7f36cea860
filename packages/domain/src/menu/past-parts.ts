import { halvesId, PARTS_GROUP } from '../catalogue'
import type { ChosenOption, MenuRows, PastLine } from './model'

const share = /^(\d)\/(\d) (.+)$/

/** The parts of a past line by halves, by how they were written ('1/2 Calabresa'); products are found by their names. */
export function pastParts({ itemId, options }: PastLine, menu: MenuRows): Map<string, ChosenOption> {
  const category = menu.categories.find(({ id }) => halvesId(id) === itemId)
  const products = menu.items.filter(({ category_id }) => category_id === category?.id)
  const said = options.flatMap((written) => {
    const [, parts, of, name] = share.exec(written) ?? []
    const product = products.find(({ nome }) => nome === name)
    return product ? [{ written, product, parts: Number(parts), of: Number(of) }] : []
  })
  const whole = said.reduce((all, { of }) => multiple(all, of), 1)
  return new Map(
    said.map(({ written, product, parts, of }) => [
      written,
      { group_id: PARTS_GROUP, option_id: product.id, count: (parts * whole) / of },
    ]),
  )
}

/** The least number that is a multiple of both. */
function multiple(one: number, other: number): number {
  let found = one
  while (found % other !== 0) found += one
  return found
}
