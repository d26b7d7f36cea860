import { partOnScreen } from '@balcao/domain/catalogue'

interface Line {
  quantity: number
  name: string
  options: readonly { name: string }[]
}

/** '1× Pizza meio a meio (Grande), ½ Calabresa, ½ Atum'. */
export function itemWords({ quantity, name, options }: Line): string {
  return [`${quantity}× ${name}`, ...options.map((option) => partOnScreen(option.name))].join(', ')
}
