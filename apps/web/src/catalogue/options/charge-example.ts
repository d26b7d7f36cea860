import { priceChoices, type Option, type OptionCharge } from '@balcao/domain/catalogue'

interface Named {
  nome: string
  centavos: number
}

/**
 * What two different options of a group would cost together: the first two that are named and cost something
 * different, else made-up ones of the given names.
 */
export function chargeExample(
  cobranca: OptionCharge,
  options: readonly Option[],
  names: readonly [string, string],
): { first: Named; second: Named; total: number } {
  const named = options.filter(({ nome, ativo }) => nome.trim() !== '' && ativo)
  const other = named.find(({ centavos }) => centavos !== named[0]?.centavos)
  const [first, second]: [Named, Named] =
    named[0] && other
      ? [named[0], other]
      : [
          { nome: names[0], centavos: 600 },
          { nome: names[1], centavos: 1000 },
        ]
  const opcoes = [first, second].map(({ nome, centavos }, place) => ({
    id: String(place),
    nome,
    centavos,
    ativo: true,
  }))
  const group = { id: 'group', nome: '', min: 0, max: 2, cobranca, opcoes }
  const chosen = opcoes.map(({ id }) => ({ groupId: 'group', optionId: id, count: 1 }))
  const priced = priceChoices({ centavos: {}, opcoes: [group] }, 'padrao', chosen)
  return { first, second, total: 'unitCents' in priced ? priced.unitCents : 0 }
}
