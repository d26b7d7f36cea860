import type { Page } from '@playwright/test'
import { expectAccessible, expectReadableInTheDark } from '../../expect-accessible'
import { expectToFitAPhone, expectToTakeAFinger } from '../../expect-to-fit-a-phone'
import { givenPeople, givenPerson } from '../../steps/employee-steps'
import { callAsPerson } from '../../steps/order-steps'
import { expect, test, rows } from '../../product'

const cards = (page: Page) => page.getByRole('main').getByRole('article')

test('the employees as cards, found and with salaries behind dots; added, edited, ended and read by everybody, on a phone too', async ({
  page,
  session,
}) => {
  rows('EMP-01 EMP-02 EMP-03 EMP-04 EMP-06 EMP-07')
  test.slow()
  expect(session.cnpj).not.toBe('')
  await page.goto('/dashboard')
  await test.step('cards, found by name, role and department, each status in its colour and word, salaries behind dots', async () => {
    await page.getByRole('link', { name: 'Funcionários' }).click()
    await expect(page).toHaveURL('/dashboard/employees')
    await expect(page.getByRole('heading', { name: 'Nenhum funcionário ainda' })).toBeVisible()

    const [, rosa] = await givenPeople(page)
    await callAsPerson(page, 'POST', `/api/employees/${(await givenPerson(page, 'Pedro Amaral')).id}/end`, {
      left_on: '2026-03-31',
    })
    await page.reload()
    await expect(cards(page)).toHaveCount(5)

    const card = page.getByRole('article', { name: 'Rosa Pinheiro' })
    for (const shown of ['Cozinheira', 'Cozinha', '02/03/2026', 'Ativo', '••••••'])
      await expect(card.getByText(shown, { exact: true })).toBeVisible()
    const dots = await page
      .getByRole('article')
      .locator('[data-status]')
      .evaluateAll((all) =>
        all.map((dot) => `${dot.getAttribute('data-status')} ${getComputedStyle(dot).backgroundColor}`),
      )
    expect(new Set(dots.map((dot) => dot.split(' ')[0])).size).toBe(4)
    expect(new Set(dots).size).toBe(4)
    expect(new Set([...new Set(dots)].map((dot) => dot.slice(dot.indexOf(' ')))).size).toBe(4)

    const search = page.getByRole('searchbox', { name: 'Buscar funcionário' })
    for (const [typed, count] of [
      ['rosa', 1],
      ['cozinheira', 1],
      ['COZINHA', 2],
      ['ninguem assim', 0],
      ['', 5],
    ] as const) {
      await search.fill(typed)
      await expect(cards(page)).toHaveCount(count)
    }
    const filter = page.getByRole('group', { name: 'Mostrar por situação' })
    await expect(filter.getByRole('button', { name: 'Todos 5' })).toBeVisible()
    await filter.getByRole('button', { name: 'Férias 1' }).click()
    await expect(cards(page)).toHaveCount(1)
    await expect(page.getByRole('article', { name: 'João Batista' })).toBeVisible()
    await filter.getByRole('button', { name: 'Todos 5' }).click()

    await page.clock.install()
    await card.getByRole('button', { name: 'Mostrar o salário de Rosa Pinheiro' }).click()
    await expect(card.getByText('R$ 2.400,50')).toBeVisible()
    await expect(card.getByText('Registrado no histórico', { exact: true })).toBeVisible()
    await card.getByRole('button', { name: 'Ocultar o salário de Rosa Pinheiro' }).click()
    await expect(card.getByText('••••••')).toBeVisible()
    await card.getByRole('button', { name: 'Mostrar o salário de Rosa Pinheiro' }).click()
    await expect(card.getByText('R$ 2.400,50')).toBeVisible()
    await page.clock.fastForward(31_000)
    await expect(card.getByText('••••••')).toBeVisible()
    await card.getByRole('button', { name: 'Detalhes de Rosa Pinheiro' }).click()
    await expect(page).toHaveURL(`/dashboard/employees?employee=${rosa!.id}`)
    const panel = page.getByRole('dialog', { name: 'Rosa Pinheiro' })
    await expect(panel.getByText('Viu o salário')).toHaveCount(2)
    await page.keyboard.press('Escape')
    await expect(panel).toHaveCount(0)
  })
  await test.step('add, edit, details, the end of an employment and its undo; what two people change at once is lost by neither', async () => {
    await page.getByRole('button', { name: 'Adicionar funcionário' }).click()
    const form = page.getByRole('dialog', { name: 'Adicionar funcionário' })
    await form.getByRole('button', { name: 'Salvar' }).click()
    await expect(form.getByText('Nome é obrigatório')).toBeVisible()
    await form.getByLabel('Nome').fill('Marina Souza')
    await form.getByLabel('Cargo').fill('Atendente')
    await form.getByLabel('Departamento').fill('Balcão')
    await form.getByLabel('Admissão').fill('2026-03-02')
    await form.getByLabel('Salário').pressSequentially('185000')
    await form.getByLabel('Telefone').fill('92991234567')
    await expectAccessible(page, 'employee form')
    await form.getByRole('button', { name: 'Salvar' }).click()

    const panel = page.getByRole('dialog', { name: 'Marina Souza', exact: true })
    await expect(panel.getByText('(92) 99123-4567')).toBeVisible()
    await expect(panel.getByText('02/03/2026')).toBeVisible()
    await expect(panel.getByText('Cadastrou')).toBeVisible()
    const id = new URL(page.url()).searchParams.get('employee')!

    await panel.getByRole('button', { name: 'Editar' }).click()
    const edit = page.getByRole('dialog', { name: 'Editar Marina Souza' })
    await expect(edit.getByLabel('Salário')).toHaveValue('')
    await edit.getByLabel('Cargo').fill('Caixa')
    await edit.getByLabel('Observações').fill('Tem a chave da loja')
    await callAsPerson(page, 'PATCH', `/api/employees/${id}`, {
      version: 1,
      cargo: 'Gerente',
      departamento: 'Administração',
    })
    await edit.getByRole('button', { name: 'Salvar' }).click()
    const clash = page.getByRole('dialog', { name: 'Duas pessoas mudaram o mesmo cadastro' })
    await expect(clash.getByText('Gerente')).toBeVisible()
    await clash.getByText('O que eu digitei').click()
    await clash.getByRole('button', { name: 'Salvar' }).click()
    await expect(edit).toHaveCount(0)
    for (const shown of ['Caixa', 'Administração', 'Tem a chave da loja'])
      await expect(panel.getByText(shown, { exact: true })).toBeVisible()
    await panel.getByRole('button', { name: 'Mostrar o salário de Marina Souza' }).click()
    await expect(panel.getByText('R$ 1.850,00')).toBeVisible()

    await panel.getByRole('button', { name: 'Editar' }).click()
    await edit.getByLabel('Nome').fill('Marina S.')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Continuar editando' }).click()
    await expect(edit.getByLabel('Nome')).toHaveValue('Marina S.')
    await edit.getByRole('button', { name: 'Cancelar' }).click()
    await page.getByRole('button', { name: 'Descartar', exact: true }).click()

    await panel.getByRole('button', { name: 'Desligar' }).click()
    const question = page.getByRole('dialog', { name: 'Desligar Marina Souza?' })
    await question.getByLabel('Último dia de trabalho').fill('2026-01-10')
    await question.getByLabel('Motivo').fill('Mudou de cidade')
    await question.getByRole('button', { name: 'Desligar' }).click()
    await expect(question.getByText('O desligamento não pode ser antes da admissão.')).toBeVisible()
    await question.getByLabel('Último dia de trabalho').fill('2026-03-31')
    await question.getByRole('button', { name: 'Desligar' }).click()
    await expect(panel.getByText('Inativo')).toBeVisible()
    await expect(panel.getByText('31/03/2026')).toBeVisible()
    await panel.getByRole('button', { name: 'Desfazer o desligamento' }).click()
    await expect(panel.getByText('Ativo', { exact: true })).toBeVisible()
    await expectAccessible(page, 'employee')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
  await test.step('the employees on a phone, and read by everybody', async () => {
    await expect(cards(page)).toHaveCount(6)
    await expectAccessible(page, 'employees')
    await expectReadableInTheDark(page, 'employees')
    await page.setViewportSize({ width: 390, height: 844 })
    await expectToFitAPhone(page, 'employees')
    await expectToTakeAFinger(page, 'employees')
    await page.getByRole('button', { name: 'Detalhes de Ana Lima' }).click()
    await expect(page.getByRole('dialog', { name: 'Ana Lima' }).getByText('Cadastrou')).toBeVisible()
    await expectToFitAPhone(page, 'employee')
  })
})
