import type { CounterSession } from './counter-session'

/** Gives the demonstration's cook a new PIN, as its owner would, and answers it; nothing when nobody cooks any more. */
export async function giveKitchenPin({ send }: CounterSession): Promise<string | undefined> {
  const answer = await send('GET', '/api/employees?search=Cozinheira&status=ativo')
  const { employees } = (await answer.json()) as { employees: { id: string }[] }
  if (!employees[0]) return undefined
  const given = await send('POST', `/api/employees/${employees[0].id}/access`, { role: 'cozinha' })
  return ((await given.json()) as { pin?: string }).pin
}
