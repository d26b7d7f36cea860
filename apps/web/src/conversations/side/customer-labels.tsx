import type { Chat } from '@balcao/contract/conversations'
import { Check, Settings2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTexts } from '../../i18n/language'
import { useMay } from '../../shared/role/role-scope'
import { cx } from '../../ui/look/class-names'
import { IconButton } from '../../ui/buttons/icon-button'
import { LinkButton } from '../../ui/buttons/link-button'
import { notify } from '../../ui/notices/notify'
import { useLabelChat, useLabels } from '../data'
import { LabelDot } from '../label-dot'
import { toggled } from './label-list'
import { Section } from '../../ui/page/section'
import { customerSideTexts } from './texts'

const LabelsDialog = lazy(async () => ({ default: (await import('./labels-dialog')).LabelsDialog }))

/** The labels that a conversation carries: all of the company's, each to be put on or taken off. */
export function CustomerLabels({ chat }: { chat: Chat }) {
  const t = useTexts(customerSideTexts)
  const { data: labels, error, retry } = useLabels()
  const { act } = useLabelChat(chat)
  const mayManage = useMay('conversations.saveLabels')
  const [isManaging, setIsManaging] = useState(false)
  const press = async (id: string) => {
    if (!(await act(toggled(chat.labels, id, labels ?? [])))) notify.error(t('labelsFailed'))
  }
  return (
    <Section
      dense
      title={t('labels')}
      aside={
        labels &&
        mayManage && (
          <IconButton
            label={t('manageLabels')}
            icon={<Settings2 size={20} aria-hidden="true" />}
            onClick={() => setIsManaging(true)}
          />
        )
      }
    >
      {error && !labels && (
        <p className="text-danger-ink">
          {t('labelsLoadFailed')} <LinkButton onClick={retry}>{t('retry')}</LinkButton>
        </p>
      )}
      {labels?.length === 0 && <p className="text-ink-soft">{t('labelsEmpty')}</p>}
      {labels && labels.length > 0 && (
        <ul aria-label={t('chooseLabels')} className="flex flex-wrap gap-2">
          {labels.map(({ id, name, colour }) => {
            const isOn = chat.labels.includes(id)
            return (
              <li key={id} className="min-w-0">
                <button
                  type="button"
                  aria-pressed={isOn}
                  onClick={() => void press(id)}
                  className={cx(
                    'inline-flex min-h-11 max-w-full items-center gap-2 rounded-full border px-3 font-semibold',
                    isOn ? 'border-accent bg-accent-tint text-accent-ink' : 'border-line hover:bg-sunken',
                  )}
                >
                  {isOn ? <Check size={16} aria-hidden="true" /> : null}
                  <LabelDot colour={colour} />
                  <span className="truncate">{name}</span>
                </button>
              </li>
            )
          })}
        </ul>
      )}
      <Suspense fallback={null}>
        {isManaging && labels && <LabelsDialog labels={labels} onClose={() => setIsManaging(false)} />}
      </Suspense>
    </Section>
  )
}
