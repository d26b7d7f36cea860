import { explainRefusal, stopOnSignals } from '@balcao/server/run-server'
import { startDemo } from './start-demo'

try {
  const demo = await startDemo(process.env)
  stopOnSignals(demo.stop)
  console.log(demo.welcome)
} catch (error) {
  explainRefusal(error)
}
