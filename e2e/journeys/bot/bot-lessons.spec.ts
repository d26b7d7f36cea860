import { messageOf } from '../../steps/agenda-steps'
import { callAsPerson } from '../../steps/order-steps'
import { expectToFitAPhone } from '../../expect-to-fit-a-phone'
import { expect, givenCustomer, test } from '../../steps/whatsapp-steps'

test('a customer writes a word that the bot does not know, the owner teaches it, and the next time it is understood', async ({
  page,
  shop,
  instance,
}) => {
  test.slow()
  const { cnpj } = shop
  const update = (change: object) =>
    callAsPerson(page, 'POST', '/webhook/update-customer', { cnpj, ...change })
  await update({ cardapio_json: menu })
  await update({ horario_funcionamento: [] })
  await update({ BOT_ON: true })
  await page.goto('/dashboard/conversations/bot?tab=nao-entendi')
  await expect(page.getByText('O bot entendeu tudo até agora.')).toBeVisible()

  const ana = await givenCustomer(instance, 'Ana Lima')
  await ana.says('quero 2 podrão')
  await ana.reads(/Não achei no cardápio: podrão/)
  const miss = page.getByRole('listitem').filter({ hasText: 'quero 2 podrão' })
  await expect(miss).toContainText('O bot não achou no cardápio: podrão')
  await expect(miss.getByRole('link', { name: /Ana Lima/ })).toBeVisible()
  await expectToFitAPhone(page, 'what was not understood')

  await miss.getByRole('button', { name: /^Ensinar/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Quando o cliente disser')).toHaveValue('podrao')
  await dialog.getByRole('button', { name: 'X-Bacon' }).click()
  await expect(page.getByText('Aprendido: “podrao” = X-Bacon.')).toBeVisible()
  await expect(miss).toHaveCount(0)
  await expect(page.getByRole('list', { name: 'Sinônimos' })).toContainText('podrao = X-Bacon')

  await ana.says('quero 2 podrão')
  await ana.reads(/2x X-Bacon/)

  await page.getByRole('button', { name: 'Remover o sinônimo podrao' }).click()
  await expect(page.getByText('Nada foi ensinado ainda.')).toBeVisible()
  await messageOf(page, 'Sinônimo “podrao” removido').getByRole('button', { name: 'Desfazer' }).click()
  await expect(page.getByRole('list', { name: 'Sinônimos' })).toContainText('podrao = X-Bacon')

  await ana.says('desce um baconzão caprichado')
  await ana.reads(/3x X-Bacon[^]*Está certo\?/)
  await expect(page.getByRole('listitem').filter({ hasText: 'baconzão' })).toContainText(
    'O modelo de linguagem entendeu',
  )
})

const menu = {
  cardapio: {
    categorias: [
      {
        id: 'lanches',
        nome: 'Lanches',
        ativo: true,
        produtos: [
          { id: 'x-bacon', nome: 'X-Bacon', preco: 24.9, disponivel: true, ativo: true },
          { id: 'x-salada', nome: 'X-Salada', preco: 19.9, disponivel: true, ativo: true },
        ],
      },
    ],
  },
  servicos: { categorias: [] },
}
