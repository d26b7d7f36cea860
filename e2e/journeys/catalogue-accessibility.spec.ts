import { chooseFrom, expect, test } from '../catalogue-steps'
import { expectAccessible } from '../expect-accessible'
import { expectToFitAPhone } from '../expect-to-fit-a-phone'

for (const [device, viewport] of [
  ['phone', { width: 360, height: 780 }],
  ['desktop', { width: 1280, height: 800 }],
] as const) {
  test.describe(device, () => {
    test.use({ viewport })

    test('the catalogue and what stands above it are accessible and fit', async ({ page, catalogue }) => {
      expect(catalogue.cnpj).toHaveLength(14)
      const expectWell = async (screen: string) => {
        await expectAccessible(page, screen)
        if (device === 'phone') await expectToFitAPhone(page, screen)
      }
      await expectWell('catalogue')
      await page.getByRole('button', { name: 'Editar preço de X-Bacon' }).click()
      await expectWell('a price that is edited')
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Mais ações de X-Bacon' }).click()
      await expectWell('menu of a row')
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Nova categoria', exact: true }).click()
      await page.getByRole('button', { name: 'Criar categoria' }).click()
      await expectWell('new category')
      await page.keyboard.press('Escape')
      await chooseFrom(page, 'Calabresa', 'Imagem, opções e detalhes')
      await page.getByRole('button', { name: 'Meio a meio' }).click()
      await expectWell('details')
      await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click()
      await page.getByRole('button', { name: 'Descartar', exact: true }).click()
      for (const name of ['Mudar preços', 'Importar e exportar', 'Histórico']) {
        await page.getByRole('button', { name, exact: true }).click()
        await expect(page.getByRole('dialog', { name })).toBeVisible()
        await expectWell(name)
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toHaveCount(0)
      }
    })
  })
}
