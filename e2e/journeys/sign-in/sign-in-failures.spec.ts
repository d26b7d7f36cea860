import { operator, rows } from '../../product'
import { calls, cnpjInput, expect, hold, lookUp, maskedCnpj, test, toast } from '../../steps/sign-in-steps'

const company = '**/webhook/get-customer?*'

test('each thing that can go wrong on the way in says so, keeps what was typed and leaves no session; then it is entered, with the modules of now', async ({
  page,
  context,
  company: shop,
}) => {
  rows(
    'LOGIN-23 LOGIN-24 LOGIN-25 LOGIN-26 LOGIN-28 MODULE-20 SESS-13 SESS-15 VALID-02 VALID-03 VALID-04 VALID-07',
  )
  test.slow()
  await page.goto('/login')
  await test.step('a number that cannot be one is refused without a lookup', async () => {
    let asked = 0
    await page.route(calls.lookup, (route) => {
      asked += 1
      return route.continue()
    })
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
  })
  await test.step('a number that nobody has is not let on', async () => {
    await lookUp(page, '11.222.333/0001-81')
    await expect(cnpjInput(page)).toHaveAccessibleDescription(
      /CNPJ não encontrado\. Verifique e tente novamente\.$/,
    )
    await expect(page.getByText('Etapa 1 de 2', { exact: true })).toBeVisible()
  })
  await test.step('an answer nobody can read and a call that fails say so, and the number stays', async () => {
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
  const password = page.getByLabel('Senha', { exact: true })
  const enter = page.getByRole('button', { name: 'Entrar', exact: true })
  await test.step('a sign-in that fails, or finds no company record, keeps the password and leaves no session behind', async () => {
    await password.fill(shop.password)
    await page.route(calls.signIn, (route) => route.abort())
    await enter.click()
    await expect(toast(page, 'Erro ao fazer login. Tente novamente.')).toBeVisible()
    await page.unroute(calls.signIn)

    for (const answer of [{ json: [] }, { status: 500, body: 'down' }]) {
      await page.route(company, (route) => route.fulfill(answer))
      const ended = page.waitForResponse('**/api/sign-out')
      await enter.click()
      expect((await ended).status()).toBe(200)
      if ('json' in answer) await expect(toast(page, 'Cliente não encontrado')).toBeVisible()
      expect((await context.request.get('/api/session')).status()).toBe(401)
      expect(await page.evaluate(() => localStorage.getItem('balcao.user'))).toBeNull()
      await expect(enter).toBeEnabled()
      await page.unroute(company)
    }
    await expect(password).toHaveValue(shop.password)
  })
  await test.step('modules that changed while signing in overwrite those of the record', async () => {
    const modules = await hold(page, calls.modules)
    await enter.click()
    const kept = () => page.evaluate(() => localStorage.getItem('balcao.modules') ?? '')
    const gerente = async () => /"mod_gerente":(\w+)/.exec(await kept())?.[1]
    await expect.poll(gerente).toBe('true')
    await operator('company', 'modules', '--cnpj', shop.cnpj, '--set', 'mod_gerente=false')
    await modules.release()
    await expect(page).toHaveURL('/dashboard/conversations')
    await expect.poll(gerente).toBe('false')
  })
})
