export { answerProblems, askedOnce, type GivenAnswer } from './answers'
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
