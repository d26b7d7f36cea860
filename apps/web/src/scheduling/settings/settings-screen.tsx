import { Suspense, useRef, useState, type ReactNode } from 'react'
import { useTexts } from '../../i18n/language'
import { lazyPiece } from '../../lib/pieces/lazy-piece'
import { useTabAddress } from '../../lib/hooks/use-tab-address'
import { useUnsavedWork } from '../../lib/hooks/unsaved-work'
import { useDocumentTitle } from '../../lib/hooks/use-document-title'
import { useFocusSoon, wrongField } from '../../lib/hooks/use-focus-soon'
import { ConflictDialog } from '../../shared/edit/conflict-dialog'
import { SaveBar } from '../../shared/edit/save-bar'
import { BackTitle } from '../../ui/page/back-title'
import { NotThereYet } from '../../ui/notices/not-there-yet'
import { notify } from '../../ui/notices/notify'
import { notifyUndo } from '../../ui/notices/notify-undo'
import { Tabs } from '../../ui/choices/tabs'
import { Skeleton } from '../../ui/waiting/skeleton'
import { useSchedulingSettings, useServices } from '../data/agenda.queries'
import { useLiveAgenda } from '../data/live-agenda'
import { packagesTexts } from '../../shared/customer/packages/texts'
import { kindProblems } from '../services/packages/kinds-draft'
import { PackagesTab } from '../services/packages/packages-tab'
import { placeProblems } from '../services/places/places-draft'
import { PlacesTab } from '../services/places/places-tab'
import { placesTexts } from '../services/places/texts'
import { schedulingTexts } from '../texts'
import { clashWords } from './clash-words'
import { NewsTab } from './news-tab'
import { PageTab } from './page-tab'
import { RulesTab } from './rules-tab'
import { ServicesTab } from './services-tab'
import { settingLines, settingName } from './setting-words'
import { blankNews } from './settings-draft'
import { useSettingsEdit, type ChangeSettings } from './use-settings-edit'

const { Piece: ImportTab } = lazyPiece(async () => (await import('../imports/import-tab')).ImportTab)

const tabs = ['rules', 'news', 'services', 'places', 'packages', 'page', 'import'] as const
type SettingsTab = (typeof tabs)[number]

interface ScheduleSettingsProps {
  backHref: string
  shop: string
  /** What else can be said of each who can be booked. */
  people: ReactNode
}

/** /dashboard/schedule/settings: how the agenda works. What is typed stays while tabs change. */
export function ScheduleSettingsScreen({ backHref, shop, people }: ScheduleSettingsProps) {
  const t = useTexts(schedulingTexts)
  const tPlaces = useTexts(placesTexts)
  const tPackages = useTexts(packagesTexts)
  useLiveAgenda()
  const settings = useSchedulingSettings()
  const services = useServices()
  const edit = useSettingsEdit(settings.data, services.data ?? [])
  // The route around the screen names the tab as well, once, after the screen did.
  useDocumentTitle(edit.draft || settings.error ? t('settings') : t('loading'))
  const [tab, selectTab] = useTabAddress(tabs)
  const [refused, setRefused] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const focusSoon = useFocusSoon(place)
  useUnsavedWork(edit.changed.length > 0)

  const frame = (children: ReactNode) => (
    <div className="mx-auto grid max-w-screen-lg grid-cols-1 gap-5 pb-10">
      <BackTitle backHref={backHref} back={t('backToAgenda')} intro={t('settingsIntro')}>
        {t('settings')}
      </BackTitle>
      {children}
    </div>
  )
  if (!edit.draft || !settings.data) {
    return frame(
      <NotThereYet
        reading={settings}
        failed={t('settingsLoadFailed')}
        t={t}
        className="grid gap-4"
        bars={['h-13 rounded-lg', 'h-56 rounded-lg', 'h-56 rounded-lg']}
      />,
    )
  }
  const { draft } = edit
  const change: ChangeSettings = (changes) => edit.change((now) => ({ ...now, ...changes }))
  const trySave = () => {
    const isBlank = blankNews(draft).length > 0
    const isUnnamed = placeProblems(draft.places).size > 0
    const isUnsold = kindProblems(draft.package_kinds).size > 0
    setRefused(isBlank || isUnnamed || isUnsold)
    if (!isBlank && !isUnnamed && !isUnsold) return void edit.save()
    selectTab(isBlank ? 'news' : isUnnamed ? 'places' : 'packages')
    focusSoon(wrongField)
    notify.error(isBlank ? t('newsBlank') : isUnnamed ? tPlaces('mend') : tPackages('mend'))
  }
  const discard = () => {
    const restore = edit.discard()
    setRefused(false)
    notifyUndo(t('settingsDiscarded'), t('undo'), restore)
  }
  const panels: Record<SettingsTab, ReactNode> = {
    rules: <RulesTab draft={draft} change={change} agendas={settings.data.agendas} below={people} />,
    news: <NewsTab draft={draft} change={change} shop={shop} showsProblems={refused} />,
    places: (
      <PlacesTab
        places={draft.places}
        showsProblems={refused}
        agendaHref={backHref}
        onChange={(places) => change({ places })}
      />
    ),
    packages: (
      <PackagesTab
        kinds={draft.package_kinds}
        services={services.data ?? []}
        showsProblems={refused}
        onChange={(package_kinds) => change({ package_kinds })}
      />
    ),
    services: <ServicesTab draft={draft} change={change} services={services} />,
    import: (
      <Suspense fallback={<Skeleton className="h-56 rounded-lg" />}>
        <ImportTab agendas={settings.data.agendas} services={services.data ?? []} agendaHref={backHref} />
      </Suspense>
    ),
    page: <PageTab url={settings.data.booking_url} shop={shop} agendas={settings.data.agendas} />,
  }
  return frame(
    <>
      <div ref={place} className="contents">
        <Tabs
          label={t('settings')}
          tabs={tabs.map((id) => ({ id, label: t(`tab_${id}`), panel: panels[id] }))}
          selected={tab}
          onSelect={selectTab}
          keepsPanels
        />
      </div>
      {edit.changed.length > 0 && (
        <SaveBar
          words={{
            state: t('settingsChanges', { count: edit.changed.length }),
            drop: t('discard'),
            save: t('save'),
          }}
          busy={edit.busy}
          onSave={trySave}
          onDrop={discard}
        />
      )}
      {edit.conflict && (
        <ConflictDialog
          conflict={edit.conflict}
          t={(key) => t(clashWords[key])}
          nameOf={(field) => settingName(t, field, services.data ?? [])}
          linesOf={(field, draft) => settingLines(t, draft, field, services.data ?? [])}
        />
      )}
    </>,
  )
}
