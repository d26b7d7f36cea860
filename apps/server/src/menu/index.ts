export { registerMenu } from './menu.routes'
