export { walk, type Walked } from './walk'
