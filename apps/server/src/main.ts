import { explainRefusal, runServer, stopOnSignals } from './run-server'
import { stopOnFault } from './stop-on-fault'

const stopWhenAsked = stopOnSignals()
try {
  const server = await runServer(process.env)
  stopWhenAsked(server.stop)
  stopOnFault(server)
  server.log.info({ port: server.port, role: server.settings.BALCAO_ROLE }, 'Balcão is open')
} catch (error) {
  explainRefusal(error)
}
