import { expect, type Page } from '@playwright/test'
import { automate, changeAsOwner } from '../../automate'
import { expectAccessible } from '../../expect-accessible'
import { toaster } from '../../steps/order-steps'
import { test as base, type JourneyCompany, rows } from '../../product'

const url = process.env.E2E_URL!
const updateCall = '**/webhook/update-customer'
const readCall = '**/webhook/get-customer?*'

async function savedFees(company: JourneyCompany): Promise<unknown> {
  const response = await fetch(`${url}/webhook/get-customer?cnpj=${company.cnpj}&sem=cardapio_json`, {
    headers: { authorization: `Bearer ${company.apiKey}` },
  })
  const { data } = (await response.json()) as { data: Record<string, unknown> }
  return data.bairros_taxas
}

const test = base.extend<{ shop: JourneyCompany }>({
  shop: async ({ page, company, session }, use) => {
    expect(session.cnpj).toBe(company.cnpj)
    await automate(company, {
      tempo_entrega: 45,
      taxa_entrega: 5,
      bairros_taxas: { '5.00': [{ bairro: 'Centro' }, { bairro: 'Aleixo' }], '8.50': [{ bairro: 'Flores' }] },
    })
    await page.goto('/dashboard/delivery')
    await use(company)
  },
})

const group = (page: Page, fee: string) => page.getByRole('list', { name: `Bairros com taxa de ${fee}` })

test('the settings are read and edited as a copy, fees and neighbourhoods typed over; loading and failure say so', async ({
  page,
  shop,
}) => {
  rows(
    'DELIV-01 DELIV-05 DELIV-09 DELIV-10 DELIV-15 DELIV-16 DELIV-17 DELIV-29 DELIV-30 DELIV-35 DELIV-37 DELIV-23 DELIV-21 DELIV-24 DELIV-26 DELIV-27 DELIV-28 DELIV-06 DELIV-07 DELIV-08 DELIV-32 DELIV-33 DELIV-34 CONST-10',
  )
  test.slow()
  await test.step('the settings are read, edited as a copy, dropped or saved', async () => {
    await expect(page.getByRole('heading', { name: 'Entregas', level: 1 })).toBeVisible()
    await expect(page.getByText('45 minutos')).toBeVisible()
    await expect(group(page, 'R$ 5,00').getByRole('listitem')).toHaveText(['Centro', 'Aleixo'])
    await expect(group(page, 'R$ 8,50').getByRole('listitem')).toHaveText(['Flores'])
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0)
    await expectAccessible(page, 'delivery')

    await page.getByRole('button', { name: 'Editar', exact: true }).click()
    await page.getByLabel('Tempo médio de entrega').fill('60 min')
    await page.getByLabel('Taxa base').fill('750')
    await page.getByRole('button', { name: 'Cancelar', exact: true }).click()
    await expect(page.getByText('45 minutos')).toBeVisible()

    await page.getByRole('button', { name: 'Editar', exact: true }).click()
    await page.getByLabel('Tempo médio de entrega').fill('')
    await page.getByLabel('Taxa base').fill('750')
    await page.getByRole('button', { name: 'Salvar', exact: true }).click()
    await expect(toaster(page).getByText('Dados salvos com sucesso!', { exact: true })).toBeVisible()
    await expect(page.getByText('0 minutos', { exact: true })).toBeVisible()
    await expect(page.getByText('R$ 7,50')).toBeVisible()
    expect(await savedFees(shop)).toEqual({
      '5.00': [{ bairro: 'Centro' }, { bairro: 'Aleixo' }],
      '8.50': [{ bairro: 'Flores' }],
    })
  })
  await test.step('a fee field that was left without a fee says so and saves nothing', async () => {
    await page.getByRole('button', { name: 'Editar', exact: true }).click()
    const fee = page.getByLabel('Valor da taxa de R$ 8,50')
    for (const typed of ['abc', '0']) {
      await fee.fill(typed)
      await fee.press('Enter')
      await expect(page.getByText('Digite um valor maior que zero. Ficou R$ 8,50.')).toBeVisible()
      await expect(fee).toHaveValue('8,50')
    }
    await expect(page.getByText('Taxas de delivery atualizadas com sucesso!')).toHaveCount(0)
    const minutes = page.getByLabel('Tempo médio de entrega')
    await minutes.fill('')
    await minutes.pressSequentially('12,7')
    await page.getByRole('button', { name: 'Salvar', exact: true }).click()
    await expect(page.getByText('13 minutos', { exact: true })).toBeVisible()
  })

  await test.step('fees and neighbourhoods are typed over, added and removed', async () => {
    await page.getByRole('button', { name: 'Editar', exact: true }).click()
    await page.getByRole('button', { name: 'Nova taxa' }).click()
    const dialog = page.getByRole('dialog', { name: 'Nova taxa' })
    await dialog.getByLabel('Valor da taxa').fill('500')
    await dialog.getByRole('textbox', { name: 'Bairro 1' }).fill('Coroado')
    await dialog.getByRole('button', { name: 'Criar taxa' }).click()
    await expect(dialog.getByText('Esta taxa já existe!')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Nova taxa' })).toBeFocused()

    const fee = page.getByLabel('Valor da taxa de R$ 8,50')
    await fee.fill('900')
    await fee.press('Enter')
    await expect(group(page, 'R$ 9,00')).toBeVisible()
    const name = page.getByLabel('Renomear Aleixo')
    await name.fill('')
    await name.press('Enter')
    await expect(page.getByLabel('Renomear Aleixo')).toHaveValue('Aleixo')
    await page.getByLabel('Renomear Aleixo').fill('Adrianópolis')
    await page.getByLabel('Renomear Aleixo').press('Enter')
    await expect(page.getByLabel('Renomear Adrianópolis')).toBeVisible()
    await page.getByLabel('Novo bairro com taxa de R$ 5,00').fill('Compensa')
    await page.getByLabel('Novo bairro com taxa de R$ 5,00').press('Enter')
    await page.getByRole('button', { name: 'Remover Flores' }).click()
    await expect(page.getByText(/é o último bairro da taxa de R\$\s9,00/)).toBeVisible()
    await page.getByRole('button', { name: 'Remover', exact: true }).click()
    await expect(group(page, 'R$ 9,00')).toHaveCount(0)
    await page.getByRole('button', { name: 'Salvar', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Editar', exact: true })).toBeVisible()
    expect(await savedFees(shop)).toEqual({
      '5.00': [{ bairro: 'Centro' }, { bairro: 'Adrianópolis' }, { bairro: 'Compensa' }],
    })
  })

  await test.step('loading and failure say so; diagnostics read again and show no secret', async () => {
    await changeAsOwner(shop, { pix_tipo: 'email', pix_chave: 'segredo@pix.example' })
    await page.getByText('Diagnóstico', { exact: true }).click()
    await page.getByRole('button', { name: 'Testar conexão' }).click()
    await expect(page.getByText(/^Funcionou: resposta em \d+ ms\.$/)).toBeVisible()
    await expect(page.getByRole('region', { name: 'Dados brutos' })).toContainText('"bairro": "Centro"')
    await expect(page.getByRole('region', { name: 'Dados brutos' })).not.toContainText('segredo')

    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) if (key.includes('cache')) localStorage.removeItem(key)
    })
    let answers = false
    await page.route(readCall, (route) =>
      answers ? route.continue() : route.fulfill({ status: 503, json: { ok: false, code: 'UNAVAILABLE' } }),
    )
    await page.reload()
    await expect(page.getByText('Exemplo: estes não são os seus dados')).toBeVisible()
    await expect(page.getByText('R$ 5,00')).toBeVisible()
    await expect(page.getByText('45 minutos')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Editar', exact: true })).toHaveCount(0)
    await page.unroute(readCall)
    await page.route(readCall, (route) => (answers ? route.continue() : route.fulfill({ json: {} })))
    await page.getByRole('button', { name: 'Tentar Novamente' }).click()
    await expect(page.getByText('Dados de customer não disponíveis no useCustomer')).toBeVisible()
    answers = true
    await page.getByRole('button', { name: 'Tentar Novamente' }).click()
    await expect(group(page, 'R$ 5,00')).toBeVisible()
  })
})

test('a change is saved at once in the company’s settings and put back when it is not; what others changed meanwhile is merged or asked about', async ({
  page,
  shop,
}) => {
  rows('DELIV-02 DELIV-03 DELIV-04 DELIV-18 DELIV-19 DELIV-20 DELIV-22 DELIV-31 COMP-40 DELIV-36')
  test.slow()
  await test.step('in the company’s settings each change is saved at once, and put back when it is not', async () => {
    await page.goto('/dashboard/company?tab=delivery')
    await page.getByRole('button', { name: 'Nova taxa' }).click()
    const dialog = page.getByRole('dialog', { name: 'Nova taxa' })
    await expect(dialog.getByRole('textbox', { name: /^Bairro/ })).toHaveCount(1)
    await dialog.getByRole('button', { name: 'Criar taxa' }).click()
    await expect(dialog.getByText('Por favor, insira uma taxa válida maior que zero')).toBeVisible()
    await dialog.getByLabel('Valor da taxa').fill('1200')
    await expect(dialog.getByLabel('Valor da taxa')).toHaveValue('12,00')
    await dialog.getByRole('button', { name: 'Criar taxa' }).click()
    await expect(dialog.getByText('Por favor, adicione pelo menos um bairro')).toBeVisible()
    await dialog.getByRole('textbox', { name: 'Bairro 1' }).fill('Ponta Negra')
    await dialog.getByLabel('Valor da taxa').fill('500')
    await dialog.getByRole('button', { name: 'Criar taxa' }).click()
    await expect(dialog.getByText('Esta taxa já existe. Por favor, escolha outro valor.')).toBeVisible()
    await dialog.getByLabel('Valor da taxa').fill('1200')
    await dialog.getByRole('button', { name: 'Mais um bairro' }).click()
    await expect(dialog.getByRole('textbox', { name: 'Bairro 2' })).toBeFocused()
    await dialog.getByRole('button', { name: 'Criar taxa' }).click()
    await expect(
      toaster(page).getByText('Taxas de delivery atualizadas com sucesso!', { exact: true }),
    ).toBeVisible()
    await expect(page.getByLabel('Renomear Ponta Negra')).toBeVisible()
    expect(await savedFees(shop)).toMatchObject({ '12.00': [{ bairro: 'Ponta Negra' }] })
    await toaster(page).getByRole('button', { name: 'Desfazer' }).click()
    await expect(page.getByLabel('Renomear Ponta Negra')).toHaveCount(0)

    await page.route(updateCall, (route) =>
      route.fulfill({ status: 500, json: { ok: false, code: 'INTERNAL' } }),
    )
    await page.getByRole('button', { name: 'Remover Centro' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remover', exact: true }).click()
    await expect(toaster(page).getByText(/^Falha ao atualizar dados de delivery/)).toBeVisible()
    await expect(page.getByLabel('Renomear Centro')).toBeVisible()
    await page.unroute(updateCall)
    await page.getByRole('link', { name: 'Entregas', exact: true }).click()
  })

  await test.step('a save that fails keeps what was typed; somebody else’s other changes are merged, the same thing is asked about', async () => {
    await page.getByRole('button', { name: 'Editar', exact: true }).click()
    await page.getByLabel('Tempo médio de entrega').fill('30')
    await page.route(updateCall, (route) => route.abort(), { times: 1 })
    await page.getByRole('button', { name: 'Salvar', exact: true }).click()
    await expect(
      toaster(page).getByText('Erro ao salvar dados. Tente novamente.', { exact: true }),
    ).toBeVisible()
    await expect(page.getByLabel('Tempo médio de entrega')).toHaveValue('30')

    await automate(shop, {
      bairros_taxas: { '6.00': [{ bairro: 'Centro' }], '8.50': [{ bairro: 'Flores' }] },
    })
    const fee = page.getByLabel('Valor da taxa de R$ 8,50')
    await fee.fill('900')
    await fee.press('Enter')
    await page.getByLabel('Novo bairro com taxa de R$ 5,00').fill('Compensa')
    await page.getByLabel('Novo bairro com taxa de R$ 5,00').press('Enter')
    await page.getByRole('button', { name: 'Salvar', exact: true }).click()
    await expect(toaster(page).getByText('Dados salvos com sucesso!', { exact: true })).toBeVisible()
    expect(await savedFees(shop)).toEqual({
      '5.00': [{ bairro: 'Compensa' }],
      '6.00': [{ bairro: 'Centro' }],
      '9.00': [{ bairro: 'Flores' }],
    })

    await page.getByRole('button', { name: 'Editar', exact: true }).click()
    await page.getByLabel('Tempo médio de entrega').fill('20')
    await automate(shop, { tempo_entrega: 90 })
    await page.getByRole('button', { name: 'Salvar', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Alterado por outra pessoa' })
    await expect(dialog.getByRole('row', { name: /Tempo médio de entrega/ })).toContainText(
      '20 minutos90 minutos',
    )
    await dialog.getByRole('button', { name: 'Manter o meu' }).click()
    await expect(page.getByText('20 minutos')).toBeVisible()
  })
})
