import { chooseFrom, expect, test } from '../catalogue-steps'
import { expectAccessible } from '../expect-accessible'

for (const [device, viewport] of [
  ['phone', { width: 360, height: 780 }],
  ['desktop', { width: 1280, height: 800 }],
] as const) {
  test.describe(device, () => {
    test.use({ viewport })

    test('the catalogue and what stands above it are accessible and fit', async ({ page, catalogue }) => {
      expect(catalogue.cnpj).toHaveLength(14)
      const wide = () => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
      await expectAccessible(page, 'catalogue')
      expect(await wide()).toBe(false)
      await page.getByRole('button', { name: 'Editar preço de X-Bacon' }).click()
      await expectAccessible(page, 'a price that is edited')
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Mais ações de X-Bacon' }).click()
      await expectAccessible(page, 'menu of a row')
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Nova categoria', exact: true }).click()
      await page.getByRole('button', { name: 'Criar categoria' }).click()
      await expectAccessible(page, 'new category')
      await page.keyboard.press('Escape')
      await chooseFrom(page, 'Calabresa', 'Imagem, opções e detalhes')
      await page.getByRole('button', { name: 'Meio a meio' }).click()
      await expectAccessible(page, 'details')
      await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click()
      await page.getByRole('button', { name: 'Descartar', exact: true }).click()
      for (const name of ['Mudar preços', 'Importar e exportar', 'Histórico']) {
        await page.getByRole('button', { name, exact: true }).click()
        await expect(page.getByRole('dialog', { name })).toBeVisible()
        await expectAccessible(page, name)
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toHaveCount(0)
      }
    })
  })
}
