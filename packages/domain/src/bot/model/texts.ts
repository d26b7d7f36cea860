/**
 * Texts that the owner can change, with `{variables}` (see `fillVariables` of messaging): nome, loja, pedido, total,
 * horario, link.
 */
export interface BotTexts {
  greeting: string
  closed: string
  handOver: string
  /** Said once when nobody has come for a while. */
  stillWaiting: string
  notUnderstood: string
  orderPlaced: string
}

/** The product's own texts. */
export const defaultBotTexts: BotTexts = {
  greeting: 'Oi, {nome}! Aqui é o atendimento automático de {loja}.',
  closed: 'Estamos fechados agora. Abrimos {horario}.',
  handOver: 'Certo, {nome}! Chamei uma pessoa da loja. Pode ir escrevendo por aqui.',
  stillWaiting:
    'Ainda não esquecemos de você, {nome}. Assim que alguém da loja estiver livre, responde aqui.',
  notUnderstood: 'Não entendi 🤔 Escolha uma opção ou escreva de outro jeito.',
  orderPlaced: 'Pedido nº {pedido} recebido, {nome}! Total: {total}.\n{link}',
}

/** The shop's texts, the product's own where one is blank. */
export function wholeTexts(texts: BotTexts): BotTexts {
  const kept = Object.entries(texts).filter(([, text]) => text.trim() !== '')
  return { ...defaultBotTexts, ...Object.fromEntries(kept) }
}
