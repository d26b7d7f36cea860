export { nameId, plainName } from './plain-name'
export { searchByWords, type Searchable } from './search-by-words'
export { singleLine, visibleText } from './visible-text'
export { readWhole, typedWhole } from './whole-number'
