import { weekdays } from '@balcao/domain/company'
import { callAsPerson, cardButton, cardOf, makeStation } from '../../steps/order-steps'
import { standIns } from '../../product'
import { expect, givenCustomer, messageBox, messages, rowOf, test } from '../../steps/whatsapp-steps'

test('a customer orders a pizza from the bot, the ticket prints, a person steps in, and the customer reads that it is on its way', async ({
  page,
  browser,
  context,
  shop,
  instance,
}) => {
  // A whole evening's conversation, in which the bot waits a moment after each message.
  test.slow()
  const papers: string[] = []
  await context.exposeBinding('paperCameOut', (_source, title: string) => void papers.push(title))
  await context.addInitScript(() => {
    window.print = () =>
      (window.top as unknown as { paperCameOut: (title: string) => void }).paperCameOut(document.title)
  })
  const { cnpj } = shop
  const update = (change: object) =>
    callAsPerson(page, 'POST', '/webhook/update-customer', { cnpj, ...change })
  await update({ cardapio_json: menu })
  await update({ bairros_taxas: { '5.00': [{ bairro: 'Centro' }] }, taxa_entrega: 12, tempo_entrega: 40 })
  await update({ horario_funcionamento: openAllWeek })
  await update({ imprime_auto: true })
  await update({ BOT_ON: true })
  await callAsPerson(page, 'PUT', '/api/printing/settings', {
    copies: { delivery: ['kitchen'], pickup: ['kitchen'] },
  })
  await page.goto('/dashboard/orders')
  await makeStation(page)
  await page.getByRole('link', { name: 'Conversas', exact: true }).click()

  const ana = await givenCustomer(instance, 'Ana Lima')
  const phone = await ana.open(browser)
  const chat = phone.getByRole('log', { name: 'Mensagens' })
  const write = async (text: string, answer: RegExp) => {
    await phone.getByLabel('Mensagem').fill(text)
    await phone.getByRole('button', { name: 'Enviar', exact: true }).click()
    await expect(chat.getByRole('article', { name: 'Loja' }).last()).toContainText(answer)
  }
  await write('Boa noite!', /Ana/)
  await write('me vê uma pizza grande de calabresa', /Pizza Calabresa|Calabresa/)
  await write('sim, finalizar', /Entrega ou retirada/)
  await write('entrega', /bairro/)
  await write('centro', /endereço/)
  await write('Rua das Flores, 120', /pagar/)
  await write('dinheiro', /[Tt]roco/)
  await write('troco pra 100', /Confira seu pedido/)
  await write('confirmar', /Pedido nº 1/)

  await page.getByRole('link', { name: 'Pedidos', exact: true }).click()
  const card = cardOf(page, 'Ana Lima')
  await expect(card).toContainText('Calabresa')
  await expect(card).toContainText(/R\$\s57,00/)
  await expect.poll(() => papers.length, { message: 'a printed ticket' }).toBe(1)

  await page.getByRole('link', { name: 'Conversas', exact: true }).click()
  await expect(rowOf(page, 'Ana Lima')).toContainText('Pedido 1')
  await rowOf(page, 'Ana Lima').click()
  await page.getByRole('button', { name: 'Ciente' }).click()
  await expect(messages(page)).toContainText('Pedido nº 1')
  await messageBox(page).fill('Oi Ana, capricho na calabresa!')
  await messageBox(page).press('Enter')
  await expect(chat).toContainText('capricho na calabresa')
  await expect(page.getByText(/bot volta em \d+ min/).first()).toBeVisible()
  await phone.getByLabel('Mensagem').fill('obrigada!')
  await phone.getByRole('button', { name: 'Enviar', exact: true }).click()
  await expect(messages(page)).toContainText('obrigada!')

  await page.getByRole('link', { name: 'Pedidos', exact: true }).click()
  await cardButton(page, 'Ana Lima', 'Em Produção').click()
  await cardButton(page, 'Ana Lima', 'Pronto para Entrega').click()
  await expect(chat).toContainText('está pronto e já vai sair para entrega')
  await expect(chat.getByText('saiu para entrega')).toHaveCount(0)
  await cardButton(page, 'Ana Lima', 'Saiu para entrega').click()
  await expect(chat).toContainText('saiu para entrega')
  await expect(chat.getByText('saiu para entrega')).toHaveCount(1)
  // Since the person stepped in, the bot has said no word of its own.
  const said = await chat.getByRole('article', { name: 'Loja' }).allInnerTexts()
  expect(said.slice(said.findIndex((text) => text.includes('capricho')) + 1).join(' ')).not.toMatch(
    /Como posso ajudar|Não entendi/,
  )
  expect(papers).toHaveLength(1)
  expect((await standIns()).phone).toContain('http')
  await phone.context().close()
})

const menu = {
  cardapio: {
    categorias: [
      {
        id: 'pizzas',
        nome: 'Pizzas',
        ativo: true,
        tipos_preco: ['Média', 'Grande'],
        produtos: [
          {
            id: 'calabresa',
            nome: 'Pizza Calabresa',
            precos: { Média: 40, Grande: 52 },
            disponivel: true,
            ativo: true,
          },
        ],
      },
    ],
  },
  servicos: { categorias: [] },
}

const openAllWeek = weekdays.map((dia) => ({
  dia,
  horario_inicio: '00:00',
  horario_fim: '24:00',
  status: 'aberto',
}))
