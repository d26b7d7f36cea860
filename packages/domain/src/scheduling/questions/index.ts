export { answerProblems, askedOnce, type GivenAnswer } from './answers'
export {
  ANSWER_FILE_LIMITS,
  answerFileTypeOf,
  answerFileTypes,
  fileAnswer,
  readFileAnswer,
  type FileAnswer,
} from './file-answer'
export {
  labelKey,
  QUESTION_LIMITS,
  questionKinds,
  questionProblems,
  questionTimes,
  tidyQuestion,
  yesOrNo,
  type QuestionKind,
  type QuestionProblem,
  type ServiceQuestion,
} from './question'
