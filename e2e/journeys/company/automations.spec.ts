import { startWebhookReceiver, type WebhookReceiver } from '@balcao/testkit/webhooks'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../../expect-accessible'
import { expectToFitAPhone, expectToTakeAFinger } from '../../expect-to-fit-a-phone'
import { expect, placeOrder, test as base } from '../../product'
import { messages } from '../../steps/company-steps'

const test = base.extend<{ receiver: WebhookReceiver }>({
  receiver: async ({}, use) => {
    const receiver = await startWebhookReceiver()
    await use(receiver)
    await receiver.stop()
  },
})

async function openAutomations(page: Page): Promise<void> {
  await page.goto('/dashboard/company')
  await page.getByRole('link', { name: 'Abrir automações' }).click()
  await expect(page).toHaveURL('/dashboard/company/automacoes')
  await expect(page.getByRole('heading', { name: 'Automações', level: 1 })).toBeVisible()
}

/** Adds an endpoint on the screen; answers its secret, as it is shown once. */
async function addEndpoint(page: Page, name: string, url: string): Promise<string> {
  await page.getByRole('button', { name: 'Novo endereço' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Nome').fill(name)
  await dialog.getByLabel('Endereço (URL)').fill(url)
  await dialog.getByRole('checkbox', { name: 'Pedido mudou de status' }).check()
  await dialog.getByRole('button', { name: 'Adicionar' }).click()
  const secret = await page.getByLabel('Segredo', { exact: true }).inputValue()
  await page.getByRole('button', { name: 'Já guardei' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  return secret
}

test('keys and endpoints of programs; an endpoint is told of an order, signed, and a failure is seen and sent again', async ({
  page,
  session,
  receiver,
}) => {
  test.slow()
  expect(session.cnpj).toHaveLength(14)
  await test.step('an owner makes a key, a program works with it, and it ends when it is revoked', async () => {
    await openAutomations(page)
    await page.getByRole('tab', { name: 'Chaves de API' }).click()
    await page.getByRole('button', { name: 'Nova chave' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Criar chave' }).click()
    await expect(dialog.getByText('Dê um nome.')).toBeVisible()
    await expect(dialog.getByText('Escolha pelo menos uma permissão.')).toBeVisible()
    await dialog.getByLabel('Nome').fill('Planilha')
    await dialog.getByRole('checkbox', { name: 'Pedidos' }).check()
    await dialog.getByRole('button', { name: 'Criar chave' }).click()

    const apiKey = await page.getByLabel('Chave', { exact: true }).inputValue()
    expect(apiKey).toMatch(/^bk_/)
    await page.getByRole('button', { name: 'Já guardei' }).click()
    const key = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Planilha' }) })
    await expect(key.getByText('nunca usada')).toBeVisible()
    expect(await page.content()).not.toContain(apiKey)

    await placeOrder({ apiKey })
    await page.reload()
    await expect(key.getByText('Último uso:')).toBeVisible()

    await key.getByRole('button', { name: 'Revogar a chave Planilha' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Revogar', exact: true }).click()
    await expect(messages(page).getByText('A chave “Planilha” foi revogada.')).toBeVisible()
    await expect(page.getByText('1 chave revogada')).toBeVisible()
    await expect(placeOrder({ apiKey })).rejects.toThrow('401')
  })
  await test.step('an address that nothing may call is refused where it was typed', async () => {
    await page.getByRole('tab', { name: 'Avisos (webhooks)' }).click()
    await page.getByRole('button', { name: 'Novo endereço' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Nome').fill('x')
    await dialog.getByLabel('Endereço (URL)').fill('http://169.254.169.254/latest')
    await dialog.getByRole('button', { name: 'Adicionar' }).click()
    await expect(
      dialog.getByText('Este endereço não pode receber notificações.', { exact: false }),
    ).toBeVisible()
    await expect(dialog.getByLabel('Endereço (URL)')).toHaveAttribute('aria-invalid', 'true')
    await dialog.getByRole('button', { name: 'Cancelar', exact: true }).click()
    await expect(dialog).toHaveCount(0)
  })
  await test.step('an endpoint that is gone is shown as switched off, and is switched on, given a new secret and removed', async () => {
    const first = await addEndpoint(page, 'Loja', receiver.url)
    const card = page.getByRole('region', { name: 'Loja' })
    receiver.behave('gone')
    await card.getByRole('button', { name: 'Enviar teste' }).click()
    await expect(card.getByText('Desligado: o outro programa respondeu', { exact: false })).toBeVisible()
    await expect(card.getByRole('switch')).not.toBeChecked()
    await card.getByRole('switch').click()
    await expect(card.getByRole('switch')).toBeChecked()

    await card.getByRole('button', { name: 'Trocar o segredo de Loja' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Trocar segredo' }).click()
    const second = page.getByLabel('Segredo', { exact: true })
    await expect(second).not.toHaveValue(first)
    await page.getByRole('button', { name: 'Já guardei' }).click()

    await card.getByRole('button', { name: 'Remover Loja' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remover', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Nenhum endereço de aviso' })).toBeVisible()
  })
  await test.step('an endpoint is told of an order, signed; a failure is seen with its answer, and sent again', async () => {
    receiver.behave('take')
    receiver.trust(await addEndpoint(page, 'n8n', receiver.url))
    const card = page.getByRole('region', { name: 'n8n' })
    await expect(card.getByText('Nada foi entregue ainda.')).toBeVisible()

    const id = await placeOrder(session)
    const told = await receiver.waitFor(({ body }) => body.includes(id))
    expect(told.fault).toBeNull()

    receiver.behave('fail')
    await card.getByRole('button', { name: 'Enviar teste' }).click()
    const deliveries = card.getByRole('list', { name: 'Envios' })
    await expect(deliveries.getByText('Entregue')).toBeVisible()
    await expect(card.getByText('Sem sucesso desde')).toBeVisible()
    await deliveries.getByRole('button').filter({ hasText: 'Tentando de novo' }).click()
    const dialog = page.getByRole('dialog', { name: 'Envio' })
    await expect(dialog.getByText('O outro programa respondeu com um erro.')).toBeVisible()
    await expect(dialog.getByLabel('Resposta (500)')).toHaveValue('out of order')
    await expect(dialog.getByLabel('Enviado')).toHaveValue(/"test": true/)
    await expectAccessible(page, 'a delivery')

    receiver.behave('take')
    await dialog.getByRole('button', { name: 'Reenviar' }).click()
    await expect(messages(page).getByText('Reenviado.', { exact: false })).toBeVisible()
    // The next try by itself may have come before: then it was sent once more.
    await expect.poll(() => deliveries.getByText('Entregue').count()).toBeGreaterThanOrEqual(2)
    await expect(card.getByText('Último sucesso:')).toBeVisible()
    await expect(card.getByText('Sem sucesso desde')).toHaveCount(0)
    await expectAccessible(page, 'endpoints')
    await page.setViewportSize({ width: 360, height: 740 })
    await expectToFitAPhone(page, 'endpoints')
    await expectToTakeAFinger(page, 'endpoints')
  })
})
