import {
  bookAtCounter,
  expect,
  instantOf,
  messageOf,
  openAgenda,
  openDay,
  openSchedule,
  panel,
  rowOf,
  stat,
  test,
  type AtCounter,
} from '../../steps/agenda-steps'
import { callAsPerson, toaster } from '../../steps/order-steps'
import { rows } from '../../product'

test('an empty agenda', async ({ page, session }) => {
  rows('APPT-01 APPT-05 APPT-07 APPT-08 APPT-10 APPT-11 APPT-45')
  await test.step('an empty agenda says what to do; without services it points to the catalogue', async () => {
    await openSchedule(page)
    await expect(page.getByText(/Cadastre seus serviços na seção Catálogo/)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Abrir o Catálogo' })).toHaveAttribute(
      'href',
      '/dashboard/company?tab=cardapio',
    )
    await openAgenda(session)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Nenhum agendamento encontrado' })).toBeVisible()
    await expect(page.getByText(/seção Catálogo/)).toHaveCount(0)
    await expect(page.getByRole('tab')).toHaveText(['Lista', 'Agenda'])
    await expect(page.getByRole('button', { name: /Atual/ })).toHaveAttribute('aria-expanded', 'true')
    for (const name of ['total', 'confirmed', 'pending', 'cancelled'] as const) {
      await expect(stat(page, name)).toHaveText('0')
    }
    await page.getByRole('main').getByRole('button', { name: 'Novo Agendamento' }).last().click()
    await expect(panel(page, 'Novo Agendamento')).toBeVisible()
  })
  await test.step('appointments that cannot be loaded say so, and can be asked for again', async () => {
    const calls = /\/api\/appointments/
    // The form of the step before is in the address.
    await openSchedule(page)
    await page.route(calls, (route) => route.abort())
    await page.reload()
    await expect(toaster(page).getByText('Erro ao carregar agendamentos', { exact: true })).toBeVisible()
    await page.unroute(calls)
    await page.getByRole('button', { name: 'Tentar de novo' }).click()
    await expect(page.getByRole('heading', { name: 'Nenhum agendamento encontrado' })).toBeVisible()
  })
})

test('four numbers, months that fold, the current one open and named, today marked, five of the next week', async ({
  page,
  counter,
}) => {
  rows('APPT-02 APPT-03 APPT-04 APPT-05 APPT-06 APPT-46 APPT-47')
  expect(counter.cnpj).toHaveLength(14)
  const date = openDay(1)
  const made: AtCounter[] = []
  for (const [place, time] of ['08:00', '09:00', '10:00', '11:00', '13:00', '14:00'].entries()) {
    made.push(await bookAtCounter(page, { date, time, client: `Cliente ${place + 1}` }))
  }
  const setStatus = ({ id, version }: AtCounter, status: string) =>
    callAsPerson(page, 'POST', `/api/appointments/${id}/status`, { version, status })
  await setStatus(made[0]!, 'confirmed')
  await setStatus(made[1]!, 'cancelled')
  const far = openDay(40)
  await bookAtCounter(page, { date: far, time: '09:00', client: 'Bia Rocha' })

  // The morning of that day, as the browser knows it.
  await page.clock.setFixedTime(instantOf(date, '07:30'))
  await page.reload()
  await expect(stat(page, 'total')).toHaveText('7')
  await expect(stat(page, 'confirmed')).toHaveText('1')
  await expect(stat(page, 'pending')).toHaveText('5')
  await expect(stat(page, 'cancelled')).toHaveText('1')
  const next = page.getByRole('region', { name: 'Próximos agendamentos' })
  await expect(next.getByRole('listitem')).toHaveCount(5)
  await expect(next.getByRole('listitem').first()).toContainText('Cliente 1')
  await expect(next).not.toContainText('Cliente 2')

  const current = page.getByRole('button', { name: /Atual/ })
  await expect(current).toContainText('6 agendamentos')
  const first = page.getByRole('article', { name: 'Cliente 1, Corte' })
  await expect(first).toContainText('Hoje')
  await current.click()
  await expect(current).toHaveAttribute('aria-expanded', 'false')
  await expect(first).toHaveCount(0)
  await expect(page.getByRole('article', { name: 'Bia Rocha, Corte' })).toHaveCount(0)
  const later = await rowOf(page, far, 'Bia Rocha')
  await expect(later).toBeVisible()
  await expect(later).not.toContainText('Hoje')

  const search = page.getByLabel('Buscar por nome ou telefone')
  await search.fill('bia')
  await expect(page.getByRole('article')).toHaveAccessibleName('Bia Rocha, Corte')
  await search.fill('ninguém')
  await expect(page.getByText('Nenhum agendamento encontrado.')).toBeVisible()
  await search.fill('')
  await expect(later).toBeVisible()
})

test('confirming, completing, not coming and cancelling from the list, each undone, on every screen at once; so is what is deleted', async ({
  page,
  counter,
  elsewhere,
}) => {
  rows('APPT-09 APPT-27 APPT-22 APPT-23 APPT-24 APPT-48 APPT-49 APPT-50')
  test.slow()
  expect(counter.cnpj).toHaveLength(14)
  const date = openDay(1)
  await bookAtCounter(page, { date, time: '09:00' })
  // In the middle of it, so that somebody may already have failed to come.
  await page.clock.setFixedTime(instantOf(date, '09:30'))
  await page.reload()
  const other = await elsewhere()
  const row = await rowOf(page, date, 'Ana Lima')
  const theirs = await rowOf(other, date, 'Ana Lima')
  const act = async (name: string) => {
    await row.getByRole('button', { name: 'Ações de Ana Lima' }).click()
    await page.getByRole('menuitem', { name, exact: true }).click()
  }
  await expect(row).toContainText('Pendente')
  await act('Confirmar')
  await expect(toaster(page).getByText('Ana Lima: confirmado', { exact: true })).toBeVisible()
  await expect(row).toContainText('Em Andamento')
  await expect(theirs).toContainText('Confirmado')
  await expect(stat(other, 'confirmed')).toHaveText('1')

  await act('Concluir')
  await expect(row).toContainText('Concluído')
  await expect(theirs).toContainText('Concluído')
  await messageOf(page, 'Ana Lima: concluído').getByRole('button', { name: 'Desfazer' }).click()
  await expect(row).toContainText('Em Andamento')

  await act('Não veio')
  await expect(row).toContainText('Não veio')
  await expect(theirs).toContainText('Não veio')
  await act('Desfazer conclusão')
  await expect(row).toContainText('Em Andamento')

  await act('Cancelar agendamento')
  const question = panel(page, 'Cancelar o agendamento de Ana Lima?')
  await question.getByRole('button', { name: 'Manter' }).click()
  await expect(row).toContainText('Em Andamento')
  await act('Cancelar agendamento')
  await question.getByRole('button', { name: 'Cancelar agendamento' }).click()
  await expect(row).toContainText('Cancelado')
  await expect(theirs).toContainText('Cancelado')
  await expect(stat(other, 'cancelled')).toHaveText('1')
  await act('Reabrir')
  await expect(theirs).toContainText('Pendente')

  // Only what is deleted leaves the screens.
  await row.getByRole('button', { name: /^Ana Lima/ }).click()
  const form = panel(page, 'Editar Agendamento')
  await form.getByRole('button', { name: 'Excluir' }).click()
  await panel(page, 'Excluir este agendamento?').getByRole('button', { name: 'Excluir' }).click()
  await expect(form).toHaveCount(0)
  await expect(row).toHaveCount(0)
  await expect(theirs).toHaveCount(0)
  await expect(stat(other, 'total')).toHaveText('0')
  await messageOf(page, 'Agendamento de Ana Lima excluído').getByRole('button', { name: 'Desfazer' }).click()
  await expect(row).toBeVisible()
  await expect(theirs).toBeVisible()
})
