import { hash } from '@node-rs/argon2'
import type { App } from '@balcao/server/app'
import { createApiKey } from '@balcao/server/auth/index'
import { createCompany } from '@balcao/server/operator/companies/companies'
import { demoApiKey, demoCompany, demoPassword } from './demo-company'
import { moveOrdersToToday } from './orders/keep-orders-recent'
import { bookToday, seedAgenda } from './seed-agenda'
import { seedCatalogue } from './menu/seed-catalogue'
import { seedOrders } from './orders/seed-orders'
import { seedEmployees } from './seed-employees'
import { seedShop } from './seed-shop'

/** Makes the demonstration company at the first start and leaves it alone afterwards. */
export async function seedCompany(
  { db }: App,
  password = demoPassword,
): Promise<{ id: string; created: boolean }> {
  const { id, created } = await createCompany(db, {
    ...demoCompany,
    modules: ['mod_atendimento', 'mod_motoboy', 'mod_gerente', 'mod_agendamento'],
    imprimeAuto: true,
  })
  await db.owner.query(
    `insert into credentials (company_id, password_hash) values ($1, $2)
     on conflict (company_id) do ${created ? 'update set password_hash = excluded.password_hash' : 'nothing'}`,
    [id, await hash(password)],
  )
  if (created) {
    await db.owner.query('update companies set bot_on = true where id = $1', [id])
    await db.asCompany(id, (tx) =>
      createApiKey(tx, id, {
        name: 'Demonstração',
        scopes: ['orders', 'company', 'employees', 'appointments', 'customers', 'messages'],
        token: demoApiKey,
      }),
    )
  }
  await seedShop({ db }, id)
  await seedCatalogue({ db }, id)
  await seedEmployees({ db }, id)
  if (created) {
    await seedAgenda({ db }, id)
    await seedOrders({ db }, id)
  } else await moveOrdersToToday({ db }, id, { isStart: true })
  await bookToday({ db }, id)
  return { id, created }
}
