import { randomUUID } from 'node:crypto'
import { expectReadableInTheDark } from '../../expect-accessible'
import { expectWellWithAFinger, phone } from '../../looks'
import { givenLead, toast, type JourneyLead } from '../../steps/onboarding-steps'
import {
  cardNamed,
  codeOf,
  enterOperator,
  expect,
  givenOperator,
  goTo,
  leaveAgain,
  openCompany,
  openOperatorPage,
  openLead,
  test,
} from '../../steps/operator-steps'
import { callAsPerson } from '../../steps/order-steps'
import { givenCompany, signIn, standIns } from '../../product'

async function mailsTo(email: string): Promise<{ text: string }[]> {
  const { mailbox } = await standIns()
  return (await fetch(new URL(`/messages?to=${encodeURIComponent(email)}`, mailbox))).json() as Promise<
    { text: string }[]
  >
}

test('a lead is found and noted; what somebody else noted meanwhile is shown, and what was typed stays; it is discarded and taken back', async ({
  page,
  operator,
  browser,
}) => {
  const lead = await givenLead()
  await openOperatorPage(page, operator)
  await expect(
    page.getByRole('list', { name: 'Cadastros' }).getByRole('link', { name: lead.empresa }),
  ).toBeVisible()
  await openLead(page, lead)
  await expect(cardNamed(page, 'O que enviaram')).toContainText(lead.email)

  const colleague = await browser.newPage({ baseURL: process.env.E2E_URL!, locale: 'pt-BR' })
  await openOperatorPage(colleague, await givenOperator())
  await openLead(colleague, lead)
  await colleague.getByLabel('Anotação da operação').fill('Liguei hoje')
  await colleague.getByRole('button', { name: 'Salvar' }).click()
  await expect(toast(colleague, 'Anotação salva!')).toBeVisible()

  await page.getByLabel('Anotação da operação').fill('Ligar na terça')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText('Anotação de agora: Liguei hoje')).toBeVisible()
  await expect(page.getByLabel('Anotação da operação')).toHaveValue('Ligar na terça')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(toast(page, 'Anotação salva!')).toBeVisible()

  await page.getByRole('button', { name: 'Descartar', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: `Descartar ${lead.empresa}?` })
  await dialog.getByRole('button', { name: 'Descartar', exact: true }).click()
  await expect(dialog.getByLabel('Motivo')).toHaveAccessibleDescription('Diga o motivo')
  await dialog.getByLabel('Motivo').fill('Sem contato')
  await dialog.getByRole('button', { name: 'Descartar', exact: true }).click()
  await expect(page.getByText('Descartado: Sem contato')).toBeVisible()

  // The colleague’s page is of before: the conflict shows them how the lead stands, and keeps their reason.
  await colleague.getByRole('button', { name: 'Descartar', exact: true }).click()
  const late = colleague.getByRole('dialog')
  await late.getByLabel('Motivo').fill('Repetido')
  await late.getByRole('button', { name: 'Descartar', exact: true }).click()
  await expect(late.getByText('Como está agora:')).toBeVisible()
  await expect(late.getByText('Descartado', { exact: true })).toBeVisible()
  await expect(late.getByLabel('Motivo')).toHaveValue('Repetido')
  await expect(late.getByRole('button', { name: 'Descartar', exact: true })).toBeDisabled()
  await colleague.context().close()

  await page.getByRole('button', { name: 'Retomar' }).click()
  await expect(page.getByRole('button', { name: 'Aprovar', exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Sair', exact: true }).click()
  await expect(page.getByLabel('Código', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Código', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Aprovar', exact: true })).toHaveCount(0)
})

test('an approval says what will happen, makes the company with its modules and trial, and mails it; another lead of the CNPJ is a customer already', async ({
  page,
  signedInOperator,
}) => {
  const lead = await givenLead()
  await openLead(page, lead)
  await page.getByRole('button', { name: 'Aprovar', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: `Aprovar ${lead.empresa}` })
  for (const module of ['Atendimento', 'Entregas e motoboy', 'Gerente', 'Agendamento'])
    await expect(dialog.getByRole('checkbox', { name: module })).toBeChecked()
  await dialog.getByLabel('Plano').selectOption('attendance')
  await expect(dialog.getByRole('checkbox', { name: 'Agendamento' })).not.toBeChecked()
  await dialog.getByRole('checkbox', { name: 'Gerente' }).check()
  await dialog.getByRole('button', { name: 'Dias de teste' }).click()
  await dialog.getByLabel('Dias de teste', { exact: true }).last().fill('500')
  await expect(dialog.getByText('De 1 a 180 dias')).toBeVisible()
  await dialog.getByLabel('Dias de teste', { exact: true }).last().fill('30')
  await expect(dialog.getByText(`vai para ${lead.email}`)).toBeVisible()
  await expect(dialog.getByText(/com licença até \d\d\/\d\d\/\d{4}/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Aprovar', exact: true }).click()
  await expect(page.getByText('A empresa deste cadastro:')).toBeVisible()
  await expect
    .poll(async () => (await mailsTo(lead.email)).some(({ text }) => text.includes('/setup')))
    .toBe(true)

  await page.getByRole('link', { name: lead.empresa }).click()
  const licence = cardNamed(page, 'Licença')
  await expect(licence).toContainText('Atendimento')
  await expect(licence).toContainText('30 dias')
  await expect(cardNamed(page, 'Módulos').getByRole('switch', { name: 'Gerente' })).toBeChecked()
  await expect(cardNamed(page, 'Módulos').getByRole('switch', { name: 'Agendamento' })).not.toBeChecked()
  await expect(cardNamed(page, 'Auditoria')).toContainText('Aprovou o cadastro e criou a empresa')
  await expect(cardNamed(page, 'Auditoria')).toContainText(signedInOperator.user)

  await leaveAgain(lead)
  await page.goto(`/operador/cadastros?estado=all&busca=${lead.cnpj}`)
  await page
    .getByRole('list', { name: 'Cadastros' })
    .getByRole('link')
    .filter({ hasText: `outra-${lead.email}` })
    .click()
  await expect(page.getByRole('heading', { name: lead.empresa, level: 1 })).toBeVisible()
  await expect(page.getByText('Já é cliente').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Aprovar', exact: true })).toHaveCount(0)
})

test('a company: modules close after a question, a request is granted with the new end, another is declined, sessions end', async ({
  page,
  signedInOperator,
  browser,
}) => {
  test.slow()
  expect(signedInOperator.user).not.toBe('')
  const company = await givenCompany()
  const shop = await browser.newPage({ baseURL: process.env.E2E_URL!, locale: 'pt-BR' })
  await signIn(shop, company)
  const ask = (plan: string) =>
    callAsPerson(shop, 'POST', '/api/licence/requests', {
      id: randomUUID(),
      kind: 'renewal',
      plan,
      term: 'monthly',
      note: 'Paguei hoje',
    })
  await ask('bundle')

  await goTo(page, 'Empresas')
  await page.getByLabel('Buscar empresa').fill(company.cnpj)
  const row = page.getByRole('list', { name: 'Empresas' }).getByRole('link', { name: company.nome })
  await expect(row).toContainText('Pedido de licença')
  await row.click()

  const modules = cardNamed(page, 'Módulos')
  await modules.getByRole('switch', { name: 'Agendamento' }).click()
  const question = page.getByRole('dialog', { name: 'Fechar o módulo Agendamento?' })
  await question.getByRole('button', { name: 'Manter aberto' }).click()
  await expect(modules.getByRole('switch', { name: 'Agendamento' })).toBeChecked()
  await modules.getByRole('switch', { name: 'Agendamento' }).click()
  await question.getByRole('button', { name: 'Fechar módulo' }).click()
  await expect(modules.getByRole('switch', { name: 'Agendamento' })).not.toBeChecked()
  await expect(shop.locator('a[aria-disabled=true]')).toHaveCount(1)

  const licence = cardNamed(page, 'Licença')
  await expect(licence).toContainText('Paguei hoje')
  await licence.getByRole('button', { name: 'Atender o pedido' }).click()
  const grant = page.getByRole('dialog', { name: 'Atender o pedido' })
  const promise = await grant.getByText(/vale até/).innerText()
  const until = /\d\d\/\d\d\/\d{4}/.exec(promise)![0]
  await grant.getByRole('checkbox', { name: 'Agendamento' }).uncheck()
  await grant.getByRole('button', { name: 'Liberar', exact: true }).click()
  await expect(toast(page, 'Período liberado')).toBeVisible()
  await expect(licence).toContainText(until)
  await expect(licence.getByRole('button', { name: 'Atender o pedido' })).toHaveCount(0)
  await expect(modules.getByRole('switch', { name: 'Agendamento' })).not.toBeChecked()

  await ask('bundle')
  await page.reload()
  await licence.getByRole('button', { name: 'Recusar' }).click()
  const decline = page.getByRole('dialog', { name: 'Recusar o pedido?' })
  await decline.getByLabel('Motivo').fill('Pagamento não recebido')
  await decline.getByRole('button', { name: 'Recusar' }).click()
  await expect(cardNamed(page, 'Períodos e pedidos')).toContainText('Recusado')
  await expect(cardNamed(page, 'Auditoria')).toContainText('motivo: Pagamento não recebido')

  const access = cardNamed(page, 'Acesso')
  const before = (await mailsTo(company.email)).length
  await access.getByRole('button', { name: 'Reenviar primeiro acesso' }).click()
  await expect.poll(async () => (await mailsTo(company.email)).length).toBe(before + 1)
  await access.getByRole('button', { name: 'Encerrar sessões' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Encerrar sessões' }).click()
  await expect(access).toContainText('Conectados agora0 navegadores')
  await shop.waitForURL('**/login*')
  await shop.context().close()

  await cardNamed(page, 'Auditoria').getByRole('link', { name: 'Ver toda a auditoria' }).click()
  await expect(page.getByRole('button', { name: `Só ${company.nome}` })).toBeVisible()
  const log = page.getByRole('list', { name: 'Atos' })
  await expect(log.getByRole('listitem').first()).toContainText('Encerrou todas as sessões')
  await expect(log).toContainText('Criou a empresa')
  await page.getByLabel('Atos', { exact: true }).first().selectOption('licence.')
  await expect(log.getByRole('listitem')).toHaveCount(2)
})

test('secrets, wrong addresses and languages', async ({ page, signedInOperator }) => {
  expect(signedInOperator.user).not.toBe('')
  await test.step('the messaging instance is set up on the page, and its secrets never come back', async () => {
    const company = await givenCompany()
    await openCompany(page, company)
    const card = cardNamed(page, 'WhatsApp da empresa')
    await card.getByRole('button', { name: 'WhatsApp Cloud API' }).click()
    await card.getByRole('button', { name: 'Salvar' }).click()
    await expect(card.getByLabel('Phone number ID')).toHaveAccessibleDescription('De 5 a 30 números')
    await expect(card.getByLabel('Token de acesso')).toHaveAccessibleDescription('Preencha este campo')
    await card.getByLabel('Phone number ID').fill('109876543210')
    await card.getByLabel('Token de acesso').fill('EAAG-segredo-da-loja')
    await card.getByLabel('Segredo do aplicativo').fill('0123456789abcdef')
    await card.getByRole('button', { name: 'Salvar' }).click()
    await expect(toast(page, 'WhatsApp configurado')).toBeVisible()
    await page.reload()
    await expect(card.getByLabel('Token de acesso')).toHaveValue('')
    expect(await page.content()).not.toContain('EAAG-segredo-da-loja')
  })
  await test.step('an address that leads nowhere says so, and the three places say it in the chosen language', async () => {
    for (const place of ['cadastros', 'empresas']) {
      await page.goto(`/operador/${place}/${randomUUID()}`)
      await expect(page.getByRole('heading', { name: 'Nada neste endereço' })).toBeVisible()
    }
    await page.getByRole('button', { name: 'ES', exact: true }).click()
    for (const name of ['Registros', 'Empresas', 'Auditoría']) {
      await page.getByRole('link', { name, exact: true }).click()
      await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
    }
    await page.getByRole('button', { name: 'EN', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Audit', level: 1 })).toBeVisible()
    await expect(page.getByText('Signed in to the operation').first()).toBeVisible()
  })
})

test('a session that ended is renewed above the page, and what was typed is still there', async ({
  page,
  signedInOperator,
}) => {
  const lead = await givenLead()
  await openLead(page, lead)
  await page.getByLabel('Anotação da operação').fill('Ligar na terça')
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Salvar' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sua sessão terminou' })
  await expect(dialog).toBeVisible()
  await expect(dialog.getByLabel('Usuário', { exact: true })).toHaveValue(signedInOperator.user)
  await enterOperator(page, signedInOperator, codeOf(signedInOperator, 1))
  await expect(dialog).toHaveCount(0)
  await expect(page.getByLabel('Anotação da operação')).toHaveValue('Ligar na terça')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(toast(page, 'Anotação salva!')).toBeVisible()
})

test.describe('can be used by everyone, on a phone too:', () => {
  test.use({ viewport: phone })

  test('PROD-02 every screen of the operator, who signs in without an e-mail address', async ({
    page,
    operator,
  }) => {
    test.slow()
    const lead: JourneyLead = await givenLead()
    const company = await givenCompany()
    await page.goto('/operador')
    await expect(page.getByLabel('Usuário', { exact: true })).toBeVisible()
    await expect(page.locator('input[type=email], input[autocomplete=email]')).toHaveCount(0)
    await expectWellWithAFinger(page, 'sign-in')
    await enterOperator(page, { ...operator, password: 'outra' }, codeOf(operator))
    await expect(page.getByText('Usuário, senha ou código incorreto.')).toBeVisible()
    await expect(page.getByLabel('Código', { exact: true })).toHaveValue('')
    await enterOperator(page, operator, codeOf(operator))
    // The lists hold what all other journeys made; one row of each kind is as good as five hundred.
    await page.getByLabel('Buscar cadastro').fill(lead.cnpj)
    await expect(page.getByRole('list', { name: 'Cadastros' }).getByRole('link')).toHaveCount(1)
    await expectWellWithAFinger(page, 'leads')
    await expectReadableInTheDark(page, 'leads')
    await openLead(page, lead)
    await expectWellWithAFinger(page, 'a lead')
    await page.getByRole('button', { name: 'Aprovar', exact: true }).click()
    await expectWellWithAFinger(page, 'the approval')
    await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click()
    await goTo(page, 'Empresas')
    await page.getByLabel('Buscar empresa').fill(company.cnpj)
    await expect(page.getByRole('list', { name: 'Empresas' }).getByRole('link')).toHaveCount(1)
    await expectWellWithAFinger(page, 'companies')
    await openCompany(page, company)
    await expectWellWithAFinger(page, 'a company')
    await page.getByRole('button', { name: 'Liberar período' }).click()
    await expectWellWithAFinger(page, 'a grant')
    await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click()
    await goTo(page, 'Auditoria')
    await expect(page.getByRole('list', { name: 'Atos' })).toBeVisible()
    await expectWellWithAFinger(page, 'the audit log')
  })
})
