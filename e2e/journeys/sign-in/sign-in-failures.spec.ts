import { calls, cnpjInput, expect, lookUp, maskedCnpj, test, toast } from '../../steps/sign-in-steps'

test('VALID-02 VALID-03 VALID-04 VALID-07 a number that cannot be one is refused without a lookup', async ({
  page,
}) => {
  let asked = 0
  await page.route(calls.lookup, (route) => {
    asked += 1
    return route.continue()
  })
  await page.goto('/login')
  for (const [what, typed] of [
    ['one digit short', '11.222.333/0001-8'],
    ['all digits the same', '11.111.111/1111-11'],
    ['a wrong check digit', '11.222.333/0001-82'],
  ] as const)
    await test.step(what, async () => {
      await cnpjInput(page).fill('')
      await expect(cnpjInput(page)).not.toHaveAccessibleDescription(/CNPJ inválido/)
      await lookUp(page, typed)
      await expect(cnpjInput(page)).toHaveAccessibleDescription(
        /CNPJ inválido\. Verifique os números e tente novamente\.$/,
      )
      await expect(cnpjInput(page)).toBeFocused()
    })
  expect(asked).toBe(0)
  await page.unroute(calls.lookup)
  await test.step('LOGIN-23 LOGIN-24 a number that nobody has is not let on', async () => {
    await lookUp(page, '11.222.333/0001-81')
    await expect(cnpjInput(page)).toHaveAccessibleDescription(
      /CNPJ não encontrado\. Verifique e tente novamente\.$/,
    )
    await expect(page.getByText('Etapa 1 de 2', { exact: true })).toBeVisible()
  })
})

test('LOGIN-25 LOGIN-26 an answer nobody can read and a call that fails say so, and the number stays', async ({
  page,
  shop,
}) => {
  await page.goto('/login')
  await page.route(calls.lookup, (route) =>
    route.fulfill({ contentType: 'application/json', body: '{"exists":' }),
  )
  await lookUp(page, shop.cnpj)
  await expect(toast(page, 'Erro inesperado na validação. Tente novamente.')).toBeVisible()

  for (const fail of [{ abort: true }, { status: 500, body: 'down' }] as const) {
    await page.unroute(calls.lookup)
    await page.route(calls.lookup, (route) => ('abort' in fail ? route.abort() : route.fulfill(fail)))
    await page.getByRole('button', { name: 'Continuar' }).click()
    await expect(toast(page, 'Erro ao validar CNPJ. Tente novamente.')).toHaveCount('abort' in fail ? 1 : 2)
  }
  await expect(cnpjInput(page)).toHaveValue(maskedCnpj(shop.cnpj))
  await page.unroute(calls.lookup)
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expect(page.getByText('Etapa 2 de 2', { exact: true })).toBeVisible()
})

test('LOGIN-28 SESS-13 a sign-in that fails, or finds no company record, says so and keeps the password', async ({
  page,
  shop,
}) => {
  await page.goto('/login')
  await lookUp(page, shop.cnpj)
  await page.getByLabel('Senha', { exact: true }).fill(shop.password)
  const enter = page.getByRole('button', { name: 'Entrar', exact: true })

  await page.route(calls.signIn, (route) => route.abort())
  await enter.click()
  await expect(toast(page, 'Erro ao fazer login. Tente novamente.')).toBeVisible()
  await page.unroute(calls.signIn)

  await page.route('**/webhook/get-customer?*', (route) => route.fulfill({ json: [] }))
  await enter.click()
  await expect(toast(page, 'Cliente não encontrado')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('balcao.user'))).toBeNull()
  await page.unroute('**/webhook/get-customer?*')

  await expect(page.getByLabel('Senha', { exact: true })).toHaveValue(shop.password)
  await enter.click()
  await expect(page).toHaveURL('/dashboard/conversations')
})
