import { chooseFrom, expect, test } from '../../steps/catalogue-steps'
import { expectWell, phone } from '../../looks'

test.use({ viewport: phone })

test('the catalogue and what stands above it are accessible and fit a phone', async ({ page, catalogue }) => {
  test.slow()
  expect(catalogue.cnpj).toHaveLength(14)
  await expectWell(page, 'catalogue')
  await page.getByRole('button', { name: 'Editar preço de X-Bacon' }).click()
  await expectWell(page, 'a price that is edited')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Mais ações de X-Bacon' }).click()
  await expectWell(page, 'menu of a row')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Nova categoria', exact: true }).click()
  await page.getByRole('button', { name: 'Criar categoria' }).click()
  await expectWell(page, 'new category')
  await page.keyboard.press('Escape')
  await chooseFrom(page, 'Calabresa', 'Imagem, opções e detalhes')
  await page.getByRole('button', { name: 'Meio a meio' }).click()
  await expectWell(page, 'details')
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click()
  await page.getByRole('button', { name: 'Descartar', exact: true }).click()
  for (const name of ['Mudar preços', 'Importar e exportar', 'Histórico']) {
    await page.getByRole('button', { name, exact: true }).click()
    await expect(page.getByRole('dialog', { name })).toBeVisible()
    await expectWell(page, name)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
})
