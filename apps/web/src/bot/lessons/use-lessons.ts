import type { BotMiss, BotSynonym } from '@balcao/contract/bot'
import { useErrorText } from '../../i18n/error-text'
import { useTexts } from '../../i18n/language'
import { hasCode } from '../../lib/http/api-error'
import { logFailure } from '../../lib/log'
import { notify } from '../../ui/notices/notify'
import { notifyUndo } from '../../ui/notices/notify-undo'
import { botTexts } from '../texts'
import { useLessonCalls } from './lessons.queries'

export interface Lesson {
  words: string
  item_id: string
}

/** What came of a lesson: learnt, refused (and said so), or the words have another product. */
export type Taught = { kind: 'done' } | { kind: 'refused' } | { kind: 'taken'; by: BotSynonym }

/** Teaching, forgetting and dismissing, each with its undo in a message. */
export function useLessons() {
  const t = useTexts(botTexts)
  const errorText = useErrorText()
  const calls = useLessonCalls()

  const fail = (error: unknown) => {
    logFailure('a lesson of the bot failed', error)
    notify.error(errorText(error, t('lessonFailed')))
  }
  const quietly = (act: Promise<unknown>) => void act.catch(fail)

  /** `former`: the synonym whose product it takes the words from. */
  const teach = async (lesson: Lesson, former?: BotSynonym): Promise<Taught> => {
    try {
      const taught = await calls.teach({ ...lesson, ...(former && { replaces: former.item_id }) })
      const undo = () =>
        former
          ? calls.teach({ words: taught.words, item_id: former.item_id, replaces: taught.item_id })
          : calls.forget(taught.id)
      notifyUndo(t('taught', { words: taught.words, product: taught.product ?? '' }), t('undo'), () =>
        quietly(undo()),
      )
      return { kind: 'done' }
    } catch (error) {
      if (hasCode(error, 'SYNONYM_TAKEN') && error.current)
        return { kind: 'taken', by: error.current as BotSynonym }
      fail(error)
      return { kind: 'refused' }
    }
  }
  const forget = async ({ id, words, item_id }: BotSynonym) => {
    try {
      await calls.forget(id)
      notifyUndo(t('forgotten', { words }), t('undo'), () => quietly(calls.teach({ words, item_id })))
    } catch (error) {
      fail(error)
    }
  }
  const dismiss = async ({ plain }: BotMiss) => {
    try {
      await calls.dismiss(plain, true)
      notifyUndo(t('dismissed'), t('undo'), () => quietly(calls.dismiss(plain, false)))
    } catch (error) {
      fail(error)
    }
  }
  return { teach, forget, dismiss }
}
