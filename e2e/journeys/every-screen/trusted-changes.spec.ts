import { expect, messages, saveButton, startEdit, test } from '../../steps/company-steps'
import { expectAccessible } from '../../expect-accessible'
import { expectToFitAPhone } from '../../expect-to-fit-a-phone'
import { standIns, type JourneyCompany } from '../../product'

/** The path of a link in the newest mail about a change. */
async function mailedPath(to: string, word: 'fui-eu' | 'nao-fui-eu'): Promise<string> {
  const { mailbox } = await standIns()
  const find = async () => {
    const response = await fetch(new URL(`/messages?to=${encodeURIComponent(to)}`, mailbox))
    const mails = (await response.json()) as { text: string }[]
    return new RegExp(`/mudanca/${word}#\\S+`).exec(mails.at(-1)?.text ?? '')?.[0]
  }
  await expect.poll(find, { intervals: [50] }).toBeTruthy()
  return (await find())!
}

const newMailbox = ({ cnpj }: JourneyCompany) => `nova-${cnpj}@loja.example`

test('a new e-mail asks for the password', async ({ page, shop }) => {
  await test.step('a new e-mail asks for the password, and keeps what was typed when nobody answers', async () => {
    const form = await startEdit(page)
    await form.getByLabel('E-mail').fill(newMailbox(shop))
    await form.getByLabel('Observações').fill('Entrada pela lateral')
    await saveButton(page).click()
    const question = page.getByRole('dialog', { name: 'Confirme sua senha' })
    const password = question.getByLabel('Senha', { exact: true })
    await expect(password).toBeFocused()
    await expectAccessible(page, 'the question')
    await question.getByRole('button', { name: 'Confirmar' }).click()
    await expect(password).toHaveAccessibleDescription('Digite a senha')
    await password.fill('Errada#2026')
    await page.keyboard.press('Enter')
    await expect(password).toHaveAccessibleDescription(
      'Senha incorreta. Tente novamente ou recupere sua senha.',
    )
    await page.keyboard.press('Escape')
    await expect(question).toHaveCount(0)
    await expect(form.getByLabel('E-mail')).toHaveValue(newMailbox(shop))
    await expect(form.getByLabel('Observações')).toHaveValue('Entrada pela lateral')
  })
  await test.step('on a phone too, the very same save goes on once the password is right, and the screen says where codes go', async () => {
    const question = page.getByRole('dialog', { name: 'Confirme sua senha' })
    const password = question.getByLabel('Senha', { exact: true })
    await saveButton(page).click()
    await page.setViewportSize({ width: 360, height: 740 })
    await expect(password).toBeVisible()
    await expectToFitAPhone(page, 'the question')
    await password.fill(shop.password)
    await question.getByRole('button', { name: 'Confirmar' }).click()
    await expect(messages(page)).toContainText('Campos modificados: E-mail e Observações')
    await expect(
      page.getByText(/Os códigos de recuperação da senha ainda chegam a d\*+\S+@loja\.example, até/),
    ).toBeVisible()
    await expectAccessible(page, 'the company')
  })
})

test('“fui eu” lets the new e-mail have the codes at a press, and not before', async ({
  page,
  shop,
  context,
}) => {
  const form = await startEdit(page)
  await form.getByLabel('E-mail').fill(newMailbox(shop))
  await saveButton(page).click()
  const question = page.getByRole('dialog', { name: 'Confirme sua senha' })
  await question.getByLabel('Senha', { exact: true }).fill(shop.password)
  await page.keyboard.press('Enter')
  await expect(page.getByText('ainda chegam a', { exact: false })).toBeVisible()

  const visitor = await context.newPage()
  await visitor.goto(await mailedPath(shop.email, 'fui-eu'))
  await expect(visitor.getByRole('heading', { name: 'Foi você quem mudou o e-mail?' })).toBeVisible()
  await expectAccessible(visitor, 'the mailed page')
  await page.reload()
  await expect(page.getByText('ainda chegam a', { exact: false })).toBeVisible()
  await visitor.getByRole('button', { name: 'Fui eu, pode valer' }).click()
  await expect(visitor.getByText('Pronto: o novo e-mail já recebe os códigos.')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Editar' })).toBeVisible()
  await expect(page.getByText('ainda chegam a', { exact: false })).toHaveCount(0)
  const security = page.getByRole('region', { name: 'Segurança' })
  await security.getByRole('button', { name: 'Ver os últimos atos' }).click()
  await expect(security.getByRole('listitem').first()).toContainText('Confirmou o novo e-mail pelo anterior')
  await expect(security.getByRole('listitem').filter({ hasText: 'Mudou o e-mail da empresa' })).toContainText(
    /rede .+Dono da empresa/,
  )
  // Scrolled, a button may lie half below the line above the screen.
  await page.evaluate(() => window.scrollTo(0, 0))
  await expectAccessible(page, 'the latest acts')
  await visitor.reload()
  await visitor.getByRole('button', { name: 'Fui eu, pode valer' }).click()
  await expect(visitor.getByText('Este link já foi usado ou expirou.', { exact: false })).toBeVisible()
})

test('“não fui eu” puts the PIX key back and signs everybody out, on a phone too', async ({
  page,
  shop,
  context,
}) => {
  const form = await startEdit(page)
  await form.getByLabel('Tipo da chave').selectOption('E-mail')
  await form.getByLabel('Chave', { exact: true }).fill('ladrao@pix.example')
  await saveButton(page).click()
  const question = page.getByRole('dialog', { name: 'Confirme sua senha' })
  await question.getByLabel('Senha', { exact: true }).fill(shop.password)
  await page.keyboard.press('Enter')
  await expect(page.getByText('ladrao@pix.example')).toBeVisible()

  const visitor = await context.newPage()
  await visitor.setViewportSize({ width: 360, height: 740 })
  await visitor.goto(await mailedPath(shop.email, 'nao-fui-eu'))
  await expect(visitor.getByRole('heading', { name: 'Não foi você?' })).toBeVisible()
  await expectToFitAPhone(visitor, 'the mailed page')
  await visitor.route('**/api/company/answer-change', (route) => route.abort(), { times: 1 })
  await visitor.getByRole('button', { name: 'Não fui eu, desfazer' }).click()
  await expect(visitor.getByText('Não foi possível confirmar.', { exact: false })).toBeVisible()
  await visitor.getByRole('button', { name: 'Não fui eu, desfazer' }).click()
  await expect(visitor.getByText('A chave PIX anterior voltou.', { exact: false })).toBeVisible()
  await expect(page).toHaveURL('/login')
  await visitor.getByRole('link', { name: 'Criar nova senha' }).click()
  await expect(visitor).toHaveURL('/setup')
})
