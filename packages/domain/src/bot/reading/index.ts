export { lexiconOf } from './lexicon'
export { readLines, type SaidLine, type SaidOrder, type UnclearLine } from './read-lines'
export { said } from './tokens'
