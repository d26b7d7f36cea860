export { walk } from './walk'
