export {
  startLanguageModelStandIn,
  type LanguageModelStandIn,
  type ModelBehaviour,
  type ModelRequest,
} from './language-model-stand-in'
