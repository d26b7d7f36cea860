import { weekdays } from '@balcao/domain/company'
import { categoryChange, chooseFrom, expect, itemChange, test as base } from '../../steps/catalogue-steps'
import { expectAccessible } from '../../expect-accessible'
import { expectWell, phone } from '../../looks'
import { callAsPerson, cardOf, makeStation } from '../../steps/order-steps'

const border = {
  id: 'borda',
  nome: 'Borda recheada',
  min: 0,
  max: 1,
  cobranca: 'soma' as const,
  opcoes: [{ id: 'catupiry', nome: 'Catupiry', centavos: 800, ativo: true }],
}
const flavour = (id: string, nome: string, [media, grande]: [number, number], position: number) => {
  const change = itemChange(
    { id, category_id: 'pizzas', nome, centavos: { Média: media, Grande: grande } },
    position,
  )
  return { ...change, after: { ...change.after, opcoes: [border] } }
}

const test = base.extend({
  seed: [
    [
      categoryChange({ id: 'pizzas', nome: 'Pizzas salgadas', tipos_preco: ['Média', 'Grande'] }),
      flavour('calabresa', 'Calabresa', [4800, 6000], 1024),
      flavour('atum', 'Atum', [5600, 7000], 2048),
      flavour('rucula', 'Rúcula com tomate seco e mussarela de búfala', [5900, 7400], 3072),
    ],
    { option: true },
  ],
})

test('the owner sells pizzas by halves, a customer orders one on a small phone, and the card and the paper say both', async ({
  page,
  context,
  browser,
  contextOptions,
  catalogue: shop,
}) => {
  test.slow()
  const papers: string[] = []
  await context.exposeBinding('paperCameOut', (_source, text: string) => void papers.push(text))
  await context.addInitScript(() => {
    window.print = () =>
      (window.top as unknown as { paperCameOut: (text: string) => void }).paperCameOut(
        decodeURIComponent(document.querySelector('img')!.src),
      )
  })
  const week = weekdays.map((dia) => ({
    dia,
    horario_inicio: '00:00',
    horario_fim: '24:00',
    status: 'aberto',
  }))
  const update = (change: object) =>
    callAsPerson(page, 'POST', '/webhook/update-customer', { cnpj: shop.cnpj, ...change })
  await update({ horario_funcionamento: week })
  await update({ imprime_auto: true })
  await callAsPerson(page, 'PUT', '/api/printing/settings', {
    copies: { delivery: ['kitchen'], pickup: ['kitchen'] },
  })

  await test.step('the category says so, with an example of its own products', async () => {
    await page.reload()
    await chooseFrom(page, 'Pizzas salgadas', 'Editar categoria…')
    const dialog = page.getByRole('dialog', { name: 'Editar categoria “Pizzas salgadas”' })
    await dialog.getByRole('checkbox', { name: 'Vender meio a meio' }).check()
    const example = (total: string) =>
      `Exemplo de Pizza salgada meio a meio (Grande): ½ Calabresa (R$ 60,00) + ½ Atum (R$ 70,00) = ${total}`
    await expect(dialog.getByText(example('R$ 70,00'))).toBeVisible()
    await dialog.getByRole('button', { name: 'Até 3' }).click()
    await dialog.getByLabel('Como cobrar').selectOption('Média: vale a média dos preços')
    await expect(dialog.getByText(example('R$ 65,00'))).toBeVisible()
    await page.setViewportSize(phone)
    await expectWell(page, 'category by halves')
    await page.setViewportSize({ width: 1366, height: 768 })
    await dialog.getByRole('button', { name: 'Salvar alterações' }).click()
    await expect(page.getByText('Meio a meio', { exact: true })).toBeVisible()
  })

  const customer = await browser.newPage({
    ...contextOptions,
    baseURL: process.env.E2E_URL!,
    viewport: phone,
  })
  await test.step('the customer chooses the other half, with the keyboard alone, and sees its price at once', async () => {
    await customer.goto(`/cardapio/${shop.cnpj}`)
    await customer.getByRole('button', { name: /^Calabresa/ }).click()
    const dialog = customer.getByRole('dialog', { name: 'Calabresa' })
    await dialog.getByRole('radio', { name: 'Grande' }).check()
    await dialog.getByText('Catupiry').click()
    await dialog.getByRole('radio', { name: 'Inteira' }).focus()
    await customer.keyboard.press('ArrowDown')
    const halves = customer.getByRole('dialog', { name: 'Pizza salgada meio a meio' })
    await expect(halves.getByLabel('Sabor 1 (½)')).toHaveValue('calabresa')
    await halves.getByRole('button', { name: /^Adicionar/ }).click()
    await expect(halves.getByRole('alert')).toHaveText('Escolha todos os sabores para continuar.')
    await halves.getByLabel('Sabor 2 (½)').selectOption('Atum · R$ 70,00')
    await expect(halves.getByRole('checkbox', { name: /Catupiry/ })).toBeChecked()
    await expect(halves.getByRole('button', { name: 'Adicionar R$ 73,00' })).toBeVisible()
    await halves.getByRole('button', { name: 'Mais um sabor' }).click()
    await halves.getByLabel('Sabor 3 (⅓)').selectOption({ index: 3 })
    await expect(halves.getByRole('button', { name: 'Adicionar R$ 76,00' })).toBeVisible()
    await halves.getByRole('button', { name: 'Tirar o sabor 3' }).click()
    await expectWell(customer, 'halves')
    await halves.getByRole('button', { name: 'Adicionar R$ 73,00' }).click()
  })

  await test.step('the cart says both, they can be chosen anew, and the order is placed', async () => {
    await customer.getByRole('button', { name: /Ver carrinho/ }).click()
    const line = customer.getByRole('listitem').filter({ hasText: 'Pizza salgada meio a meio (Grande)' })
    await expect(line).toContainText('½ Calabresa')
    await expect(line).toContainText('½ Atum')
    await customer.getByRole('button', { name: /^Editar Pizza salgada/ }).click()
    const dialog = customer.getByRole('dialog', { name: 'Pizza salgada meio a meio' })
    await expect(dialog.getByLabel('Sabor 2 (½)')).toHaveValue('atum')
    await dialog.getByRole('radio', { name: 'Média' }).check()
    await dialog.getByRole('button', { name: 'Salvar R$ 60,00' }).click()
    await customer.getByText('Retirar na loja').click()
    await customer.getByLabel('Seu nome').fill('Ana Lima')
    await customer.getByLabel('WhatsApp').fill('92991234567')
    await customer.getByRole('radio', { name: 'Dinheiro' }).check()
  })

  await page.goto('/dashboard/orders')
  await makeStation(page)
  await customer.getByRole('button', { name: 'Enviar pedido' }).click()
  await expect(customer.getByRole('heading', { name: 'Pedido 1', exact: true })).toBeVisible()
  await expect(
    customer.getByText(/Pizza salgada meio a meio \(Média\) \(1\/2 Calabresa, 1\/2 Atum, Catupiry\)/),
  ).toBeVisible()
  await expectAccessible(customer, 'order of halves')

  await test.step('the counter reads both halves on the card and on the paper', async () => {
    const card = cardOf(page, 'Ana Lima')
    await expect(card).toContainText('Pizza salgada meio a meio (Média)')
    await expect(card).toContainText('1/2 Calabresa')
    await expect(card).toContainText('1/2 Atum')
    await expect
      .poll(() => papers.join('\n'), { message: 'a printed ticket' })
      .toMatch(/1\/2 Calabresa[^]*1\/2 Atum/)
  })
  await customer.context().close()
})
