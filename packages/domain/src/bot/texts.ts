/** Texts that the owner can change. Names in braces are filled in: {nome}, {loja}, {pedido}, {total}, {horario}, {link}. */
export interface BotTexts {
  greeting: string
  closed: string
  handOver: string
  notUnderstood: string
  orderPlaced: string
}

/** The product's own texts. */
export const defaultBotTexts: BotTexts = {
  greeting: 'Oi, {nome}! Aqui é o atendimento automático de {loja}.',
  closed: 'Estamos fechados agora. Abrimos {horario}.',
  handOver: 'Certo, {nome}! Chamei uma pessoa da loja. Pode ir escrevendo por aqui.',
  notUnderstood: 'Não entendi 🤔 Toque em uma opção ou escreva de outro jeito.',
  orderPlaced: 'Pedido nº {pedido} recebido, {nome}! Total: {total}.\n{link}',
}

/** The shop's texts, the product's own where one is blank. */
export function wholeTexts(texts: BotTexts): BotTexts {
  const kept = Object.entries(texts).filter(([, text]) => text.trim() !== '')
  return { ...defaultBotTexts, ...Object.fromEntries(kept) }
}

/**
 * A text with its names in braces filled in. An empty value takes the comma or space before it along ('Oi, {nome}!'
 * is 'Oi!'), a line of which nothing is left goes; a name that is not among the values stays as it is.
 */
export function fillText(text: string, values: Readonly<Record<string, string>>): string {
  const filled = text.replace(/(,?[ \t]*)\{(\w+)\}/g, (whole, before: string, name: string) => {
    if (!Object.hasOwn(values, name)) return whole
    return values[name] ? before + values[name] : ''
  })
  return filled
    .split('\n')
    .filter((line, index, lines) => line.trim() !== '' || (index > 0 && lines[index - 1]!.trim() !== ''))
    .join('\n')
    .trim()
}
