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

const evenings = ['Segunda', 'Terça', 'Quarta', 'Quinta', 'Sexta'].map((dia) => ({
  dia,
  horario_inicio: '18:00',
  horario_fim: '22:00',
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

test('two come together on a phone, become three and two again, and the counter moves the class', async ({
  page,
  shop,
  instance,
  browser,
}) => {
  test.slow()
  await automate(shop, { horario_funcionamento: evenings, cidade_empresa: 'Manaus' })
  await automate(shop, { cardapio_json: { cardapio: { categorias: [] }, servicos: { categorias: studio } } })
  await setAgenda(page, { quiet_from: '00:00', quiet_to: '00:00' })
  const ana = await givenCustomer(instance, 'Ana Lima')
  await ana.says('Oi')
  await expect(rowOf(page, 'Ana Lima')).toBeVisible()

  await test.step('one booking may be for three of the five', async () => {
    await page.goto('/dashboard/schedule/settings?tab=services')
    const card = page.getByRole('region', { name: 'Pilates' })
    await card.getByLabel('Pessoas por horário').fill('5')
    await card.getByLabel('Pessoas por reserva').fill('3')
    await page.getByRole('button', { name: 'Salvar', exact: true }).click()
    await expect(messageOf(page, 'Ajustes salvos')).toBeVisible()
  })

  const date = openDay(3)
  await bookFromOutside(shop, { date, time: '19:00', service: 'pilates', name: 'Caio Prado' })
  const phone = await (
    await browser.newContext({
      viewport: { width: 360, height: 740 },
      locale: 'pt-BR',
      reducedMotion: 'reduce',
    })
  ).newPage()

  await test.step('two people, and what they cost together before it is confirmed', async () => {
    await phone.goto(url + bookingPage(shop))
    await (await findDay(phone, date)).click()
    await slot(phone, '19:00, restam 4 lugares').click()
    await phone.getByRole('button', { name: 'Escolher Pilates' }).click()
    await expect(phone.getByLabel('Quantas pessoas?')).toHaveValue('1')
    await phone.getByRole('button', { name: 'Mais uma pessoa' }).click()
    await expect(phone.getByText('2 × R$ 60,00 = R$ 120,00')).toBeVisible()
    await expect(phone.getByText(/^Guardamos este horário/)).toBeVisible()
    await expectToFitAPhone(phone, 'how many people')
    await expectAccessible(phone, 'how many people')
    await fillCustomer(phone, 'Ana Lima', ana.number.slice(2))
    await confirmButton(phone).click()
    await expect(phone.getByRole('heading', { name: 'Agendamento recebido' })).toBeFocused()
    await expect(phone.getByText('R$ 120,00')).toBeVisible()
    await ana.reads(/Pilates \(2 lugares\)/)
  })

  await test.step('the private link makes it three, not more than are free, and two again', async () => {
    await phone.getByRole('link', { name: 'Ver, mudar ou cancelar' }).click()
    await phone.getByRole('button', { name: 'Mais uma pessoa' }).click()
    await phone.getByRole('button', { name: 'Mudar quantas pessoas' }).click()
    await expect(phone.getByText('Pronto. O número de pessoas mudou.')).toBeVisible()
    await expect(phone.getByText('R$ 180,00', { exact: true })).toBeVisible()
    await phone.getByRole('button', { name: 'Menos uma pessoa' }).click()
    await phone.getByRole('button', { name: 'Mudar quantas pessoas' }).click()
    await expect(phone.getByText('R$ 120,00', { exact: true })).toBeVisible()
    await bookFromOutside(shop, {
      date,
      time: '19:00',
      service: 'pilates',
      name: 'Davi Melo',
      phone: '92988887772',
    })
    await bookFromOutside(shop, {
      date,
      time: '19:00',
      service: 'pilates',
      name: 'Eva Reis',
      phone: '92988887773',
    })
    await phone.getByRole('button', { name: 'Mais uma pessoa' }).click()
    await phone.getByRole('button', { name: 'Mudar quantas pessoas' }).click()
    await expect(phone.getByText('Não há 3 lugares livres neste horário.')).toBeVisible()
  })

  await test.step('the counter counts people, and moves all of them with an undo', async () => {
    await openSchedule(page, `?view=agenda&span=day&date=${date}`)
    const block = page.getByRole('button', { name: /^19:00–20:00, Pilates, 5 pessoas de 5 lugares/ })
    await expect(block).toContainText('5/5')
    await block.click()
    const list = page.getByRole('list', { name: 'Quem vem' })
    await expect(list.getByRole('listitem').filter({ hasText: 'Ana Lima' })).toContainText('2 pessoas')
    await page.getByRole('button', { name: 'Mover turma' }).click()
    const dialog = panel(page, 'Mover a turma de Pilates?')
    await expect(dialog).toContainText('4 clientes mudam de horário')
    await page.setViewportSize({ width: 360, height: 740 })
    await expectToFitAPhone(page, 'moving a class')
    await expectAccessible(page, 'moving a class')
    await page.setViewportSize({ width: 1280, height: 800 })
    await dialog.getByRole('button', { name: /^20:00/ }).click()
    await dialog.getByRole('button', { name: 'Mover todos' }).click()
    await expect(page.getByRole('button', { name: /^20:00–21:00, Pilates, 5 pessoas/ })).toBeVisible()
    await ana.reads(/Seu agendamento mudou.*20:00/s)
    await page.getByRole('button', { name: 'Desfazer' }).click()
    await expect(page.getByRole('button', { name: /^19:00–20:00, Pilates, 5 pessoas/ })).toBeVisible()
  })

  await test.step('a drag moves the class after a question', async () => {
    const block = page.getByRole('button', { name: /^19:00–20:00, Pilates, 5 pessoas/ })
    const box = (await block.boundingBox())!
    await page.mouse.move(box.x + box.width / 2, box.y + 10)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width / 2, box.y + 10 + box.height * 2, { steps: 8 })
    await page.mouse.up()
    const dialog = panel(page, 'Mover a turma de Pilates?')
    await expect(dialog).toContainText('4 clientes mudam de horário')
    await dialog.getByRole('button', { name: 'Mover todos' }).click()
    await expect(page.getByRole('button', { name: /^21:00–22:00, Pilates, 5 pessoas/ })).toBeVisible()
  })
})
