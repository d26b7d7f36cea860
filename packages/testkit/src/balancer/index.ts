export { startBalancer, type Balancer } from './balancer'
