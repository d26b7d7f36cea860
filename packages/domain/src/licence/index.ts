export { isModuleOpen, moduleFlag, moduleFlags, modulesOf, type ModuleFlag, type Modules } from './modules'
