import { expectWellWithAFinger, phone } from '../../looks'
import {
  beginOnboarding,
  docx,
  expect,
  fillCompany,
  fillDelivery,
  givenLead,
  goOn,
  menuPdf,
  proveMailbox,
  reachCompanyStep,
  reachDeliveryStep,
  test,
  toast,
} from '../../steps/onboarding-steps'
import { freshCnpj, rows } from '../../product'
import { hold, maskedCnpj } from '../../steps/sign-in-steps'

const lookup = '**/webhook/auth/check-cnpj-lead'
const submission = '**/webhook/onboarding'
const postalCode = '**/ws/*/json/'

test('the CNPJ is looked up by itself', async ({ page }) => {
  rows('ONB-01 ONB-02 ONB-10 ONB-11 ONB-12 ONB-14 ONB-39 ONB-40 CALL-32 CALL-33 CALL-34 CALL-35 ONB-09')
  await test.step('the CNPJ is validated by itself once it is whole, and another one begins anew', async () => {
    const lead = await givenLead()
    await page.goto('/onboarding')
    await expect(page.getByRole('heading', { name: 'Cadastro da empresa', level: 1 })).toBeVisible()
    await expect(page.getByRole('listitem')).toHaveText(['CNPJ', 'Empresa', 'Entrega'])
    const cnpj = page.getByLabel('CNPJ', { exact: true })
    await goOn(page)
    await expect(cnpj).toHaveAccessibleDescription('Por favor, valide o CNPJ antes de continuar')
    await expect(cnpj).toBeFocused()

    await cnpj.fill(maskedCnpj(freshCnpj()))
    await expect(cnpj).toHaveAccessibleDescription('CNPJ não encontrado ou inválido')
    await page.route(lookup, (route) => route.abort())
    await cnpj.fill(maskedCnpj(lead.cnpj))
    await expect(cnpj).toHaveAccessibleDescription('Erro ao validar CNPJ. Tente novamente.')
    await page.unroute(lookup)

    await cnpj.fill('')
    const asked = page.waitForRequest(lookup)
    await cnpj.pressSequentially(lead.cnpj)
    await expect(cnpj).toHaveValue(maskedCnpj(lead.cnpj))
    expect((await asked).postDataJSON()).toEqual({ cnpj: lead.cnpj })
    await expect(page.getByText(lead.empresa)).toBeVisible()
    await cnpj.press('Backspace')
    await expect(page.getByText(lead.empresa)).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Enviar Código' })).toHaveCount(0)
  })
  await test.step('the three shapes of the lookup are understood', async () => {
    const cnpj = freshCnpj()
    const lead = { nome_empresa: 'Padaria Sol', cnpj }
    for (const answer of [[{ leads: [lead] }], { leads: [lead] }, lead]) {
      await page.route(lookup, (route) => route.fulfill({ json: answer }))
      await page.goto('/onboarding')
      await page.getByLabel('CNPJ', { exact: true }).fill(maskedCnpj(cnpj))
      await expect(page.getByText('Padaria Sol')).toBeVisible()
      await page.unroute(lookup)
    }
  })
})

test('the company’s step tells the first thing that is missing, in the fixed order', async ({ page }) => {
  rows('ONB-15 ONB-17 ONB-18 ONB-19 ONB-20 ONB-21 ONB-22 ONB-23 ONB-24')
  await reachCompanyStep(page)
  for (const day of ['Segunda', 'Terça', 'Quarta', 'Quinta', 'Sexta', 'Sábado'])
    await page.getByRole('group', { name: day }).getByRole('switch').click()
  await goOn(page)
  await expect(page.getByText('Horário de funcionamento é obrigatório')).toBeVisible()
  await page.getByRole('group', { name: 'Segunda' }).getByRole('switch').click()
  for (const [label, sentence, value] of [
    ['Sobre a empresa', 'Sobre a empresa é obrigatório', 'Lanches'],
    ['Rua', 'Rua é obrigatória', 'Rua das Flores'],
    ['Número', 'Número é obrigatório', '120'],
    ['Bairro', 'Bairro é obrigatório', 'Centro'],
    ['Cidade', 'Cidade é obrigatória', 'Manaus'],
    ['Estado', 'Estado é obrigatório', 'AM'],
    ['CEP', 'CEP é obrigatório', ''],
  ] as const) {
    const field = page.getByRole(label === 'Estado' ? 'combobox' : 'textbox', { name: label, exact: true })
    await goOn(page)
    await expect(field).toHaveAccessibleDescription(new RegExp(sentence))
    await expect(field).toBeFocused()
    await expect(page.locator('[aria-invalid]')).toHaveCount(1)
    if (label === 'Estado') await field.selectOption(value)
    else await field.fill(value)
  }
})

test('a whole CEP fills and locks the address; a failure, or a click, unlocks it', async ({ page }) => {
  rows('ONB-25 ONB-26 ONB-41 ONB-42 CONST-02')
  await reachCompanyStep(page)
  const cep = page.getByLabel('CEP', { exact: true })
  const street = page.getByLabel('Rua', { exact: true })
  await expect(cep).toHaveAttribute('maxlength', '9')
  const found = { logradouro: 'Avenida Sol', bairro: 'Adrianópolis', localidade: 'Manaus', uf: 'AM' }
  await page.route(postalCode, (route) => route.fulfill({ json: found }))
  await cep.pressSequentially('69057070')
  await expect(cep).toHaveValue('69057-070')
  for (const [label, value] of [
    ['Rua', 'Avenida Sol'],
    ['Bairro', 'Adrianópolis'],
    ['Cidade', 'Manaus'],
    ['Estado', 'AM'],
  ] as const) {
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(value)
    await expect(page.getByLabel(label, { exact: true })).not.toBeEditable()
  }
  await page.getByRole('button', { name: 'Editar endereço' }).click()
  await street.fill('Avenida Lua')

  await page.unroute(postalCode)
  await page.route(postalCode, (route) => route.fulfill({ json: { erro: true } }))
  await cep.fill('69057-071')
  await expect(cep).toHaveAccessibleDescription(/CEP não encontrado/)
  await expect(street).toBeEditable()
  await page.unroute(postalCode)
  await page.route(postalCode, (route) => route.abort())
  await cep.fill('69057-072')
  await expect(cep).toHaveAccessibleDescription(/Erro ao buscar CEP\. Tente novamente\./)
  await expect(street).toHaveValue('Avenida Lua')
})

test('the delivery’s step tells what is missing; files are sent as they are chosen, and can be taken back; each type of PIX key has its mask', async ({
  page,
}) => {
  rows('ONB-27 ONB-28 ONB-29 ONB-30 ONB-31 ONB-32 ONB-33 ONB-34 ONB-07 ONB-35 ONB-36 ONB-37 ONB-38')
  await reachDeliveryStep(page)
  const finish = page.getByRole('button', { name: 'Finalizar Cadastro' })
  await finish.click()
  await expect(page.getByText('Bairros e taxas são obrigatórios')).toBeVisible()
  await page.getByLabel('Bairro 1', { exact: true }).fill('Centro')
  await finish.click()
  await expect(page.getByText('Bairros e taxas são obrigatórios')).toBeVisible()
  await page.getByLabel('Taxa do bairro 1').pressSequentially('500')
  await page.getByRole('button', { name: 'Colar uma lista' }).click()
  await page.getByLabel('Lista de bairros e taxas').fill('Aleixo - 7,00\nLonge: a combinar')
  await page.getByRole('button', { name: 'Adicionar a lista' }).click()
  await expect(page.getByLabel('Bairro 2', { exact: true })).toHaveValue('Aleixo')
  await expect(page.getByLabel('Taxa do bairro 2')).toHaveValue('7,00')
  await expect(page.getByText(/Não entendemos: “Longe: a combinar”/)).toBeVisible()

  await finish.click()
  await expect(page.getByText('Pelo menos um arquivo de cardápio é obrigatório')).toBeVisible()
  const input = page.locator('input[type=file]')
  await expect(input).toHaveAttribute('accept', '.pdf,.jpg,.jpeg,.png,.doc,.docx')
  await input.setInputFiles([menuPdf('cardapio.pdf'), docx('bebidas.docx')])
  const files = page.getByRole('list', { name: 'Arquivos do cardápio' }).getByRole('listitem')
  await expect(files).toHaveText([/cardapio\.pdf.*0,01 MB.*Enviado/s, /bebidas\.docx.*0,01 MB.*Enviado/s])
  await input.setInputFiles([{ ...menuPdf('falso.pdf'), buffer: Buffer.from('MZ program') }])
  await expect(files.nth(2)).toContainText('O conteúdo não é o que o nome diz')
  await page.getByRole('button', { name: 'Remover falso.pdf' }).click()
  await page.getByRole('button', { name: 'Remover bebidas.docx' }).click()
  await expect(files).toHaveCount(1)

  await finish.click()
  const type = page.getByLabel('Tipo de chave')
  await expect(type).toHaveAccessibleDescription('Tipo de chave PIX é obrigatório')
  await expect(type).toBeFocused()
  await type.selectOption('cpf')
  await finish.click()
  await expect(page.getByLabel('Chave', { exact: true })).toHaveAccessibleDescription(
    'Chave PIX é obrigatória',
  )

  await test.step('each type of PIX key has its mask, and a wrong key is said', async () => {
    const key = page.getByLabel('Chave', { exact: true })
    for (const [type, typed, shown] of [
      ['cpf', '52998224726', '529.982.247-26'],
      ['cnpj', '11222333000182', '11.222.333/0001-82'],
      ['phone', '11999999999', '(11) 99999-9999'],
      ['email', 'Ana@Loja', 'ana@loja'],
      ['random', 'aB 12', 'aB 12'],
    ] as const) {
      await page.getByLabel('Tipo de chave').selectOption(type)
      await key.fill('')
      await key.pressSequentially(typed)
      await expect(key).toHaveValue(shown)
    }
    await finish.click()
    await expect(key).toHaveAccessibleDescription('Chave PIX inválida')
  })
})

test('back and on without loss, also after the browser was closed; then everything is sent', async ({
  page,
  context,
}) => {
  rows('ONB-03 ONB-04 ONB-05 ONB-06 ONB-08 ONB-13 ONB-43 CALL-37 CALL-38 CONST-03')
  const lead = await reachDeliveryStep(page)
  await fillDelivery(page)
  await page.getByRole('button', { name: 'Voltar' }).click()
  await expect(page.getByLabel('Rua', { exact: true })).toHaveValue('Rua das Flores')
  await page.getByRole('button', { name: 'Voltar' }).click()
  await expect(page.getByLabel('CNPJ', { exact: true })).toHaveValue(maskedCnpj(lead.cnpj))
  await goOn(page)
  await goOn(page)
  await expect(page.getByLabel('Bairro 1', { exact: true })).toHaveValue('Centro')

  await page.close()
  const again = await context.newPage()
  await again.goto('/onboarding')
  await expect(again.getByRole('heading', { name: 'Entrega, cardápio e pagamento' })).toBeFocused()
  await expect(again.getByLabel('Taxa do bairro 1')).toHaveValue('5,00')
  await expect(again.getByText('cardapio.pdf')).toBeVisible()

  await again.route(submission, (route) => route.fulfill({ status: 500, json: { ok: false } }))
  const finish = again.getByRole('button', { name: 'Finalizar Cadastro' })
  await finish.click()
  await expect(toast(again, 'Erro ao processar dados. Tente novamente.')).toHaveCount(1)
  await again.unroute(submission)
  const held = await hold(again, submission)
  const request = again.waitForRequest(submission)
  await finish.click()
  await expect(again.getByRole('button', { name: 'Enviando...' })).toBeDisabled()
  expect((await request).postDataJSON()).toMatchObject({
    cnpj: lead.cnpj,
    aboutRestaurant: 'Lanches e sucos',
    street: 'Rua das Flores',
    number: '120',
    neighborhood: 'Centro',
    city: 'Manaus',
    state: 'AM',
    zipCode: '69005070',
    neighborhoodsAndFees: [{ bairro: 'Centro', taxa: 5 }],
    pixKeyType: 'email',
    pixKey: 'pix@loja.example',
    menuFiles: [{ id: expect.any(String) as unknown }],
  })
  await held.release()
  const done = again.getByRole('heading', { name: 'Cadastro Finalizado com Sucesso!', exact: true })
  await expect(done).toBeFocused()
  await expect(again.getByText(/email.*caixa de spam/)).toBeVisible()
  await again.reload()
  await expect(again.getByText('Este cadastro já foi enviado.')).toBeVisible()
  await expect(again.getByLabel('Rua', { exact: true })).toHaveValue('Rua das Flores')
})

test.describe('can be used by everyone, on a phone too:', () => {
  test.use({ viewport: phone })

  test('every step', async ({ page }) => {
    test.slow()
    const lead = await givenLead()
    await beginOnboarding(page, lead)
    await expectWellWithAFinger(page, 'the CNPJ')
    await proveMailbox(page, lead)
    await fillCompany(page)
    await expectWellWithAFinger(page, 'the company')
    await goOn(page)
    await fillDelivery(page)
    await expectWellWithAFinger(page, 'the delivery')
    await page.getByRole('button', { name: 'Finalizar Cadastro' }).click()
    await expect(page.getByRole('heading', { name: 'Cadastro Finalizado com Sucesso!' })).toBeFocused()
    await expectWellWithAFinger(page, 'the end')
  })
})
