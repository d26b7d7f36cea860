import type { StepRules } from '../../model/rules'
import type { Step } from '../../model/state'

/** What a message may mean, before anything is done of it. Its answer leads back to the question before it, and is handled with the turn. */
export const doubtStep: StepRules<Extract<Step, { at: 'doubt' }>> = {
  ask: ({ reading }) => ({
    text: `${reading}\nEstá certo?`,
    options: [
      { id: 'sim', title: 'Sim, é isso' },
      { id: 'nao', title: 'Não, corrigir' },
    ],
  }),
  handle: () => null,
}
