import type { Item, OptionGroup } from '../../../catalogue'
import { formatBrl } from '../../../money'
import { findOffer, type Offer } from '../../cart/on-offer'
import type { BotWorld } from '../../model/model'
import { cut } from '../../words/prompt-limits'

/** How many items one answer speaks of. */
export const MAX_ITEMS = 5
/** UTF-16 units of a line of the catalogue. */
export const MAX_LINE = 400
const MAX_NAME = 80
/** How many names a list of one item has. */
export const MAX_LISTED = 40

/** Those that can be had now, in the order asked. */
export function offersAmong(itemIds: readonly string[], { menu, now }: BotWorld): Offer[] {
  return [...new Set(itemIds)].flatMap((id) => findOffer(menu, id, now) ?? [])
}

/** The first lines, and how many more there are. */
export function withMore(lines: readonly string[]): string {
  const more = lines.length - MAX_ITEMS
  return [...lines.slice(0, MAX_ITEMS), ...(more > 0 ? [`E mais ${more}.`] : [])].join('\n')
}

/** The name of an item as it stands in a message. */
export function nameOf({ nome }: Item): string {
  return `*${short(nome)}*`
}

/** 'a, b e c', each at most as long as a name. */
export function listed(names: readonly string[]): string {
  const said = names.slice(0, MAX_LISTED).map(short).filter(Boolean)
  return said.length < 2 ? (said[0] ?? '') : `${said.slice(0, -1).join(', ')} e ${said.at(-1)}`
}

/** A text of the catalogue on one line, at most as long as a name. */
export function short(name: string): string {
  return cut(
    cut(name, MAX_NAME * 2)
      .replace(/\s+/g, ' ')
      .trim(),
    MAX_NAME,
  )
}

/** Options with what each adds. */
export function optionsOf(options: readonly OptionGroup['opcoes'][number][]): string {
  return options
    .slice(0, MAX_LISTED)
    .map(({ nome, centavos }) => short(nome) + (centavos > 0 ? ` (+ ${formatBrl(centavos)})` : ''))
    .join(', ')
}

/** What of these is known and not to be had now; null when all is. */
export function goneWords(itemIds: readonly string[], { menu, now }: BotWorld): string | null {
  const gone = menu.items.filter(({ id }) => itemIds.includes(id) && findOffer(menu, id, now) === null)
  return gone.length === 0
    ? null
    : gone
        .slice(0, MAX_ITEMS)
        .map((item) => whyGone(item))
        .join('\n')
}

/** Why an item is not to be had: sold out, or not on the menu. */
export function whyGone(item: Item): string {
  const soldOut = item.ativo && (!item.disponivel || item.pausado_ate !== null)
  return soldOut ? `${nameOf(item)} está em falta no momento.` : `${nameOf(item)} não está no cardápio agora.`
}
