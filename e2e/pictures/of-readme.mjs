// The pictures of the README, taken from a fresh demonstration: `npm run screenshots`.
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { openPage, root, signIn, url, withDemonstration } from './demonstration.mjs'
import { picturesOfWhatsApp } from './of-whatsapp.mjs'

const pictures = join(root, 'docs/images')
const key = 'bk_demo_balcao_0000000000000000000000000000000'

const orders = [
  {
    customer_name: 'Ana Lima',
    customer_phone: '92991234567',
    customer_address: 'Rua das Flores, 120',
    neighbourhood: 'Centro',
    payment_method: 'cash',
    change_for: 100,
    delivery_fee: 5,
    items: [
      { name: 'X-Bacon', quantity: 2, unit_price: 24.9, notes: 'sem cebola' },
      { name: 'Coca-Cola lata', quantity: 1, unit_price: 6 },
    ],
    status: 'analysis',
  },
  {
    customer_name: 'Seu Raimundo',
    customer_phone: '92984445566',
    fulfilment: 'pickup',
    payment_method: 'pix',
    items: [{ name: 'Tambaqui assado', quantity: 1, unit_price: 68 }],
    notes: 'Chega às 20h',
    status: 'analysis',
  },
  {
    customer_name: 'Beatriz Nogueira',
    customer_phone: '92992223344',
    customer_address: 'Av. Djalma Batista, 1500, ap. 302',
    neighbourhood: 'Chapada',
    payment_method: 'credit_card',
    delivery_fee: 8,
    items: [
      {
        name: 'Pizza grande',
        quantity: 1,
        unit_price: 59.9,
        options: [
          { name: 'Meia calabresa', price: 0 },
          { name: 'Meia quatro queijos', price: 4 },
          { name: 'Borda recheada', price: 9 },
        ],
      },
      { name: 'Guaraná 2 L', quantity: 1, unit_price: 12 },
    ],
    status: 'production',
  },
  {
    customer_name: 'Carlos Eduardo',
    customer_phone: '92993334455',
    customer_address: 'Rua 10, 45',
    neighbourhood: 'Parque Dez',
    payment_method: 'debit_card',
    delivery_fee: 7,
    items: [{ name: 'X-Salada', quantity: 3, unit_price: 21.5 }],
    status: 'production',
  },
  {
    customer_name: 'Dona Socorro',
    customer_phone: '92995556677',
    fulfilment: 'pickup',
    payment_method: 'cash',
    items: [{ name: 'Açaí 500 ml', quantity: 2, unit_price: 18 }],
    status: 'ready',
  },
]

await mkdir(pictures, { recursive: true })
await withDemonstration(async (browser) => {
  const open = (options) => openPage(browser, options)
  const picture = (page, name) => page.screenshot({ path: join(pictures, `${name}.png`) })

  const desktop = await open({ viewport: { width: 1440, height: 900 }, colorScheme: 'light' })
  await desktop.goto(`${url}/login`)
  await desktop.getByRole('button', { name: 'Continuar' }).waitFor()
  await desktop.waitForLoadState('networkidle')
  await picture(desktop, 'login-desktop')
  await signIn(desktop)
  await desktop.goto(`${url}/dashboard/orders`)
  for (const order of orders) await place(order)
  await desktop
    .getByRole('article')
    .nth(orders.length - 1)
    .waitFor()
  await desktop.getByRole('article').first().hover()
  await picture(desktop, 'orders-desktop')
  await desktop.getByRole('button', { name: 'Ciente' }).click()

  await desktop.goto(`${url}/dashboard/company?tab=cardapio`)
  await desktop.getByRole('article').first().waitFor()
  await picture(desktop, 'catalogue-desktop')

  const customer = await open({
    viewport: { width: 390, height: 844 },
    colorScheme: 'light',
    deviceScaleFactor: 2,
  })
  await customer.goto(`${url}/cardapio/99999999000199`)
  await customer.getByRole('button', { name: /^X-Bacon/ }).waitFor()
  await picture(customer, 'menu-phone')

  const phone = await open({
    viewport: { width: 390, height: 844 },
    colorScheme: 'dark',
    deviceScaleFactor: 2,
  })
  await phone.goto(`${url}/login`)
  await signIn(phone)
  await phone.goto(`${url}/dashboard/orders`)
  await phone.getByRole('article').first().waitFor()
  await picture(phone, 'orders-phone-dark')
  await phone.context().close()

  await desktop.goto(`${url}/dashboard/manager`)
  await desktop.getByRole('heading', { name: 'Pedidos por hora' }).waitFor()
  await picture(desktop, 'manager-desktop')
  await desktop.goto(`${url}/dashboard/schedule`)
  await desktop.getByText('Próximos agendamentos').waitFor()
  await picture(desktop, 'agenda-desktop')
  await customer.goto(`${url}/agendamento/99999999000199`)
  await customer.getByRole('heading', { name: 'Data e Hora' }).waitFor()
  await picture(customer, 'booking-phone')
  await desktop.goto(`${url}/dashboard/employees`)
  await desktop.getByRole('article').first().waitFor()
  await picture(desktop, 'employees-desktop')

  await picturesOfWhatsApp({ url, desktop, open, picture })
})

async function place({ status, ...order }) {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
  const placed = await fetch(`${url}/rest/v1/orders`, {
    method: 'POST',
    headers,
    body: JSON.stringify(order),
  })
  const [{ id }] = await placed.json()
  const road = ['analysis', 'production', 'ready']
  for (const next of road.slice(1, road.indexOf(status) + 1)) {
    await fetch(`${url}/rest/v1/orders?id=eq.${id}`, {
      method: 'PATCH',
      headers,
      body: JSON.stringify({ status: next }),
    })
  }
}
