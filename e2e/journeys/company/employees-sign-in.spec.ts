import type { Browser, Page } from '@playwright/test'
import { expectAccessible } from '../../expect-accessible'
import { expectToFitAPhone } from '../../expect-to-fit-a-phone'
import { phone } from '../../looks'
import { bookFromOutside, openAgenda, openDay, rowOf } from '../../steps/agenda-steps'
import { enterByPin, givenPeople, reachPin } from '../../steps/employee-steps'
import { callAsPerson, pressEscapeIn } from '../../steps/order-steps'
import { expect, placeOrder, test } from '../../product'

test('EMP-05 S10 a professional and the kitchen sign in by PIN and see what is theirs, and are out within seconds when the access is removed', async ({
  page,
  session,
  browser,
}) => {
  test.slow()
  await openAgenda(session)
  const [ana, rosa] = await givenPeople(page)
  await test.step('a professional sees their own appointment on a phone, not the colleague’s, and marks it as done', async () => {
    const date = openDay(1)
    for (const [person, name] of [
      [ana, 'Bia Rocha'],
      [rosa, 'Rui Melo'],
    ] as const) {
      const path = `/api/agenda/employees/${person!.id}`
      const agenda = await callAsPerson<{ id: string }>(page, 'PUT', path, { active: true })
      await bookFromOutside(session, { date, time: '09:00', name, agenda: agenda.id })
    }
    await page.goto(`/dashboard/employees?employee=${ana!.id}`)
    const panel = page.getByRole('dialog', { name: 'Ana Lima', exact: true })
    await panel.getByRole('button', { name: 'Dar acesso' }).click()
    const question = page.getByRole('dialog', { name: 'Dar acesso a Ana Lima' })
    await question.getByText('Profissional', { exact: true }).click()
    await expect(question.getByLabel(/^Vê também a agenda dos colegas/)).not.toBeChecked()
    await expectAccessible(page, 'role question')
    await question.getByRole('button', { name: 'Gerar PIN' }).click()
    const shown = page.getByRole('dialog', { name: 'PIN de Ana Lima' })
    const pin = await shown.locator('[data-pin]').innerText()
    await shown.getByRole('button', { name: 'Já anotei' }).click()
    await pressEscapeIn(panel)
    await expect(page.getByRole('dialog')).toHaveCount(0)

    const pocket = await elsewhere(browser)
    await pocket.setViewportSize(phone)
    await enterByPin(pocket, session.cnpj, pin)
    await expect(pocket).toHaveURL('/dashboard/schedule')
    const own = await rowOf(pocket, date, 'Bia Rocha')
    await expect(own).toContainText('Pendente')
    await expect(pocket.getByText('Rui Melo')).toHaveCount(0)
    await expectToFitAPhone(pocket, 'agenda of a professional')
    for (const [act, becomes] of [
      ['Confirmar', 'Confirmado'],
      ['Concluir', 'Concluído'],
    ] as const) {
      await own.getByRole('button', { name: 'Ações de Bia Rocha' }).click()
      await pocket.getByRole('menuitem', { name: act, exact: true }).click()
      await expect(own).toContainText(becomes)
    }
    await expect(pocket.getByText('Rui Melo')).toHaveCount(0)
    await pocket.getByRole('button', { name: 'Abrir menu' }).click()
    await expect(pocket.getByRole('navigation').getByRole('link')).toHaveText(['Agendamentos'])
  })
  await test.step('the kitchen sees its orders and no salaries, and is out within seconds when the access is removed', async () => {
    const order = await placeOrder(session)
    await page.getByRole('button', { name: 'Detalhes de Rosa Pinheiro' }).click()
    const panel = page.getByRole('dialog', { name: 'Rosa Pinheiro', exact: true })
    await panel.getByRole('button', { name: 'Dar acesso' }).click()
    const roleQuestion = page.getByRole('dialog', { name: 'Dar acesso a Rosa Pinheiro' })
    await roleQuestion.getByText('Cozinha', { exact: true }).click()
    await expect(roleQuestion.getByRole('checkbox')).toHaveCount(0)
    await expectAccessible(page, 'role question')
    await roleQuestion.getByRole('button', { name: 'Gerar PIN' }).click()
    const shown = page.getByRole('dialog', { name: 'PIN de Rosa Pinheiro' })
    await expect(shown.getByText(/Anote agora/)).toBeVisible()
    const pin = await shown.locator('[data-pin]').innerText()
    expect(pin).toMatch(/^[1-9]\d{2} \d{3} \d{3}$/)
    await expectAccessible(page, 'PIN')
    await shown.getByRole('button', { name: 'Já anotei' }).click()
    await expect(panel.getByText(`PIN ${pin.slice(0, 3)} ••• •••`, { exact: false })).toBeVisible()

    const kitchen = await elsewhere(browser)
    await reachPin(kitchen, session.cnpj)
    await kitchen.getByLabel('PIN do funcionário').pressSequentially('12345')
    await kitchen.getByRole('button', { name: 'Entrar', exact: true }).click()
    await expect(kitchen.getByText('O PIN tem 9 números')).toBeVisible()
    await kitchen
      .getByLabel('PIN do funcionário')
      .fill(`${pin.slice(0, 3)}${pin.endsWith('1') ? '000002' : '000001'}`)
    await kitchen.getByRole('button', { name: 'Entrar', exact: true }).click()
    await expect(kitchen.getByText(/PIN incorret/)).toBeVisible()
    await expectAccessible(kitchen, 'sign-in by PIN')
    await kitchen.getByRole('button', { name: 'Voltar para a senha da empresa' }).click()
    await expect(kitchen.locator('input[type=password]')).toBeVisible()
    await kitchen.getByRole('button', { name: 'Entrar como funcionário' }).click()
    const field = kitchen.getByLabel('PIN do funcionário')
    await expect(field).toHaveAttribute('inputmode', 'numeric')
    await field.pressSequentially(pin.replaceAll(' ', ''))
    await expect(field).toHaveValue(pin)
    await field.press('Enter')

    await expect(kitchen).toHaveURL('/dashboard/orders')
    await expect(kitchen.locator(`[data-order="${order}"]`)).toBeVisible()
    // A cook begins with the kitchen's screen.
    await expect(kitchen.getByRole('heading', { name: /^Cozinha/ })).toBeVisible()
    const line = kitchen.locator(`[data-order="${order}"]`).getByRole('button', { name: /^\d+×/ }).first()
    const ticked = kitchen.waitForResponse(`**/api/orders/${order}/tick`)
    await line.click()
    expect((await ticked).status()).toBe(200)
    await kitchen.reload()
    await expect(line).toHaveAttribute('aria-pressed', 'true')
    await expectAccessible(kitchen, 'kitchen')
    // The page that was read anew may still be drawn under the pointer.
    const board = kitchen.getByRole('button', { name: 'Quadro' })
    await expect(async () => {
      await board.click()
      await expect(board).toHaveAttribute('aria-pressed', 'true', { timeout: 1000 })
    }).toPass()
    await expect(kitchen.getByText('Rosa Pinheiro · cozinha')).toBeVisible()
    await expect(kitchen.getByRole('navigation').getByRole('link')).toHaveText(['Pedidos'])
    await expect(kitchen.getByRole('button', { name: 'Novo pedido' })).toHaveCount(0)
    await expect(kitchen.getByRole('button', { name: 'Editar' })).toHaveCount(0)
    await expect(kitchen.getByRole('button', { name: 'Excluir' })).toHaveCount(0)
    await kitchen.getByRole('button', { name: 'Opções', exact: true }).click()
    await expect(kitchen.getByRole('switch', { name: 'Impressão automática' })).toBeDisabled()
    const kept = await kitchen.evaluate(() => localStorage.getItem('balcao.user'))
    expect(Object.keys(JSON.parse(kept!) as object).sort()).toEqual(['cnpj', 'email', 'id', 'name', 'token'])
    for (const path of ['employees', 'company', 'conversations/bot', `employees?employee=${ana!.id}`]) {
      await kitchen.goto(`/dashboard/${path}`)
      await expect(
        kitchen.getByRole('heading', { name: 'Esta tela não faz parte do seu acesso' }),
      ).toBeVisible()
    }
    const refused = await kitchen.evaluate(
      async (id) => (await fetch(`/api/employees/${id}/salary`, { method: 'POST' })).status,
      ana!.id,
    )
    expect(refused).toBe(403)
    await kitchen.getByRole('button', { name: 'Ir para Pedidos' }).click()
    await expect(kitchen.locator(`[data-order="${order}"]`)).toBeVisible()

    await panel.getByRole('button', { name: 'Remover acesso' }).click()
    const question = page.getByRole('dialog', { name: 'Remover o acesso de Rosa Pinheiro?' })
    await question.getByRole('button', { name: 'Remover acesso' }).click()
    await expect(panel.getByText('Não entra no sistema.')).toBeVisible()
    await expect(kitchen).toHaveURL('/login', { timeout: 5000 })
    await expect(kitchen.getByText(/Sua sessão terminou/)).toBeVisible()
  })
})

test('EMP-05 S10 W11 strangers who guess a PIN stop new devices and no known one; an attendant sees nothing that is not for them, and with another role signs in again and sees it', async ({
  page,
  session,
  browser,
}) => {
  test.slow()
  const [ana] = await givenPeople(page)
  const { pin } = await callAsPerson<{ pin: string }>(page, 'POST', `/api/employees/${ana!.id}/access`, {
    role: 'atendente',
  })
  await page.goto(`/dashboard/employees?employee=${ana!.id}`)
  const panel = page.getByRole('dialog', { name: 'Ana Lima', exact: true })
  await expect(panel.getByText(/última entrada|ainda não entrou/)).toBeVisible()
  const counter = await elsewhere(browser)
  await test.step('strangers who guess a PIN stop new devices and no known one; a code of the owner opens a new one', async () => {
    await counter.goto('/login')
    for (let n = 0; n < 5; n++) {
      const guess = `${pin.slice(0, 3)}${pin.endsWith('1') ? '000002' : '000001'}`
      const status = await counter.evaluate(
        async (body) =>
          (
            await fetch('/api/auth/employee-sign-in', {
              method: 'POST',
              headers: { 'content-type': 'application/json' },
              body: JSON.stringify(body),
            })
          ).status,
        { cnpj: session.cnpj, pin: guess },
      )
      expect(status).toBe(401)
    }
    await expect(
      page.locator('[data-toaster]').getByText(/^Tentativas erradas com o PIN de Ana Lima/),
    ).toBeVisible()
    await expect(panel.getByText(/Nos aparelhos conhecidos ele continua valendo/)).toBeVisible()
    await expectAccessible(page, 'employee whose PIN was guessed at')

    await enterByPin(counter, session.cnpj, pin)
    const field = counter.getByLabel('Código do aparelho')
    await expect(field).toHaveAccessibleDescription(/ainda não é conhecido/)
    await expect(field).toBeFocused()
    await expect(counter.getByLabel('PIN do funcionário')).toHaveValue(
      pin.replace(/(...)(...)(...)/, '$1 $2 $3'),
    )
    await expectAccessible(counter, 'sign-in with a device code')
    await counter.setViewportSize(phone)
    await expectToFitAPhone(counter, 'sign-in with a device code')
    await field.fill('ABCD-EFGH')
    await field.press('Enter')
    await expect(field).toHaveAccessibleDescription(/incorreto ou vencido/)

    await panel.getByRole('button', { name: 'Liberar novo aparelho' }).click()
    const shown = page.getByRole('dialog', { name: 'Código para Ana Lima' })
    const code = await shown.locator('[data-pin]').innerText()
    expect(code).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/)
    await expectAccessible(page, 'device code')
    await shown.getByRole('button', { name: 'Já anotei' }).click()
    await field.fill(code.toLowerCase())
    await field.press('Enter')
    await expect(counter).toHaveURL('/dashboard/conversations')
    await counter.getByRole('button', { name: 'Abrir menu' }).click()
    await expect(counter.getByRole('dialog').getByText('Ana Lima · atendente')).toBeVisible()
    await counter.getByRole('button', { name: 'Sair', exact: true }).click()
    await expect(counter).toHaveURL('/login')
    await enterByPin(counter, session.cnpj, pin)
    await expect(counter).toHaveURL('/dashboard/conversations')
  })
  await test.step('an attendant serves and sees nothing that is not for them; with another role they sign in again and see it', async () => {
    await counter.setViewportSize({ width: 1280, height: 720 })
    await expect(counter.getByText('Ana Lima · atendente')).toBeVisible()
    await expect(counter.getByRole('navigation').getByRole('link')).toHaveText([
      'Conversas',
      'Pedidos',
      'Clientes',
      'Agendamentos',
      'Licença',
    ])
    await expect(counter.getByRole('switch')).toBeDisabled()
    await expect(counter.getByText('Só o dono ou o gerente pode mudar isto.')).toBeVisible()
    await expect(counter.getByRole('link', { name: 'Ajustes do bot' })).toHaveCount(0)
    await counter.getByRole('link', { name: 'Clientes', exact: true }).click()
    await expect(counter.getByRole('heading', { level: 1, name: 'Clientes' })).toBeVisible()
    await expect(counter.getByRole('button', { name: 'Prazos de guarda' })).toHaveCount(0)
    await counter.getByRole('link', { name: 'Agendamentos' }).click()
    await expect(counter.getByRole('button', { name: 'Novo Agendamento' }).first()).toBeVisible()
    await expect(counter.getByRole('link', { name: 'Ajustes da agenda' })).toHaveCount(0)
    await counter.getByRole('link', { name: 'Pedidos' }).click()
    await expect(counter.getByRole('button', { name: 'Novo pedido' }).first()).toBeVisible()
    await counter.getByRole('button', { name: 'Opções', exact: true }).click()
    await expect(counter.getByRole('switch', { name: 'Impressão automática' })).toBeDisabled()

    await panel.getByRole('button', { name: 'Trocar o papel' }).click()
    const question = page.getByRole('dialog', { name: 'Trocar o papel de Ana Lima' })
    await question.getByText('Gerente', { exact: true }).click()
    await question.getByRole('button', { name: 'Trocar o papel' }).click()
    await expect(counter).toHaveURL('/login', { timeout: 5000 })
    await enterByPin(counter, session.cnpj, pin)
    await expect(counter.getByText('Ana Lima · gerente')).toBeVisible()
    await counter.getByRole('link', { name: 'Funcionários' }).click()
    await expect(counter.getByRole('article', { name: 'Rosa Pinheiro' })).toBeVisible()
    await expect(counter.getByRole('button', { name: /Mostrar o salário/ })).toHaveCount(0)
    await counter.getByRole('button', { name: 'Editar Rosa Pinheiro' }).click()
    await expect(counter.getByRole('dialog').getByLabel('Nome')).toHaveValue('Rosa Pinheiro')
    await expect(counter.getByRole('dialog').getByLabel('Salário')).toHaveCount(0)
  })
})

/** A page of another device. */
async function elsewhere(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: process.env.E2E_URL!, locale: 'pt-BR' })
  return context.newPage()
}
