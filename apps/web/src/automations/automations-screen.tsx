import type { ReactNode } from 'react'
import { useTexts } from '../i18n/language'
import { useDocumentTitle } from '../lib/hooks/use-document-title'
import { useTabAddress } from '../lib/hooks/use-tab-address'
import { BackTitle } from '../ui/page/back-title'
import { Tabs } from '../ui/choices/tabs'
import { EndpointsTab } from './endpoints/endpoints-tab'
import { KeysTab } from './keys/keys-tab'
import { automationTexts } from './texts'

const tabs = ['endpoints', 'keys'] as const
type AutomationTab = (typeof tabs)[number]

/** /dashboard/company/automacoes: where events are sent, and the keys of programs that call; the tab in the address. */
export function AutomationsScreen({ backHref }: { backHref: string }) {
  const t = useTexts(automationTexts)
  useDocumentTitle(t('title'))
  const [tab, selectTab] = useTabAddress(tabs)
  const panels: Record<AutomationTab, ReactNode> = { endpoints: <EndpointsTab />, keys: <KeysTab /> }
  return (
    <div className="mx-auto grid max-w-screen-lg grid-cols-1 gap-5 pb-10">
      <BackTitle backHref={backHref} back={t('back')} intro={t('intro')}>
        {t('title')}
      </BackTitle>
      <Tabs
        label={t('title')}
        tabs={tabs.map((id) => ({ id, label: t(`tab_${id}`), panel: panels[id] }))}
        selected={tab}
        onSelect={selectTab}
      />
    </div>
  )
}
