import { automate } from '../../automate'
import { expectAccessible } from '../../expect-accessible'
import { expectToFitAPhone } from '../../expect-to-fit-a-phone'
import {
  bookFromOutside,
  bookingPage,
  confirmButton,
  fillCustomer,
  findDay,
  messageOf,
  openDay,
  openSchedule,
  panel,
  setAgenda,
  slot,
} from '../../steps/agenda-steps'
import { expect, givenCustomer, rowOf, test } from '../../steps/whatsapp-steps'

const url = process.env.E2E_URL!

/** Open for one class each evening. */
const evenings = ['Segunda', 'Terça', 'Quarta', 'Quinta', 'Sexta'].map((dia) => ({
  dia,
  horario_inicio: '19:00',
  horario_fim: '20:00',
  status: 'aberto',
}))
const studio = [
  {
    id: 'estudio',
    nome: 'Estúdio',
    ativo: true,
    produtos: [{ id: 'pilates', nome: 'Pilates', preco: 60, duracao: 60 }],
  },
]

test('an owner makes a class of three, customers fill it, the fourth waits, and is offered the seat of who leaves', async ({
  page,
  shop,
  instance,
  browser,
}) => {
  test.slow()
  await automate(shop, { horario_funcionamento: evenings, cidade_empresa: 'Manaus' })
  await automate(shop, { cardapio_json: { cardapio: { categorias: [] }, servicos: { categorias: studio } } })
  // Nobody is woken by an offer, so that at night it would wait for the morning.
  await setAgenda(page, { quiet_from: '00:00', quiet_to: '00:00' })
  const ana = await givenCustomer(instance, 'Ana Lima')
  await ana.says('Tem vaga no pilates?')
  await expect(rowOf(page, 'Ana Lima')).toBeVisible()

  await test.step('three people come to it at one time', async () => {
    await page.goto('/dashboard/schedule/settings?tab=services')
    const card = page.getByRole('region', { name: 'Pilates' })
    await card.getByLabel('Pessoas por horário').fill('3')
    await card.getByRole('switch', { name: 'Lista de espera' }).click()
    await page.getByRole('button', { name: 'Salvar', exact: true }).click()
    await expect(messageOf(page, 'Ajustes salvos')).toBeVisible()
    await page.reload()
    await expect(card.getByLabel('Pessoas por horário')).toHaveValue('3')
  })

  const date = openDay(3)
  const phone = await (
    await browser.newContext({
      viewport: { width: 360, height: 740 },
      locale: 'pt-BR',
      reducedMotion: 'reduce',
    })
  ).newPage()
  const others = ['Caio Prado', 'Davi Melo'].map((name, nth) => ({
    date,
    time: '19:00',
    service: 'pilates',
    name,
    phone: `9298888777${nth}`,
  }))
  const leaving =
    await test.step('a customer comes on a phone, two more follow, and it is full', async () => {
      await phone.goto(url + bookingPage(shop))
      await (await findDay(phone, date)).click()
      await slot(phone, '19:00, restam 3 lugares').click()
      const card = phone.getByRole('article', { name: 'Pilates' })
      await expect(card).toContainText('Restam 3 lugares')
      await card.getByRole('button', { name: 'Escolher Pilates' }).click()
      await expect(phone.getByRole('button', { name: 'Adicionar serviço' })).toHaveCount(0)
      await fillCustomer(phone, 'Bia Reis', '92991230001')
      await confirmButton(phone).click()
      await expect(phone.getByRole('heading', { name: 'Agendamento recebido' })).toBeFocused()
      const first = await bookFromOutside(shop, others[0]!)
      await phone.goto(url + bookingPage(shop))
      await (await findDay(phone, date)).click()
      await expect(slot(phone, '19:00, resta 1 lugar')).toBeVisible()
      await expectToFitAPhone(phone, 'times of a class')
      await expectAccessible(phone, 'times of a class')
      await bookFromOutside(shop, others[1]!)
      return first
    })
  await test.step('the fourth joins the waiting list', async () => {
    await phone.goto(url + bookingPage(shop))
    await (await findDay(phone, date)).click()
    await phone.getByRole('button', { name: 'Avise-me se vagar' }).click()
    const form = phone.getByRole('form', { name: 'Lista de espera' })
    await form.getByLabel('Nome', { exact: true }).fill('Ana Lima')
    await form.getByLabel('Telefone (WhatsApp)').fill(ana.number.slice(2))
    await form.getByRole('checkbox', { name: /^Concordo que/ }).check()
    await form.getByRole('button', { name: 'Entrar na lista' }).click()
    await expect(phone.getByText('Pronto! Avisaremos você se vagar um horário.')).toBeVisible()
  })
  const people = page.getByRole('list', { name: 'Quem vem' })
  await test.step('the counter sees one block and who comes', async () => {
    await openSchedule(page, `?view=agenda&span=day&date=${date}`)
    const block = page.getByRole('button', { name: /^19:00–20:00, Pilates, 3 pessoas de 3 lugares/ })
    await expect(block).toContainText('3/3')
    await block.click()
    await expect(panel(page, 'Pilates')).toContainText('Turma cheia')
    await expect(people.getByRole('listitem')).toHaveText([/Bia Reis/, /Caio Prado/, /Davi Melo/])
    await expectAccessible(page, 'who comes to a class')
  })
  await test.step('one leaves by the private link, and the seat is offered to who waits', async () => {
    await phone.goto(`${url}${bookingPage(shop)}/horario/${leaving.link}`)
    await phone.getByRole('button', { name: 'Cancelar agendamento' }).click()
    await phone.getByRole('button', { name: 'Sim, cancelar' }).click()
    await expect(people.getByRole('listitem')).toHaveText([/Bia Reis/, /Davi Melo/])
    await ana.reads(/Abriu um horário para Pilates/)
    await ana.says('1')
    await expect(people.getByRole('listitem')).toHaveText([/Bia Reis/, /Ana Lima/, /Davi Melo/])
  })
  await test.step('each is confirmed and opened from the list, on a phone too', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await expectToFitAPhone(page, 'who comes to a class')
    await people.getByRole('button', { name: 'Ações de Bia Reis' }).click()
    await page.getByRole('menuitem', { name: 'Confirmar', exact: true }).click()
    await expect(people.getByRole('listitem').first()).toContainText('Confirmado')
    await people.getByRole('button', { name: 'Davi Melo', exact: true }).click()
    const form = panel(page, 'Editar Agendamento')
    await expect(form.getByLabel('Nome do cliente')).toHaveValue('Davi Melo')
    await form.getByRole('button', { name: 'Ver a turma' }).click()
    await expect(panel(page, 'Pilates')).toContainText('3 pessoas de 3 lugares')
  })
})
