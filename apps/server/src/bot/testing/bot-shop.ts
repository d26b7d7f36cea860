import type { Message } from '@balcao/contract/conversations'
import { messenger, receiveEvents } from '../../conversations'
import { startChatShops, type ChatShop, type ChatShops } from '../../conversations/testing/chat-shop'
import { inboundText } from '../../conversations/testing/inbound'
import { createLog } from '../../platform/log'
import { deriveSecrets } from '../../platform/secrets/secrets'
import { testRootSecret } from '../../testing/database'
import { modulesAsGranted } from '../../testing/modules-as-granted'
import type { BotNeeds, Messenger } from '../bot-needs'
import { takeTurn } from '../take-turn'

/** A snack bar whose bot takes its turns when a test says so, by the test's clock. */
export interface BotShop extends ChatShop {
  needs: ChatShop['needs'] & BotNeeds
  /** The customer writes. Nobody answers yet. */
  writes(jid: string, text: string, more?: Parameters<typeof inboundText>[1]): Promise<void>
  /** One turn of the bot; answers what it said in it. */
  turn(jid: string, messenger?: Messenger): Promise<string[]>
  /** Both. */
  says(jid: string, text: string): Promise<string[]>
  /** Up to the question whether the order may be placed: two X-Bacon, fetched, in cash. */
  upToConfirmation(jid: string): Promise<void>
  /** Saves settings of the company, as its owner does. */
  save(change: object): Promise<void>
  /** A catalogue in which the X-Bacon costs so many reais, or nothing is sold. */
  menu(price: number | null): object
  orders(): Promise<{ number: number; customer_phone: string | null; notes: string | null }[]>
}

const menu = (price: number | null) => ({
  cardapio: {
    categorias: [
      {
        id: 'lanches',
        nome: 'Lanches',
        ativo: true,
        produtos: [
          { id: 'x-bacon', nome: 'X-Bacon', preco: price ?? 0, disponivel: price !== null, ativo: true },
        ],
      },
    ],
  },
  servicos: { categorias: [] },
})

export { startChatShops as startBotShops }

export async function givenBotShop(shops: ChatShops, clock: () => Date): Promise<BotShop> {
  const shop = await shops.shop()
  const { company, needs: chatNeeds } = shop
  const needs = {
    ...chatNeeds,
    clock,
    log: createLog('silent'),
    messenger,
    openModules: modulesAsGranted,
    secrets: deriveSecrets(testRootSecret),
    pagesUrl: () => 'https://loja.example',
    menuUrl: () => 'https://loja.example',
  }
  await shop.rows(`update companies set bot_on = true, horario_funcionamento = '[]' where id = $1`)
  const save = async (change: object) => {
    const { status, text } = await shop.ask('/webhook/update-customer', {
      body: { cnpj: company.cnpj, ...change },
    })
    if (status !== 200) throw new Error(text)
  }
  await save({ cardapio_json: menu(20) })
  const writes: BotShop['writes'] = (jid, text, more = {}) =>
    receiveEvents(needs, company.id, [inboundText(jid, { text, at: wholeSecond(clock()), ...more })])
  const said = async (jid: string): Promise<Message[]> =>
    (await shop.chat(jid)) ? (await shop.messages(jid)).filter(({ author }) => author === 'bot') : []
  const turn: BotShop['turn'] = async (jid, by = messenger) => {
    const before = new Set((await said(jid)).map(({ id }) => id))
    const chat = await shop.chat(jid)
    await takeTurn({ ...needs, messenger: by }, company.id, chat!.id)
    return (await said(jid)).filter(({ id }) => !before.has(id)).map(({ text }) => text)
  }
  const says: BotShop['says'] = async (jid, text) => {
    await writes(jid, text)
    return turn(jid)
  }
  return {
    ...shop,
    needs,
    writes,
    turn,
    says,
    save,
    menu,
    receive: (...events) => receiveEvents(needs, company.id, events),
    async upToConfirmation(jid) {
      for (const text of ['quero 2 x-bacon', 'sim, finalizar', 'retirada', 'dinheiro']) await says(jid, text)
      await says(jid, 'não precisa de troco')
    },
    orders: () =>
      shop.rows('select number, customer_phone, notes from orders where company_id = $1 order by number'),
  }
}

/** WhatsApp's times are whole seconds. */
const wholeSecond = (time: Date) => Math.floor(time.getTime() / 1000) * 1000
