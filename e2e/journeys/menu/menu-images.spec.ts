import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../../expect-accessible'
import { chooseFile, dialogOf, openUpload, picture, sendButton } from '../../steps/image-steps'
import { toaster } from '../../steps/order-steps'
import { test as base, rows } from '../../product'

const test = base.extend<{ gallery: void }>({
  gallery: async ({ page, session }, use) => {
    expect(session.cnpj).toHaveLength(14)
    await page.goto('/dashboard/company?tab=delivery')
    await expect(page.getByRole('heading', { name: 'Imagens do cardápio' })).toBeVisible()
    await use()
  },
})
test.use({ viewport: { width: 1100, height: 800 } })

const changed = (page: Page) =>
  toaster(page).getByText('Imagens do cardápio atualizadas com sucesso!', { exact: true })

test('pictures come in every way, are replaced and removed', async ({ page, gallery: _gallery }) => {
  rows(
    'IMG-01 IMG-02 IMG-04 IMG-05 IMG-06 IMG-08 IMG-17 IMG-20 IMG-21 IMG-22 IMG-25 IMG-03 IMG-16 IMG-18 IMG-19 IMG-23',
  )
  test.slow()
  await test.step('a picture is added with a name, replaced and removed', async () => {
    await expect(page.getByRole('heading', { name: 'Nenhuma imagem do cardápio encontrada' })).toBeVisible()
    const dialog = await openUpload(page)
    await expect(dialog.getByText('PNG, JPG, GIF up to 10MB')).toBeVisible()
    await expect(sendButton(dialog)).toBeDisabled()
    await chooseFile(dialog, 'frente.png', picture(300))
    await expect(dialog.getByLabel('Nome da imagem')).toHaveValue('frente.png')
    await dialog.getByLabel('Nome da imagem').fill(' ')
    await sendButton(dialog).click()
    await expect(dialog.getByText('Dê um nome à imagem')).toBeVisible()
    await dialog.getByLabel('Nome da imagem').fill('Frente')
    await expectAccessible(page, 'upload')
    await sendButton(dialog).click()
    await expect(changed(page)).toBeVisible()
    const thumb = page.getByRole('button', { name: 'Ver Frente', exact: true }).locator('img')
    await expect(thumb).toHaveAttribute('src', /^\/api\/images\/.+-p\.webp$/)
    await expect
      .poll(() => thumb.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)

    await page.getByRole('button', { name: 'Trocar Frente' }).click()
    const replace = dialogOf(page, 'Trocar imagem')
    await chooseFile(replace, 'outra.png', picture(200, 200))
    await replace.getByLabel('Nome da imagem').fill('Capa')
    await sendButton(replace).click()
    await expect(page.getByRole('button', { name: 'Ver Capa', exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Ver Frente', exact: true })).toHaveCount(0)

    await page.getByRole('button', { name: 'Remover Capa' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remover', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Nenhuma imagem do cardápio encontrada' })).toBeVisible()
  })
  await test.step('what is dropped or pasted is taken if it is a picture, whatever its name says', async () => {
    const dialog = await openUpload(page)
    const hand = (event: 'drop' | 'paste', name: string, type: string, bytes: Buffer) =>
      page.evaluate(
        ([event, name, type, bytes]) => {
          const data = new DataTransfer()
          data.items.add(new File([Uint8Array.from(bytes)], name, { type }))
          if (event === 'drop') {
            const zone = document.querySelector('[data-drop-zone]')!
            zone.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }))
          } else {
            document.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }))
          }
        },
        [event, name, type, [...bytes]] as const,
      )
    await hand('drop', 'foto.png', 'image/png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))
    await expect(
      toaster(page).getByText('Erro ao processar imagem. Tente novamente.', { exact: true }).first(),
    ).toBeVisible()
    await expect(dialog.getByText('Este arquivo não é uma imagem PNG, JPG, GIF ou WebP.')).toBeVisible()
    // Too large to be handed over from here.
    await page.evaluate(
      (bytes) => {
        const data = new DataTransfer()
        data.items.add(new File([new Uint8Array(bytes)], 'grande.png', { type: 'image/png' }))
        const zone = document.querySelector('[data-drop-zone]')!
        zone.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }))
      },
      10 * 1024 * 1024 + 1,
    )
    await expect(dialog.getByText('A imagem passa de 10 MB.')).toBeVisible()
    await expect(sendButton(dialog)).toBeDisabled()
    await hand('paste', 'colada.png', 'image/png', picture(120))
    await expect(dialog.getByLabel('Nome da imagem')).toHaveValue('colada.png')
    await hand('drop', 'solta.png', 'image/png', picture(80))
    await sendButton(dialog).click()
    await expect(page.getByRole('button', { name: 'Ver colada.png', exact: true })).toBeVisible()
  })
})

test('DELIV-11 IMG-07 IMG-24 a failed upload keeps the picture and is tried again; its progress is shown; on the delivery screen pictures are removed in edit mode only', async ({
  page,
  gallery: _gallery,
}) => {
  const dialog = await openUpload(page)
  await chooseFile(dialog, 'frente.png', picture(400))
  let held = () => {}
  await page.route(
    '**/webhook/update-customer',
    async (route) => {
      await new Promise<void>((resolve) => (held = resolve))
      await route.abort()
    },
    { times: 1 },
  )
  await sendButton(dialog).click()
  await expect(dialog.getByRole('progressbar', { name: 'Enviando imagem' })).toBeVisible()
  held()
  await expect(
    toaster(page).getByText('Erro ao fazer upload da imagem. Tente novamente.', { exact: true }),
  ).toBeVisible()
  await dialog.getByRole('button', { name: 'Tentar novamente' }).click()
  await expect(changed(page)).toBeVisible()

  await page.goto('/dashboard/delivery')
  await expect(page.getByRole('button', { name: 'Ver frente.png', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remover frente.png' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Editar', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Remover frente.png' })).toBeVisible()
})

test('the viewer zooms, turns pages, downloads and closes, also by keyboard; a broken picture has a placeholder', async ({
  page,
  gallery: _gallery,
}) => {
  rows('IMG-09 IMG-10 IMG-11 IMG-12 IMG-13 IMG-14')
  for (const name of ['Um', 'Dois']) {
    const dialog = await openUpload(page, /^Adicionar (a primeira )?imagem$/)
    await chooseFile(dialog, 'foto.png', picture(300))
    await expect(dialog.getByLabel('Nome da imagem')).toHaveValue('foto.png')
    await dialog.getByLabel('Nome da imagem').fill(name)
    await sendButton(dialog).click()
    await expect(page.getByRole('button', { name: `Ver ${name}`, exact: true })).toBeVisible()
  }
  await page.getByRole('button', { name: 'Ver Um', exact: true }).click()
  const viewer = dialogOf(page, 'Um')
  const zoom = page.getByLabel('Zoom', { exact: true })
  await expect(zoom).toHaveText('100%')
  await viewer.getByRole('button', { name: 'Aumentar' }).click()
  await expect(zoom).toHaveText('125%')
  for (let press = 0; press < 7; press++) await page.keyboard.press('+')
  await expect(zoom).toHaveText('300%')
  await expect(viewer.getByRole('button', { name: 'Aumentar' })).toBeDisabled()
  for (let press = 0; press < 10; press++) await page.keyboard.press('-')
  await expect(zoom).toHaveText('50%')
  const download = page.waitForEvent('download')
  await viewer.getByRole('link', { name: 'Baixar imagem' }).click()
  expect((await download).suggestedFilename()).toBe('Um.webp')
  await expectAccessible(page, 'viewer')
  await page.keyboard.press('ArrowRight')
  await expect(dialogOf(page, 'Dois')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.route('**/api/images/**', (route) => route.abort())
  await page.reload()
  await expect(page.locator('[data-placeholder]')).toHaveCount(2)
})
