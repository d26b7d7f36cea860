import { setTimeout as pause } from 'node:timers/promises'
import { call } from '../../testing/call'
import { confirmSessions } from '../../testing/sign-in'
import type { WhatsAppShop, WhatsAppTown } from '../../testing/whatsapp'

/** A company's catalogue in which an X-Bacon costs so many reais, and nothing else is sold. */
export const snackMenu = (price: number) => ({
  cardapio: {
    categorias: [
      {
        id: 'lanches',
        nome: 'Lanches',
        ativo: true,
        produtos: [{ id: 'x-bacon', nome: 'X-Bacon', preco: price, disponivel: true, ativo: true }],
      },
    ],
  },
  servicos: { categorias: [] },
})

/** Saves settings of the company, as its owner does. */
export const saveShop = ({ server }: WhatsAppTown, shop: WhatsAppShop, change: object) =>
  call(server, '/webhook/update-customer', { body: { cnpj: shop.cnpj, ...change }, cookie: shop.cookie })

/** A snack bar that is always open, delivers and takes PIX; its bot is on unless said otherwise. */
export async function givenSnackBar(
  town: WhatsAppTown,
  options: { botOn?: boolean } = {},
): Promise<WhatsAppShop> {
  const shop = await town.givenShop(options)
  const save = (change: object) => saveShop(town, shop, change)
  await confirmSessions(town.server, shop)
  await save({ pix_tipo: 'cnpj', pix_chave: '11222333000181', cidade_empresa: 'Manaus' })
  await save({ bairros_taxas: { '5.00': [{ bairro: 'Centro' }] }, taxa_entrega: 12, tempo_entrega: 45 })
  await save({ cardapio_json: snackMenu(24.9) })
  await town.server.app.db.owner.query(`update companies set horario_funcionamento = '[]' where id = $1`, [
    shop.id,
  ])
  return shop
}

/** Resolves when the bot has had every turn that was due, and what came of it has left. */
export async function botIsIdle({ gateway, server }: WhatsAppTown, shop: WhatsAppShop): Promise<void> {
  await gateway.idle()
  for (;;) {
    const { rows } = await server.app.db.owner.query<{ waiting: number }>(
      `select count(*)::int as waiting from graphile_worker._private_jobs j
       join graphile_worker._private_tasks t on t.id = j.task_id
       where t.identifier in ('fetch-media', 'transcribe-note', 'ask-model', 'bot-turn', 'send-messages')
         and j.payload->>'companyId' = $1 and j.run_at < now() + interval '5 seconds'`,
      [shop.id],
    )
    if (rows[0]!.waiting === 0) return
    await pause(50)
  }
}
