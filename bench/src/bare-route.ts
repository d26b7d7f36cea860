// The control: what Fastify and pg do when nobody asks who is calling.
import Fastify from 'fastify'
import pg from 'pg'

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL!, max: 12 })
const app = Fastify()

app.get('/ready', async () => ({ ok: true }))
app.get('/orders', async () => {
  const { rows } = await pool.query({
    name: 'orders',
    text: `select id, number, status, customer_name, customer_phone, customer_address, neighbourhood, fulfilment,
        payment_method, change_for_cents, delivery_fee_cents, discount_cents, total_cents, notes, source, cancel_reason,
        items_wire, version, seen_at, created_at, updated_at, print_state
      from orders where company_id = $1 and deleted_at is null order by created_at desc, id limit 50`,
    values: [process.env.COMPANY_ID],
  })
  return rows
})
app.get<{ Querystring: { from: string; to: string } }>('/busy', async ({ query }) => {
  const { rows } = await pool.query({
    name: 'busy',
    text: `select starts_at, ends_at from appointments
      where company_id = $1 and deleted_at is null and status <> 'held' and status in ('pending', 'confirmed')
        and starts_at >= $2 and starts_at < $3`,
    values: [process.env.COMPANY_ID, query.from, query.to],
  })
  return rows
})

await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
process.on('SIGTERM', () => process.exit(0))
