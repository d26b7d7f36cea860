import { runAgent } from './agent'
import { BadOptions, readOptions, usage } from './read-options'
import { KeyRefused } from './station-api'

/** The command line: runs until it is told to stop, and then finishes the ticket at hand. */
async function main(): Promise<number> {
  if (process.argv.slice(2).some((arg) => arg === '--help' || arg === '-h')) {
    console.log(usage)
    return 0
  }
  try {
    const agent = runAgent({ ...readOptions(process.argv.slice(2), process.env), log: console.log })
    for (const signal of ['SIGTERM', 'SIGINT'] as const)
      process.once(signal, () => void agent.stop().catch(() => {}))
    await agent.finished
    return 0
  } catch (error) {
    if (error instanceof BadOptions) console.error(`${error.message}\n\n${usage}`)
    else if (error instanceof KeyRefused)
      console.error('A chave não abre nenhuma estação. Crie uma nova no Balcão.')
    else throw error
    return error instanceof BadOptions ? 2 : 1
  }
}

process.exitCode = await main()
