import { runAgent } from 'balcao-print/agent'
import type { CounterSession } from './counter-session'

const stationName = 'Cozinha (demonstração)'

/**
 * Sets up the demonstration kitchen as a shop would: registers a station, and runs the print agent with its key
 * against the virtual printer. Its key is shown once, so each start registers it anew.
 */
export async function startKitchenPrinter(
  { send }: CounterSession,
  demo: { url: string; printer: { host: string; port: number } },
): Promise<{ stop(): Promise<void> }> {
  const stations = (await (await send('GET', '/api/printing/stations')).json()) as {
    id: string
    name: string
  }[]
  for (const { id } of stations.filter(({ name }) => name === stationName)) {
    await send('DELETE', `/api/printing/stations/${id}`)
  }
  const registered = await send('POST', '/api/printing/stations', {
    kind: 'agent',
    name: stationName,
    paper: '80',
    columns: 48,
    code_page: 'cp860',
    copies: ['kitchen', 'counter', 'delivery'],
  })
  if (!registered.ok) throw new Error(`The demonstration's station was refused: ${registered.status}`)
  const { key } = (await registered.json()) as { key: string }
  return runAgent({ server: demo.url, key, printer: demo.printer })
}
