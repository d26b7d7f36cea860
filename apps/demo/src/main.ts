import { explainRefusal, stopOnSignals } from '@balcao/server/run-server'
import { stopOnFault } from '@balcao/server/stop-on-fault'
import { startDemo } from './start-demo'

const stopWhenAsked = stopOnSignals()
try {
  const demo = await startDemo(process.env)
  stopWhenAsked(demo.stop)
  stopOnFault({ ...demo.server, stop: demo.stop })
  console.log(demo.welcome)
} catch (error) {
  explainRefusal(error)
}
