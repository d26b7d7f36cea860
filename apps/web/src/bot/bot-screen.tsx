import { Suspense, useRef, useState, type ReactNode } from 'react'
import { useTexts } from '../i18n/language'
import { lazyPiece } from '../lib/pieces/lazy-piece'
import { useUnsavedWork } from '../lib/hooks/unsaved-work'
import { useTabAddress } from '../lib/hooks/use-tab-address'
import { useDocumentTitle } from '../lib/hooks/use-document-title'
import { useFocusSoon, wrongField } from '../lib/hooks/use-focus-soon'
import { ConflictDialog } from '../shared/edit/conflict-dialog'
import { SaveBar } from '../shared/edit/save-bar'
import { LoadingBars } from '../ui/waiting/loading-bars'
import { NotThereYet } from '../ui/notices/not-there-yet'
import { notify } from '../ui/notices/notify'
import { notifyUndo } from '../ui/notices/notify-undo'
import { Tabs } from '../ui/choices/tabs'
import { BotPage, tabBars } from './bot-page'
import { useBotSettings, useStoredReplies } from './bot.queries'
import { RepliesTab } from './quick-replies/replies-tab'
import { replyProblems } from './quick-replies/reply-list'
import { repliesWords, useRepliesEdit, type RepliesDraft } from './quick-replies/use-replies-edit'
import { NoticesTab } from './settings/notices-tab'
import { blankNotices, textsOf, type SettingsDraft } from './settings/settings-draft'
import { TextsTab } from './settings/texts-tab'
import type { Simulation } from './simulator/simulation'
import { settingsLines, useSettingsEdit } from './settings/use-settings-edit'
import { botTexts } from './texts'

/** The tabs, as the address has them; what is typed in the others stays. */
const botTabs = ['textos', 'avisos', 'respostas', 'nao-entendi', 'testar'] as const
type BotTab = (typeof botTabs)[number]

const { Piece: SimulatorTab } = lazyPiece(
  async () => (await import('./simulator/simulator-tab')).SimulatorTab,
)

const { Piece: LessonsTab } = lazyPiece(async () => (await import('./lessons/lessons-tab')).LessonsTab)

/** /dashboard/conversations/bot: what the bot says, and a place to try it. What is typed stays while tabs change. */
export function BotScreen({ backHref, shop }: { backHref: string; shop: string }) {
  const t = useTexts(botTexts)
  const settings = useBotSettings()
  const replies = useStoredReplies()
  const settingsEdit = useSettingsEdit(settings.data)
  const repliesEdit = useRepliesEdit(replies.data)
  const [tab, selectTab] = useTabAddress(botTabs)
  const [refused, setRefused] = useState(false)
  const tabs = useRef<HTMLDivElement>(null)
  const focusSoon = useFocusSoon(tabs)
  const [simulation, setSimulation] = useState<Simulation | null>(null)
  const isReady = settingsEdit.draft !== undefined && repliesEdit.draft !== undefined
  const failure = settings.error ?? replies.error
  // The route around the screen names the tab as well, once, after the screen did.
  useDocumentTitle(isReady || failure ? t('title') : t('loading'))
  const count = settingsEdit.changed.length + repliesEdit.changed.length
  useUnsavedWork(count > 0)

  if (!settingsEdit.draft || !repliesEdit.draft) {
    const retry = () => void Promise.all([settings.refetch(), replies.refetch()])
    return (
      <BotPage backHref={backHref}>
        <NotThereYet
          reading={{
            error: failure,
            isFetching: settings.isFetching || replies.isFetching,
            refetch: retry,
          }}
          failed={t('loadFailed')}
          t={t}
          {...tabBars}
        />
      </BotPage>
    )
  }

  const save = async () => {
    const problem = problemTab(
      settingsEdit.changed.length > 0 ? settingsEdit.draft : undefined,
      repliesEdit.changed.length > 0 ? repliesEdit.draft : undefined,
    )
    setRefused(problem !== null)
    if (problem) {
      selectTab(problem)
      focusSoon(wrongField)
      return notify.error(t('fixFirst'))
    }
    const done = [await settingsEdit.save(), await repliesEdit.save()]
    if (done.every(Boolean)) tellSaved()
  }
  const discard = () => {
    const back = [settingsEdit.discard(), repliesEdit.discard()]
    setRefused(false)
    notifyUndo(t('discarded'), t('undo'), () => {
      for (const restore of back) restore()
    })
  }
  const tellSaved = () => notify.success(t('saved'))

  const texts = { draft: settingsEdit.draft, change: settingsEdit.change, shop }
  const panels: Record<BotTab, { name: string; dirty: boolean; panel: ReactNode }> = {
    textos: {
      name: t('tab_texts'),
      dirty: settingsEdit.changed.some((field) => !field.startsWith('notice_')),
      panel: <TextsTab {...texts} />,
    },
    avisos: {
      name: t('tab_notices'),
      dirty: settingsEdit.changed.some((field) => field.startsWith('notice_')),
      panel: <NoticesTab {...texts} showsProblems={refused} />,
    },
    respostas: {
      name: t('tab_replies'),
      dirty: repliesEdit.changed.length > 0,
      panel: (
        <RepliesTab
          replies={repliesEdit.draft.replies}
          change={(make) => repliesEdit.change((now) => ({ replies: make(now.replies) }))}
          shop={shop}
          showsProblems={refused}
        />
      ),
    },
    'nao-entendi': {
      name: t('tab_misses'),
      dirty: false,
      panel: (
        <Suspense fallback={<LoadingBars label={t('missesLoading')} {...tabBars} />}>
          <LessonsTab chatsHref={backHref} />
        </Suspense>
      ),
    },
    testar: {
      name: t('tab_try'),
      dirty: false,
      panel: (
        <Suspense fallback={<LoadingBars label={t('tryLoading')} {...tabBars} />}>
          <SimulatorTab
            texts={textsOf(settingsEdit.draft)}
            isUnsaved={settingsEdit.changed.some((field) => field.startsWith('text_'))}
            kept={{ simulation, keep: setSimulation }}
          />
        </Suspense>
      ),
    },
  }

  return (
    <BotPage backHref={backHref}>
      <div ref={tabs} className="contents">
        <Tabs
          label={t('tabs')}
          tabs={botTabs.map((id) => {
            const { name, dirty, panel } = panels[id]
            return { id, label: dirty ? t('tabDirty', { tab: name }) : name, panel }
          })}
          selected={tab}
          onSelect={selectTab}
        />
      </div>
      {count > 0 && (
        <SaveBar
          words={{ state: t('changes', { count }), drop: t('discard'), save: t('save') }}
          busy={settingsEdit.busy || repliesEdit.busy}
          onSave={() => void save()}
          onDrop={discard}
        />
      )}
      {settingsEdit.conflict && (
        <ConflictDialog
          conflict={settingsEdit.conflict}
          t={t}
          nameOf={(field) => t(field)}
          linesOf={(field, draft) => settingsLines(field, draft, t)}
          onDone={tellSaved}
        />
      )}
      {repliesEdit.conflict && !settingsEdit.conflict && (
        <ConflictDialog
          conflict={repliesEdit.conflict}
          t={t}
          nameOf={(field) => t(field)}
          linesOf={(_, draft) => repliesWords(draft)}
          onDone={tellSaved}
        />
      )}
    </BotPage>
  )
}

/** The tab in which something must be corrected before what was changed can be saved. */
function problemTab(settings: SettingsDraft | undefined, replies: RepliesDraft | undefined): BotTab | null {
  if (settings && blankNotices(settings).length > 0) return 'avisos'
  return replies && replyProblems(replies.replies).size > 0 ? 'respostas' : null
}
