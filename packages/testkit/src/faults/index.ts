export { startFaultProxy, type FaultProxy, type Sender } from './fault-proxy'
