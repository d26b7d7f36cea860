import { randomUUID } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import { expectAccessible } from '../../expect-accessible'
import { expectToFitAPhone, expectToTakeAFinger } from '../../expect-to-fit-a-phone'
import { callAsPerson } from '../../steps/order-steps'
import { expect, placeOrder, test, rows } from '../../product'

const people = [
  { nome: 'Ana Lima', cargo: 'Atendente', departamento: 'Balcão', salario: 1850 },
  { nome: 'Rosa Pinheiro', cargo: 'Cozinheira', departamento: 'Cozinha', salario: 2400.5 },
  { nome: 'João Batista', cargo: 'Chapeiro', departamento: 'Cozinha', salario: 2150, status: 'ferias' },
  { nome: 'Íris Nogueira', cargo: 'Caixa', departamento: 'Balcão', salario: 1900, status: 'licenca' },
]

test('the employees as cards, found by name, role and department, each status in its colour and word, salaries behind dots', async ({
  page,
  signedIn,
}) => {
  rows('EMP-01 EMP-02 EMP-03 EMP-06 EMP-07')
  expect(signedIn.cnpj).not.toBe('')
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
})

test('EMP-04 add, edit, details, the end of an employment and its undo; what two people change at once is lost by neither', async ({
  page,
  session,
}) => {
  test.slow()
  expect(session.cnpj).not.toBe('')
  await page.goto('/dashboard/employees')
  await page.getByRole('button', { name: 'Adicionar funcionário' }).first().click()
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
})

test('EMP-05 S10 the kitchen signs in by PIN, sees its orders and no salaries, and is out within seconds when the access is removed', async ({
  page,
  session,
  browser,
}) => {
  test.slow()
  const order = await placeOrder(session)
  const [ana, rosa] = await givenPeople(page)
  await page.goto(`/dashboard/employees?employee=${rosa!.id}`)
  const panel = page.getByRole('dialog', { name: 'Rosa Pinheiro', exact: true })
  await panel.getByRole('button', { name: 'Dar acesso' }).click()
  const roleQuestion = page.getByRole('dialog', { name: 'Dar acesso a Rosa Pinheiro' })
  await roleQuestion.getByText('Cozinha', { exact: true }).click()
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
  await kitchen.getByRole('button', { name: 'Quadro' }).click()
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

test('EMP-05 S10 an attendant serves and sees nothing that is not for them; with another role they sign in again and see it', async ({
  page,
  session,
  browser,
}) => {
  test.slow()
  const [ana] = await givenPeople(page)
  const access = await callAsPerson<{ pin: string }>(page, 'POST', `/api/employees/${ana!.id}/access`, {
    role: 'atendente',
  })
  const counter = await elsewhere(browser)
  const enter = async () => {
    await reachPin(counter, session.cnpj)
    await counter.getByLabel('PIN do funcionário').fill(access.pin)
    await counter.getByRole('button', { name: 'Entrar', exact: true }).click()
  }
  await enter()
  await expect(counter).toHaveURL('/dashboard/conversations')
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

  await page.goto(`/dashboard/employees?employee=${ana!.id}`)
  const panel = page.getByRole('dialog', { name: 'Ana Lima', exact: true })
  await panel.getByRole('button', { name: 'Trocar o papel' }).click()
  const question = page.getByRole('dialog', { name: 'Trocar o papel de Ana Lima' })
  await question.getByText('Gerente', { exact: true }).click()
  await question.getByRole('button', { name: 'Trocar o papel' }).click()
  await expect(counter).toHaveURL('/login', { timeout: 5000 })
  await enter()
  await expect(counter.getByText('Ana Lima · gerente')).toBeVisible()
  await counter.getByRole('link', { name: 'Funcionários' }).click()
  await expect(counter.getByRole('article', { name: 'Rosa Pinheiro' })).toBeVisible()
  await expect(counter.getByRole('button', { name: /Mostrar o salário/ })).toHaveCount(0)
  await counter.getByRole('button', { name: 'Editar Rosa Pinheiro' }).click()
  await expect(counter.getByRole('dialog').getByLabel('Nome')).toHaveValue('Rosa Pinheiro')
  await expect(counter.getByRole('dialog').getByLabel('Salário')).toHaveCount(0)
})

test('W11 strangers who guess a PIN stop new devices and no known one; a code of the owner opens a new one', async ({
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

  const phone = await elsewhere(browser)
  await phone.goto('/login')
  for (let n = 0; n < 5; n++) {
    const guess = `${pin.slice(0, 3)}${pin.endsWith('1') ? '000002' : '000001'}`
    const status = await phone.evaluate(
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

  await reachPin(phone, session.cnpj)
  await phone.getByLabel('PIN do funcionário').fill(pin)
  await phone.getByRole('button', { name: 'Entrar', exact: true }).click()
  const field = phone.getByLabel('Código do aparelho')
  await expect(field).toHaveAccessibleDescription(/ainda não é conhecido/)
  await expect(field).toBeFocused()
  await expect(phone.getByLabel('PIN do funcionário')).toHaveValue(pin.replace(/(...)(...)(...)/, '$1 $2 $3'))
  await expectAccessible(phone, 'sign-in with a device code')
  await phone.setViewportSize({ width: 360, height: 780 })
  await expectToFitAPhone(phone, 'sign-in with a device code')
  await field.fill('ABCD-EFGH')
  await field.press('Enter')
  await expect(field).toHaveAccessibleDescription(/incorreto ou vencido/)

  await panel.getByRole('button', { name: 'Liberar novo aparelho' }).click()
  const shown = page.getByRole('dialog', { name: 'Código para Ana Lima' })
  const code = await shown.locator('[data-pin]').innerText()
  expect(code).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/)
  await expectAccessible(page, 'device code')
  await field.fill(code.toLowerCase())
  await field.press('Enter')
  await expect(phone).toHaveURL('/dashboard/conversations')
  await phone.getByRole('button', { name: 'Abrir menu' }).click()
  await expect(phone.getByRole('dialog').getByText('Ana Lima · atendente')).toBeVisible()
  await phone.getByRole('button', { name: 'Sair', exact: true }).click()
  await expect(phone).toHaveURL('/login')
  await reachPin(phone, session.cnpj)
  await phone.getByLabel('PIN do funcionário').fill(pin)
  await phone.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(phone).toHaveURL('/dashboard/conversations')
  await phone.context().close()
})

test('EMP-01 EMP-03 the employees on a phone, and read by everybody', async ({ page, session }) => {
  expect(session.cnpj).not.toBe('')
  await givenPeople(page)
  await page.goto('/dashboard/employees')
  await expect(cards(page)).toHaveCount(4)
  await expectAccessible(page, 'employees')
  await page.setViewportSize({ width: 390, height: 844 })
  await expectToFitAPhone(page, 'employees')
  await expectToTakeAFinger(page, 'employees')
  await page.getByRole('button', { name: 'Detalhes de Ana Lima' }).click()
  await expect(page.getByRole('dialog', { name: 'Ana Lima' }).getByText('Cadastrou')).toBeVisible()
  await expectToFitAPhone(page, 'employee')
})

const cards = (page: Page) => page.getByRole('main').getByRole('article')

interface Person {
  id: string
}

function givenPerson(page: Page, nome: string, rest: object = {}): Promise<Person> {
  return callAsPerson<Person>(page, 'POST', '/api/employees', {
    id: randomUUID(),
    nome,
    data_admissao: '2026-03-02',
    ...rest,
  })
}

async function givenPeople(page: Page): Promise<Person[]> {
  const added: Person[] = []
  for (const { nome, ...rest } of people) added.push(await givenPerson(page, nome, rest))
  return added
}

/** A page of another device. */
async function elsewhere(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: process.env.E2E_URL!, locale: 'pt-BR' })
  return context.newPage()
}

async function reachPin(page: Page, cnpj: string) {
  await page.goto('/login')
  await page.getByPlaceholder('00.000.000/0000-00').fill(cnpj)
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.getByRole('button', { name: 'Entrar como funcionário' }).click()
}
