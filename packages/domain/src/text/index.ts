export { singleLine, visibleText } from './visible-text'
export { readWhole, typedWhole } from './whole-number'
