export { countedMethods, differencesOf, expectedOf, type ByMethod, type CashMovement } from './expected'
