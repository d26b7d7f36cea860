export type { FileProblem, FileRow, ReadFile, ReadProblem } from './model'
export { findNamed, namesIn, serviceFinder, type Named } from './who-and-what'
