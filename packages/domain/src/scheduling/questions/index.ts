export { answerProblems, askedOnce, fits, type AnswerProblem, type GivenAnswer } from './answers'
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
