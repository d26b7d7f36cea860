import { explainRefusal, runServer, stopOnSignals } from './run-server'

try {
  const server = await runServer(process.env)
  stopOnSignals(server.stop)
  server.log.info({ port: server.port, role: server.settings.BALCAO_ROLE }, 'Balcão is open')
} catch (error) {
  explainRefusal(error)
}
